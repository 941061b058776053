import { bytesTooMany, strongestLevel } from '@canary/qr/capacity';
import type { Outcome } from '@canary/qr/content/content-type';
import { Suspense, useDeferredValue } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { lazyPart } from '#shared/loading/lazy-part.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { CodeStyle } from '../hooks/use-code-style.ts';
import styles from './preview-pane.module.css';

/** Characters from which drawing waits for typing. */
const LONG = 300;

const loadPreview = () => import('./code-preview.tsx');
const CodePreview = lazyPart(loadPreview);

/** Fetches the drawing code ahead of the first code. */
export function preloadPreview(): void {
  void loadPreview().catch(() => undefined);
}

interface PreviewPaneProps {
  readonly outcome: Outcome;
  readonly style: CodeStyle;
  onLevel(level: CodeStyle['level']): void;
}

/** The code while the data is valid; else what is missing, or how much is too much. */
export function PreviewPane({ outcome, style, onLevel }: PreviewPaneProps) {
  const { plural } = useNumbers();
  const payload = outcome.ok ? outcome.payload : undefined;
  // A long code takes longer than a frame to draw, so typing comes first; a short one appears with the key itself.
  const deferred = useDeferredValue(payload);
  const drawn = payload !== undefined && payload.length > LONG ? deferred : payload;
  const excess = payload === undefined ? 0 : bytesTooMany(payload, style.level);
  // What is drawn lags behind while a long code is typed, so it may be one that doesn't fit any more.
  const isDrawable =
    drawn !== undefined && (drawn === payload ? excess === 0 : bytesTooMany(drawn, style.level) === 0);
  const roomier = excess > 0 && payload !== undefined ? strongestLevel(payload) : undefined;

  return (
    <div className={styles.pane} aria-live="polite">
      {excess > 0 ? (
        <div className={styles.problem}>
          <p>
            <strong>Too long by {plural(excess, 'byte')}</strong> for a QR code at level {style.level}.
            Shorten it
            {roomier ? `, or use level ${roomier}, which has room for it.` : '.'}
          </p>
          {roomier && (
            <Button look="quiet" onClick={() => onLevel(roomier)}>
              Use level {roomier}
            </Button>
          )}
        </div>
      ) : payload !== undefined && isDrawable ? (
        <Boundary fallback={({ retry }) => <NotLoaded onRetry={retry} />}>
          <Suspense fallback={<Waiting />}>
            <CodePreview payload={drawn} style={style} />
          </Suspense>
        </Boundary>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Icon name="scan-line" size={40} />
      <p>Your code appears here as you type</p>
    </div>
  );
}

/** The drawing code could not be fetched, or could not draw this code. */
function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.problem}>
      <p>The preview could not be loaded. You can still download: the code is read back all the same.</p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
