import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import styles from '#features/dynamic-codes/manage/manage.module.css';
import type { ManagedCode } from '#features/dynamic-codes/manage/operations.ts';
import { LockedNote } from '#features/history/history-gate.tsx';
import { CodeThumbnail } from '#features/history/list/code-thumbnail.tsx';
import { CodeHeader } from '#features/history/save/code-header.tsx';
import { type LinkedCode, useLinkedCode } from '#features/history/save/linked-code.tsx';
import { WaitingNote } from '#features/history/save/waiting-note.tsx';
import { shortAddress } from '#shared/format/short-address.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Note } from '#shared/ui/note.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { fileMessageIn } from './file-message.ts';

interface CodeHeadProps {
  readonly code: ManagedCode;
  readonly children: ReactNode;
}

/** The name of a dynamic code, with the message about its new file. */
export function CodeHead({ code, children }: CodeHeadProps) {
  const linked = useLinkedCode(code.id, code.payload);
  const rename = useAction(linked.rename);
  const { state: navigation } = useLocation();
  const [fileMessage, setFileMessage] = useState(() => fileMessageIn(navigation));
  return (
    <>
      <div className={styles.named}>
        {linked.name !== undefined && <CodeThumbnail code={linked.code} />}
        <CodeHeader
          name={linked.name}
          heading={shortAddress(code.shortUrl)}
          back="Codes"
          backTo={paths.history}
          onName={rename.run}
        >
          {children}
        </CodeHeader>
      </div>
      {fileMessage && (
        <Note tone="good" role="status" onClose={() => setFileMessage(undefined)}>
          {fileMessage}
        </Note>
      )}
      <NameNote linked={linked} />
      <StatusMessage failure={rename.failure} />
    </>
  );
}

/** Why the name of a code is missing. */
function NameNote({ linked: { key, isWaiting } }: { readonly linked: LinkedCode }) {
  if (key.status === 'failed')
    return (
      <RetryNote tone="warning" role="status" onRetry={key.retry}>
        The name and design of this code could not be loaded. {key.message}
      </RetryNote>
    );
  if (isWaiting) return <WaitingNote waits="The name and design of this code wait in this tab" />;
  if (key.status !== 'locked') return null;
  return (
    <LockedNote state={key}>
      The name and design of this code are in your history, which is locked. You can manage the code by its
      short link.
    </LockedNote>
  );
}
