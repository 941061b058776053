import type { Design } from '@canary/qr/design/design';
import { useMemo } from 'react';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { drawCode } from '#shared/code/draw-code.ts';
import styles from './preview-pane.module.css';

interface CodePreviewProps {
  /** Must fit at the design's level. */
  readonly payload: string;
  readonly design: Design;
}

/** The code as in the file. Loaded on demand, with the encoder. */
export default function CodePreview({ payload, design }: CodePreviewProps) {
  const { drawing } = useMemo(() => drawCode({ payload, design }), [payload, design]);
  return <CodePicture drawing={drawing} label="Preview of your QR code" className={styles.code} />;
}
