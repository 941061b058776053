import { lazy, memo, useRef } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { useHasGesture } from '#shared/browser/use-has-gesture.ts';
import { useIsNear } from '#shared/browser/use-is-near.ts';
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
  /** The section to show; undefined for the first section. */
  readonly shownSection: StudioSection | undefined;
  onSection(section: StudioSection): void;
  /** Returns the content of the code; undefined while there is none. Stable, so that typing doesn't render the studio. */
  getPayload(): string | undefined;
}

/** The place of the design studio, which is loaded once it is visible and the user does anything. */
export const StudioSlot = memo(function StudioSlot({
  editor,
  payload,
  shownSection,
  onSection,
  getPayload,
}: StudioSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(slot);
  // The studio is on the first screen, but the first load has no room for its code.
  const hasGesture = useHasGesture();
  const placeholder = <div className={styles.placeholder} aria-hidden="true" />;

  return (
    <div ref={slot} className={styles.slot}>
      <h2 className={styles.title}>Design</h2>
      {(isNear && hasGesture) || shownSection ? (
        <LazyPart what="design" placeholder={placeholder}>
          <Studio
            editor={editor}
            payload={payload}
            section={shownSection ?? 'shape'}
            onSection={onSection}
            getPayload={getPayload}
          />
        </LazyPart>
      ) : (
        placeholder
      )}
    </div>
  );
});
