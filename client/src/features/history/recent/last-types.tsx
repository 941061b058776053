import type { ContentTypeId } from '@canary/qr/content/all';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { Boundary } from '#shared/layout/boundary.tsx';

interface LastTypesProps {
  /** Renders the content types of the codes that the user saved or changed last. None are known at first. */
  children(types: readonly ContentTypeId[]): ReactNode;
}

/** Loads the encryption and synchronisation code. */
const KnownTypes = lazy(() =>
  loadChunk(async () => ({ default: (await import('./known-types.tsx')).KnownTypes })),
);

/** The content types that the user used last, as the history knows them. */
export function LastTypes({ children }: LastTypesProps) {
  return (
    <Boundary fallback={() => children([])}>
      <Suspense fallback={children([])}>
        <KnownTypes>{children}</KnownTypes>
      </Suspense>
    </Boundary>
  );
}
