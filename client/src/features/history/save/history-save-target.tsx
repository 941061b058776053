import { lazy, Suspense } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import type { RenderGenerator } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { useHistorySaveTarget } from './use-save-target.ts';

const OpenedCode = lazy(() => loadChunk(() => import('./opened-code.tsx')));

interface HistorySaveTargetProps {
  /** Id of the saved code to open; null for a new code. */
  readonly savedId: string | null;
  /** Id of the generator's content type. */
  readonly type: string;
  readonly children: RenderGenerator;
}

/** Lets the generator save to the history and edit codes from it. */
export function HistorySaveTarget({ savedId, type, children }: HistorySaveTargetProps) {
  const saveTarget = useHistorySaveTarget();
  if (savedId === null) return children(saveTarget);
  return (
    <Boundary fallback={({ retry }) => <NotLoaded onRetry={retry} />} resetKey={savedId}>
      <Suspense fallback={<p role="status">Opening your saved code…</p>}>
        <OpenedCode id={savedId} type={type}>
          {children}
        </OpenedCode>
      </Suspense>
    </Boundary>
  );
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <MessageBox icon="circle-alert" title="Your saved code could not be opened" role="alert">
      <p>Part of the page could not be loaded. Check your connection and try again.</p>
      <Button onClick={onRetry}>Try again</Button>
    </MessageBox>
  );
}
