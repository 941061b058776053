import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { RetryNote } from '#shared/ui/retry-note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { LockedNote } from '../history-gate.tsx';
import { useKeychain, useKeyState } from '../key/keychain.ts';
import { retryWaiting, useWaitingFailure } from './waiting-codes.tsx';

interface WaitingNoteProps {
  /** What waits, such as “The name of this code waits in this tab”. */
  readonly waits: string;
}

/** Says why codes wait in this tab, and what saves them. */
export function WaitingNote({ waits }: WaitingNoteProps) {
  const { ensureUnlocked } = useKeychain();
  const key = useKeyState();
  const failure = useWaitingFailure();
  const unlock = useAction(ensureUnlocked);
  switch (key.status) {
    case 'locked':
      return <LockedNote state={key}>{waits} until you unlock your history.</LockedNote>;
    case 'none':
      return (
        <>
          <Note
            icon="lock"
            actions={
              <Button look="quiet" aria-disabled={unlock.busy} onClick={unlock.run}>
                Set up your history
              </Button>
            }
          >
            {waits} until you set up your history, which only you can read.
          </Note>
          <StatusMessage failure={unlock.failure} />
        </>
      );
    case 'failed':
      return (
        <RetryNote onRetry={key.retry}>
          {waits}. {key.message}
        </RetryNote>
      );
    default:
      return (
        failure && (
          <RetryNote onRetry={retryWaiting}>
            {waits}. {failure}
          </RetryNote>
        )
      );
  }
}
