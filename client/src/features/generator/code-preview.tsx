import { useMemo } from 'react';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { drawCode } from '#shared/code/draw-code.ts';
import styles from './preview-pane.module.css';
import type { CodeStyle } from './use-code-style.ts';

interface CodePreviewProps {
  /** Must fit at the style's level. */
  readonly payload: string;
  readonly style: CodeStyle;
}

/** The code as in the file. Loaded on demand, with the encoder. */
export default function CodePreview({ payload, style: { level, colours, logo } }: CodePreviewProps) {
  const { drawing } = useMemo(
    () => drawCode({ payload, level, colours, logo }),
    [payload, level, colours, logo],
  );
  return <CodePicture drawing={drawing} label="Preview of your QR code" className={styles.code} />;
}
