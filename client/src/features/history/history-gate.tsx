import type { WrapMethod } from '@canary/vault/history-key';
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
import { lockedReason } from './key/locked-reason.ts';
import { RecoveryBanner } from './key/recovery-banner.tsx';

/** Renders its children once the history is unlocked. Until then, it shows the state and how to unlock the history. */
export function HistoryGate({ children }: { readonly children: ReactNode }) {
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
          <p>{reasonOf(state.methods)}</p>
          <Button aria-disabled={busy} onClick={run}>
            <Icon name="lock-open" /> Unlock your history
          </Button>
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
      return (
        <>
          <RecoveryBanner unlocked={state} />
          {children}
        </>
      );
  }
}

function reasonOf(methods: readonly WrapMethod[]): string {
  if (methods.some((method) => method !== 'RECOVERY')) return lockedReason();
  return methods.length > 0
    ? 'Your password was reset, so it doesn’t open your saved codes. Your recovery code does.'
    : 'Your password was reset, and you have no recovery code. Nothing else can open what you saved before, not even we can.';
}

/** The empty state of the history. */
export function EmptyHistory({ children }: { readonly children: ReactNode }) {
  return (
    <MessageBox icon="history" title="Your history is empty">
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
