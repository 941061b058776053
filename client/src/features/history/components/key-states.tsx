import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useHistoryKey, useHistoryKeyState } from '#features/history/key/use-history-key.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import styles from './states.module.css';

/** What needs the history's key, or what stands in its place until that is open. */
export function KeyStates({ children }: { readonly children: ReactNode }) {
  const { ensureOpen, regenerateRecoveryCode } = useHistoryKey();
  const state = useHistoryKeyState();
  const { busy, failure, run } = useAction(async () => {
    await ensureOpen();
    return undefined;
  });
  switch (state.status) {
    case 'loading':
      return (
        <p role="status" className={styles.waiting}>
          Opening your history…
        </p>
      );
    case 'failed':
      return (
        <div className={styles.state} role="alert">
          <Icon name="wifi-off" size={40} />
          <h2>Your history could not be loaded</h2>
          <p>{state.message}</p>
          <Button onClick={state.retry}>Try again</Button>
        </div>
      );
    case 'locked':
      return (
        <div className={styles.state}>
          <Icon name="lock" size={40} />
          <h2>Your history is locked</h2>
          <p>
            {state.methods.some((method) => method !== 'RECOVERY')
              ? 'Your saved codes are encrypted, and this browser doesn’t have the key to them yet.'
              : 'Your password was set anew, and the old one locked your saved codes. Your recovery code opens them.'}
          </p>
          <Button aria-disabled={busy} onClick={run}>
            <Icon name="lock-open" /> Unlock your history
          </Button>
          <Outcome failure={failure} />
        </div>
      );
    case 'none':
      return (
        <NothingSaved>
          <Button look="quiet" className={styles.beside ?? ''} aria-disabled={busy} onClick={run}>
            <Icon name="upload" /> Set it up now, to import a file
          </Button>
          <Outcome failure={failure} />
        </NothingSaved>
      );
    case 'open':
      return (
        <>
          {!state.hasRecoveryCode && (
            <div className={`${styles.opened} ${styles.reminder}`} role="note">
              <span>
                <strong>You have no recovery code yet.</strong> Without one, nobody can open your saved codes
                once you forget what opens them now.
              </span>
              <Button look="quiet" onClick={regenerateRecoveryCode}>
                Make a recovery code
              </Button>
            </div>
          )}
          {children}
        </>
      );
  }
}

/** Where nothing is kept yet: what will be, and how to begin. */
export function NothingSaved({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.state}>
      <Icon name="history" size={40} />
      <h2>Nothing saved yet</h2>
      <p>
        Press Save in a generator, and the code is kept here, encrypted in your browser. Open it again on any
        device, change it, download it anew.
      </p>
      <Link className={buttonClass()} to={paths.home}>
        Make a code
      </Link>
      {children}
    </div>
  );
}
