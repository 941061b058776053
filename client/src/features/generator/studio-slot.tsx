import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useFeatureStatus } from './feature-status.ts';
import type { StudioSection } from './studio/section.ts';
import styles from './studio-slot.module.css';
import type { DesignEditor } from './use-design.ts';

const loadStudio = () => loadChunk(() => import('./studio/studio.tsx'));
const Studio = lazy(loadStudio);

interface StudioSlotProps {
  readonly editor: DesignEditor;
  /** Undefined for the first one. */
  readonly shownSection: StudioSection | undefined;
  onSection(section: StudioSection): void;
}

/** The place of the design studio, which is loaded once it comes near the visible part of the page. */
export function StudioSlot({ editor, shownSection, onSection }: StudioSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const statusOf = useFeatureStatus();

  useEffect(() => {
    if (!slot.current || typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(slot.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={slot} className={styles.slot}>
      <h2 className={styles.title}>Design</h2>
      {(isNear || shownSection) && (
        <Boundary fallback={({ retry }) => <NotLoaded onRetry={retry} />}>
          <Suspense>
            <Studio
              editor={editor}
              statusOf={statusOf}
              section={shownSection ?? 'shape'}
              onSection={onSection}
            />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <p role="alert">
      The design options could not be loaded. You can still download the code.{' '}
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
