import { isMadeForLogo } from '@canary/qr/compose';
import { judgeModule } from '@canary/qr/paper/module-size';
import { layOutPage, pagesFor, roomOn } from '@canary/qr/paper/sheet';
import { browserFonts } from '@canary/rendering/browser/fonts';
import { paperFonts } from '@canary/rendering/browser/paper-fonts';
import { drawAtOnce } from '@canary/rendering/core/draw-code';
import { layOutCode } from '@canary/rendering/core/lay-out-code';
import { useDeferredValue, useMemo } from 'react';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { SheetPreview } from '#shared/paper/sheet-preview.tsx';
import { SizeNote } from '#shared/paper/size-note.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './bulk.module.css';
import type { RunCode } from './run.ts';
import type { RunSheet } from './sheet-run.ts';

interface LabelPreviewProps {
  readonly codes: readonly RunCode[];
  readonly labels: RunSheet;
  /** Whether a measure of the sheet is wrong. */
  readonly isRefused: boolean;
}

/** The first page of a run's labels, and what is wrong with the labels on it. */
export function LabelPreview({ isRefused, ...props }: LabelPreviewProps) {
  const { codes, labels } = useDeferredValue(props);
  const { sheet, copies, density = 600, design } = labels;
  const { plural } = useNumbers();
  const { code: first } = useDrawing(codes[0]);
  const { page, cells } = useMemo(() => {
    const room = roomOn(sheet, 0);
    const drawn = codes.slice(0, Math.ceil(room / copies)).flatMap((code) => {
      // Each code of a logo takes long. In the preview, they look like the first one.
      const its = isMadeForLogo(code.payload, design) ? first : drawAtOnce(code, browserFonts);
      if (!its) return [];
      const words = { title: '', text: code.caption };
      const options = { layout: 'labels', sheet, words, payload: code.payload } as const;
      return layOutCode(its.drawing, design, options, paperFonts);
    });
    const repeated = drawn.flatMap((cell) => Array<typeof cell>(copies).fill(cell)).slice(0, room);
    return { page: layOutPage(repeated, sheet), cells: drawn };
  }, [codes, sheet, copies, design, first]);
  const smallest = Math.min(...cells.map(({ module }) => module));
  const size = cells.length > 0 ? judgeModule(smallest, density) : 'good';
  const tooLong = cells.filter((cell) => cell.tooLong).length;
  return (
    <div className={styles.field}>
      <SheetPreview page={page} pages={pagesFor(codes.length * copies, sheet)} isRefused={isRefused} />
      <div role="status">
        {size !== 'good' && (
          <SizeNote
            size={size}
            module={smallest}
            density={density}
            options={{ layout: 'labels', words: { title: '', text: codes[0]?.caption ?? '' } }}
          />
        )}
        {tooLong > 0 && (
          <Note tone="warning">
            The captions of {plural(tooLong, 'label')} on this page are too long. Shorten the caption, or
            choose larger labels: these codes are left out.
          </Note>
        )}
      </div>
    </div>
  );
}
