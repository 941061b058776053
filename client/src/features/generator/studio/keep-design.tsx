import { Suspense, use, useState } from 'react';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { DesignEditor } from '../use-design.ts';
import { ImportDesign } from './import-design.tsx';
import styles from './keep-design.module.css';
import { PresetsSlot } from './presets-slot.ts';
import { ShareDesign } from './share-design.tsx';

interface KeepDesignProps {
  readonly editor: Pick<DesignEditor, 'design' | 'change'>;
}

/** Saves or shares a design: as a preset, a link or a file. Closed at first. */
export function KeepDesign({ editor: { design, change } }: KeepDesignProps) {
  const slot = use(PresetsSlot);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.keep}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className={styles.summary}>{slot ? 'Presets and sharing' : 'Share this design'}</summary>
      {wasOpened && (
        <div className={styles.parts}>
          <ShareDesign design={design} />
          <ImportDesign onDesign={(opened) => change({ label: 'Design from a file', apply: () => opened })} />
          {slot && (
            <Boundary fallback={({ retry }) => <NotLoaded onRetry={retry} />}>
              <Suspense fallback={<p role="status">Loading your presets…</p>}>
                <slot.Presets
                  design={design}
                  onApply={(preset, name) => change({ label: `Preset ‘${name}’`, apply: () => preset })}
                />
              </Suspense>
            </Boundary>
          )}
        </div>
      )}
    </details>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <p role="alert">
      Your presets could not be loaded.{' '}
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
