import { type ReactNode, Suspense } from 'react';
import { type DrawnCode, KeeperContext } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { lazyPart } from '#shared/loading/lazy-part.tsx';
import { useHistoryKeeper } from '../hooks/use-history-keeper.ts';
import { PartNotLoaded } from './part-not-loaded.tsx';

const OpenedCode = lazyPart(() => import('./opened-code.tsx'));

interface HistoryKeeperProps {
  /** The id of the code to go on with; null for a new one. */
  readonly saved: string | null;
  /** The id of the content type that the generator is for. */
  readonly type: string;
  /** The generator, with the code to go on with once it is there. */
  children(start?: { readonly id: string; readonly code: DrawnCode }): ReactNode;
}

/** Lets the generator within it keep codes in the history, and go on with one that is there. */
export function HistoryKeeper({ saved, type, children }: HistoryKeeperProps) {
  const keeper = useHistoryKeeper();
  if (saved === null) return <KeeperContext value={keeper}>{children()}</KeeperContext>;
  return (
    <Boundary fallback={({ retry }) => <PartNotLoaded onRetry={retry} />} resetKey={saved}>
      <Suspense fallback={<p role="status">Opening your saved code…</p>}>
        <OpenedCode id={saved} type={type}>
          {children}
        </OpenedCode>
      </Suspense>
    </Boundary>
  );
}
