import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { MessageBox } from '#shared/ui/message-box.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './history-gate.module.css';
import { useKeychain, useKeyState } from './key/keychain.ts';
import notes from './note.module.css';

/** Renders its children once the history is unlocked. Until then, it shows the state and how to unlock the history. */
export function HistoryGate({ children }: { readonly children: ReactNode }) {
  const { ensureUnlocked, regenerateRecoveryCode } = useKeychain();
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
          <p>
            {state.methods.some((method) => method !== 'RECOVERY')
              ? 'Your saved codes are encrypted, and this browser doesn’t have their key yet.'
              : 'Your password was reset. Use your recovery code to unlock your history.'}
          </p>
          <Button aria-disabled={busy} onClick={run}>
            <Icon name="lock-open" /> Unlock your history
          </Button>
          <StatusMessage failure={failure} />
        </MessageBox>
      );
    case 'none':
      return (
        <NothingSaved>
          <Button look="quiet" aria-disabled={busy} onClick={run}>
            <Icon name="upload" /> Set up now to import a file
          </Button>
          <StatusMessage failure={failure} />
        </NothingSaved>
      );
    case 'unlocked':
      return (
        <>
          {!state.hasRecoveryCode && (
            <div className={notes.note} role="note">
              <span>
                <strong>You have no recovery code yet.</strong> Without one, you lose your saved codes if you
                forget your password or passphrase.
              </span>
              <Button look="quiet" onClick={regenerateRecoveryCode}>
                Create recovery code
              </Button>
            </div>
          )}
          {children}
        </>
      );
  }
}

/** The empty state of the history. */
export function NothingSaved({ children }: { readonly children: ReactNode }) {
  return (
    <MessageBox icon="history" title="Nothing saved yet">
      <p>
        Press Save in a generator to keep a code here, encrypted in your browser. Open it again on any device,
        change it, or download it again.
      </p>
      <Link className={buttonClass()} to={paths.home}>
        Make a code
      </Link>
      {children}
    </MessageBox>
  );
}
