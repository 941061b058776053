import { bytesTooMany, type Level, weakestLevel } from '@canary/qr/capacity';
import type { PayloadResult } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';
import { strongestLevel } from '@canary/qr/version';
import { useDeferredValue } from 'react';
import { CodePicture } from '#shared/code/code-picture.tsx';
import { useDrawing } from '#shared/code/use-drawing.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Placeholder } from './placeholder.tsx';
import styles from './preview-pane.module.css';
import { sampleContent } from './sample-content.ts';

/** Length from which the preview may lag behind typing, in characters: drawing takes longer than a frame. */
const LONG = 300;

const levelNames: Readonly<Record<Level, string>> = {
  L: 'low',
  M: 'medium',
  Q: 'quartile',
  H: 'high',
};

interface LivePreviewProps {
  readonly result: PayloadResult;
  readonly design: Design;
  /** Whether the design is shown on a sample while there is no valid code. */
  readonly hasSample: boolean;
  onLevel(level: Level): void;
}

/** The preview of a valid code; otherwise a sample, a placeholder, or a message that the content is too long. */
export default function LivePreview({ result, design, hasSample, onLevel }: LivePreviewProps) {
  const payload = result.ok ? result.payload : undefined;
  const deferred = useDeferredValue(payload);
  const drawn = payload !== undefined && payload.length > LONG ? deferred : payload;
  const weakest = weakestLevel(design);
  const excess = payload === undefined ? 0 : bytesTooMany(payload, weakest);
  if (payload !== undefined && excess > 0) {
    return <TooLong payload={payload} excess={excess} onLevel={onLevel} />;
  }
  // The deferred payload is older than the design, so it may not fit at the chosen level.
  if (drawn === undefined || bytesTooMany(drawn, weakest) > 0) {
    return hasSample ? <CodePreview payload={sampleContent} design={design} isSample /> : <Placeholder />;
  }
  return <CodePreview payload={drawn} design={design} />;
}

interface TooLongProps {
  readonly payload: string;
  /** Bytes above the capacity of the chosen level. */
  readonly excess: number;
  onLevel(level: Level): void;
}

function TooLong({ payload, excess, onLevel }: TooLongProps) {
  const { plural } = useNumbers();
  const level = strongestLevel(payload);
  return (
    <div className={styles.problem}>
      <p>
        <strong>Too long by {plural(excess, 'byte')}.</strong> Shorten it
        {level ? ' or lower the error correction.' : '.'}
      </p>
      {level && (
        <Button look="quiet" onClick={() => onLevel(level)}>
          Use {levelNames[level]} error correction
        </Button>
      )}
    </div>
  );
}

interface CodePreviewProps {
  /** The content of the code. It must fit at the design's level. */
  readonly payload: string;
  readonly design: Design;
  /** Whether the content is a sample, not the user's. */
  readonly isSample?: boolean;
}

/** The preview of a code. It looks like the code's file. */
function CodePreview({ payload, design, isSample = false }: CodePreviewProps) {
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
