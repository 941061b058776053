import type { Drawing } from '@canary/qr/drawing';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { type CardFit, fitCard } from './fit-card.ts';
import { type Paper, papers } from './paper.ts';
import styles from './print-dialog.module.css';
import { Sheet } from './sheet.tsx';

/** Width of the preview, in millimetres: it fits on the narrowest screen. */
const WIDTH = 60;

interface SheetPreviewProps {
  readonly paper: Paper;
  readonly drawing: Drawing;
  /** Whether the sheet can't be printed with the current choices. */
  readonly isRefused: boolean;
  /** Called with the fit of a card whenever its words or its paper have changed. */
  onFit(fit: CardFit): void;
}

/** The sheet that is printed, scaled down. */
export function SheetPreview({ paper, drawing, isRefused, onFit }: SheetPreviewProps) {
  const { width, height } = papers[paper.name];
  const sheet = useRef<HTMLDivElement>(null);
  useFit(() => {
    if (sheet.current && paper.card) onFit(fitCard(sheet.current, paper.name, drawing));
  });
  return (
    <figure className={styles.preview} data-refused={isRefused} aria-label="Preview of the printed page">
      <div className={styles.page} style={{ width: `${WIDTH}mm`, height: `${(WIDTH * height) / width}mm` }}>
        <div className={styles.scaled} style={{ transform: `scale(${WIDTH / width})` }}>
          <Sheet ref={sheet} paper={paper}>
            <CodePicture drawing={drawing} label="The code" />
          </Sheet>
        </div>
      </div>
      <figcaption className={styles.advice}>
        {paper.name}, {sizeText(width)} × {sizeText(height)} mm
      </figcaption>
    </figure>
  );
}

const sizeText = (length: number) => Math.round(length);

/** Measures after each change, and again once fonts have arrived. */
function useFit(measure: () => void): void {
  useLayoutEffect(measure);
  const onFonts = useEffectEvent(measure);
  useEffect(() => {
    const controller = new AbortController();
    document.fonts.addEventListener('loadingdone', () => onFonts(), controller);
    return () => controller.abort();
  }, []);
}
