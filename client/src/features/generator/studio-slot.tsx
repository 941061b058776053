import { lazy, memo } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { LazyPart } from './lazy-part.tsx';
import type { StudioSection } from './studio/section.ts';
import styles from './studio-slot.module.css';
import type { DesignEditor } from './use-design.ts';

const loadStudio = () => loadChunk(() => import('./studio/studio.tsx'));
const Studio = lazy(loadStudio);

interface StudioSlotProps {
  readonly editor: DesignEditor;
  /** The content of the code; undefined while there is none that fits. */
  readonly payload: string | undefined;
  /** Whether to load the studio. */
  readonly isNeeded: boolean;
  readonly section: StudioSection;
  onSection(section: StudioSection): void;
  /** Returns the content of the code; undefined while there is none. Stable, so that typing doesn't render the studio. */
  getPayload(): string | undefined;
}

/** The place of the design studio, which is loaded on demand. */
export const StudioSlot = memo(function StudioSlot({ isNeeded, ...studio }: StudioSlotProps) {
  const placeholder = <div className={styles.placeholder} aria-hidden="true" />;
  return (
    <div className={styles.slot}>
      <h2 className={styles.title}>Design</h2>
      {isNeeded ? (
        <LazyPart what="design" placeholder={placeholder}>
          <Studio {...studio} />
        </LazyPart>
      ) : (
        placeholder
      )}
    </div>
  );
});
