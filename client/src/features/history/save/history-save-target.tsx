import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import type { RenderGenerator } from '#shared/code/save-target.ts';
import { Boundary } from '#shared/layout/boundary.tsx';
import { PageHeader } from '#shared/layout/member-page.tsx';
import { Button } from '#shared/ui/button.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { CodeHeader } from './code-header.tsx';
import { useHistorySaveTarget } from './use-save-target.ts';

const OpenedCode = lazy(() => loadChunk(() => import('./opened-code.tsx')));

interface HistorySaveTargetProps {
  /** Id of the saved code to open; null for a new code. */
  readonly savedId: string | null;
  /** Id of the generator's content type. */
  readonly type: string;
  /** The title of the page while the code has no name. */
  readonly heading: string;
  /** The purpose of codes of this type. */
  readonly purpose: string;
  readonly children: RenderGenerator;
}

const back = 'All types';

/** Lets the generator save to the history and edit codes from it, under the code's name. */
export function HistorySaveTarget({ savedId, type, heading, purpose, children }: HistorySaveTargetProps) {
  const [name, setName] = useState<string>();
  const saveTarget = useHistorySaveTarget({ name });
  if (savedId === null) {
    return (
      <>
        <CodeHeader name={name} heading={heading} back={back} onName={setName}>
          {purpose}
        </CodeHeader>
        {children(saveTarget)}
      </>
    );
  }
  const header = <PageHeader title={heading} back={back} />;
  return (
    <Boundary
      fallback={({ retry }) => (
        <>
          {header}
          <NotLoaded onRetry={retry} />
        </>
      )}
      resetKey={savedId}
    >
      <Suspense
        fallback={
          <>
            {header}
            <p role="status">Opening your saved code…</p>
          </>
        }
      >
        <OpenedCode id={savedId} type={type} header={header}>
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
