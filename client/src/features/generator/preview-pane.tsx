import { bytesTooMany, type Level, strongestLevel } from '@canary/qr/capacity';
import type { PayloadResult } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';
import { lazy, Suspense, useDeferredValue } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { weakestLevel } from '#shared/code/code-capacity.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './preview-pane.module.css';
import { levelNames } from './use-design.ts';

/** Length from which the preview may lag behind typing, in characters: drawing takes longer than a frame. */
const LONG = 300;

const loadPreview = () => import('./code-preview.tsx');
const CodePreview = lazy(() => loadChunk(loadPreview));

/** Loads the encoder before the first code is drawn. */
export function preloadPreview(): void {
  void loadPreview().catch(() => undefined);
}

interface PreviewPaneProps {
  readonly result: PayloadResult;
  readonly design: Design;
  onLevel(level: Level): void;
}

/** The preview of a valid code; otherwise a placeholder, or a message that the content is too long. */
export function PreviewPane({ result, design, onLevel }: PreviewPaneProps) {
  const payload = result.ok ? result.payload : undefined;
  const deferred = useDeferredValue(payload);
  const drawn = payload !== undefined && payload.length > LONG ? deferred : payload;
  const weakest = weakestLevel(design);
  const excess = payload === undefined ? 0 : bytesTooMany(payload, weakest);
  return (
    <div className={styles.pane} aria-live="polite">
      {payload !== undefined && excess > 0 ? (
        <TooLong payload={payload} excess={excess} onLevel={onLevel} />
      ) : // The deferred payload is an older one, which may not fit at the chosen level.
      drawn !== undefined && bytesTooMany(drawn, weakest) === 0 ? (
        <Boundary fallback={({ retry }) => <NotLoaded onRetry={retry} />}>
          <Suspense fallback={<Placeholder />}>
            <CodePreview payload={drawn} design={design} />
          </Suspense>
        </Boundary>
      ) : (
        <Placeholder />
      )}
    </div>
  );
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

function Placeholder() {
  return (
    <div className={styles.waiting}>
      <Icon name="scan-line" size={40} />
      <p>Your code appears here as you type</p>
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.problem}>
      <p>The preview could not be loaded. You can still download the code: we check it first.</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
