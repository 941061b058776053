import type { Design } from '@canary/qr/design/design';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './preview-pane.module.css';

interface CodePreviewProps {
  /** The content of the code. It must fit at the design's level. */
  readonly payload: string;
  readonly design: Design;
  /** Whether the content is a sample, not the user's. */
  readonly isSample?: boolean;
}

/** The preview of a code. It looks like the code's file. */
export default function CodePreview({ payload, design, isSample = false }: CodePreviewProps) {
  const { code, hasFailed, retry } = useDrawing({ payload, design });
  if (hasFailed) return <NotDrawn onRetry={retry} />;
  if (!code) return <p className={styles.hint}>Making a code for your logo…</p>;
  const label = isSample ? 'Sample in your design' : 'Preview of your QR code';
  return <CodePicture drawing={code.drawing} label={label} className={styles.code} />;
}

function NotDrawn({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.problem}>
      <p>The code with your logo could not be drawn. Check your connection and try again.</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
