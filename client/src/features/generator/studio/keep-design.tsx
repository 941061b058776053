import { Suspense, use, useState } from 'react';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { addressTarget } from '../export/address-target.ts';
import type { Order } from '../export/order.ts';
import type { DesignEditor } from '../use-design.ts';
import { ImportDesign } from './import-design.tsx';
import styles from './keep-design.module.css';
import { PresetsSlot } from './presets-slot.ts';
import { ShareDesign } from './share-design.tsx';

interface KeepDesignProps {
  readonly editor: Pick<DesignEditor, 'design' | 'change'>;
  /** Starts an export of the code. */
  start(order: Order): void;
}

/** Saves or shares a design, as a preset, a link or a file, or the code by an image address. Closed at first. */
export function KeepDesign({ editor: { design, change }, start }: KeepDesignProps) {
  const slot = use(PresetsSlot);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.keep}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className={styles.summary}>{slot ? 'Presets and sharing' : 'Share'}</summary>
      {wasOpened && (
        <div className={styles.parts}>
          <div className={styles.address}>
            <Button look="quiet" onClick={() => start({ target: addressTarget })}>
              <Icon name="image" size={17} /> Image address of this code
            </Button>
            <p className="fine">For web pages and documents: an address, Markdown or HTML.</p>
          </div>
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
