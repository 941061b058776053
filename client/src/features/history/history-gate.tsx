import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './history-gate.module.css';
import { type LockedHistory, useKeychain, useKeyState } from './key/keychain.ts';
import { lockedReason } from './key/locked-reason.ts';
import { UnlockButton } from './key/unlock-button.tsx';

/** Renders its children once the history is unlocked. Until then, it shows the state and how to unlock the history. */
export function HistoryGate({ children }: { readonly children?: ReactNode }) {
  const { ensureUnlocked } = useKeychain();
  const state = useKeyState();
  const { busy, failure, run } = useAction(ensureUnlocked);
  switch (state.status) {
    case 'loading':
      return (
        <p role="status" className={styles.waiting}>
          Opening your history…
        </p>
      );
    case 'failed':
      return (
        <MessageBox icon="wifi-off" title="Your history could not be loaded" role="alert">
          <p>{state.message}</p>
          <Button onClick={state.retry}>Try again</Button>
        </MessageBox>
      );
    case 'locked':
      return (
        <MessageBox icon="lock" title="Your history is locked">
          <p>{lockedReason(state)}</p>
          <UnlockButton look="primary" methods={state.methods} busy={busy} onClick={run} />
          <StatusMessage failure={failure} />
        </MessageBox>
      );
    case 'none':
      return (
        <EmptyHistory>
          <Button look="quiet" aria-disabled={busy} onClick={run}>
            <Icon name="upload" /> Set up now to import a file
          </Button>
          <StatusMessage failure={failure} />
        </EmptyHistory>
      );
    case 'unlocked':
      return children;
  }
}

interface LockedNoteProps {
  readonly state: LockedHistory;
  /** What the history is needed for; by default why it is locked. */
  readonly children?: ReactNode;
}

/** Offers to unlock the history, above or in place of what is in it. */
export function LockedNote({ state, children }: LockedNoteProps) {
  const { ensureUnlocked } = useKeychain();
  const { busy, failure, run } = useAction(ensureUnlocked);
  return (
    <>
      <Note
        icon="lock"
        actions={<UnlockButton look="quiet" methods={state.methods} busy={busy} onClick={run} />}
      >
        {children ?? lockedReason(state)}
      </Note>
      <StatusMessage failure={failure} />
    </>
  );
}

/** The empty state of the list of codes. */
export function EmptyHistory({ children }: { readonly children?: ReactNode }) {
  return (
    <MessageBox icon="qr-code" title="No codes yet">
      <p>
        Press Save in a generator to keep a code here, encrypted in your browser. Open it again on any device,
        change it, or download it again. Dynamic codes are listed here, too.
      </p>
      <Link className={buttonClass()} to={paths.home}>
        Make a code
      </Link>
      {children}
    </MessageBox>
  );
}
