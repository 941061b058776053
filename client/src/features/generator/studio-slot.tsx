import { type ComponentProps, memo } from 'react';
import { Prerendered } from '#shared/layout/prerendered.tsx';
import { LazyPart } from './lazy-part.tsx';
import { ColourChips, Studio } from './lazy-parts.ts';
import type { StudioProps } from './studio/studio.tsx';
import styles from './studio-slot.module.css';

// React can't hydrate a part that is rendered again before its code is loaded.

/** The place of the design studio. */
export const StudioSlot = memo(function StudioSlot(studio: StudioProps) {
  return (
    <div className={styles.slot}>
      <h2 className={styles.title}>Design</h2>
      <LazyPart what="design">
        <Prerendered>
          <Studio {...studio} />
        </Prerendered>
      </LazyPart>
    </div>
  );
});

/** The place of the colours. */
export const ColourSlot = memo(function ColourSlot(chips: ComponentProps<typeof ColourChips>) {
  return (
    <LazyPart what="colour">
      <Prerendered>
        <ColourChips {...chips} />
      </Prerendered>
    </LazyPart>
  );
});
