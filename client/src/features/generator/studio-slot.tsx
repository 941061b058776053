import { memo } from 'react';
import { Prerendered } from '#shared/layout/prerendered.tsx';
import { LazyPart } from './lazy-part.tsx';
import { Studio } from './lazy-parts.ts';
import type { StudioProps } from './studio/studio.tsx';
import styles from './studio-slot.module.css';

/** The place of the design studio. React can't hydrate a part that is rendered again before its code is loaded. */
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
