import { useMemo } from 'react';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { drawingOf } from '#shared/code/draw-code.ts';
import type { CodeStyle } from '../hooks/use-code-style.ts';
import styles from './code-preview.module.css';

interface CodePreviewProps {
  /** Must fit at the style's level. */
  readonly payload: string;
  readonly style: CodeStyle;
}

/** The code as it will be saved, at the size of the screen. */
export default function CodePreview({ payload, style: { level, colours, logo } }: CodePreviewProps) {
  const drawing = useMemo(
    () => drawingOf({ payload, level, colours, logo }),
    [payload, level, colours, logo],
  );
  return <CodePicture drawing={drawing} label="Preview of your QR code" className={styles.preview} />;
}
