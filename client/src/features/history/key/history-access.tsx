import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { type HistoryKeyState, useKeychain, useKeyState } from './keychain.ts';
import { lockedReason } from './locked-reason.ts';

const HistoryAccess_user = graphql(`
  fragment HistoryAccess_user on User {
    hasPassword
  }
`);

const descriptions: Readonly<Record<HistoryKeyState['status'], string>> = {
  loading: 'Loading…',
  failed: 'We couldn’t check whether you have a history.',
  none: 'You don’t have a history yet. Saving your first code creates it.',
  locked: 'Locked on this device.',
  unlocked: 'Unlocked on this device.',
};

/** Shows whether the history is unlocked on this device, with the actions that manage its key. */
export function HistoryAccess({ user }: { readonly user: FragmentType<typeof HistoryAccess_user> }) {
  const { hasPassword } = readFragment(HistoryAccess_user, user);
  const state = useKeyState();
  const { ensureUnlocked, regenerateRecoveryCode, changePassphrase } = useKeychain();
  const { run, busy, failure } = useAction(ensureUnlocked);
  // After a password reset without a recovery code, no secret unlocks the history.
  const isLost = state.status === 'locked' && state.methods.length === 0;
  const canOpen = state.status === 'unlocked' || (state.status === 'locked' && !isLost);
  const hasRecoveryCode =
    state.status === 'unlocked'
      ? state.hasRecoveryCode
      : state.status !== 'locked' || state.methods.includes('RECOVERY');
  return (
    <>
      <p role="status">
        {descriptions[state.status]}
        {!hasRecoveryCode &&
          !isLost &&
          ' You don’t have a recovery code. Create one, so that you don’t lose your codes if you forget your password.'}
      </p>
      {state.status === 'locked' && <p className="muted">{lockedReason(state)}</p>}
      <StatusMessage failure={state.status === 'failed' ? state.message : failure} />
      <div className={forms.actions}>
        {state.status === 'failed' && (
          <Button look="secondary" onClick={state.retry}>
            Try again
          </Button>
        )}
        {state.status === 'none' && (
          <Button look="secondary" aria-disabled={busy} onClick={run}>
            Set up history
          </Button>
        )}
        {state.status === 'locked' && (
          <Button look="secondary" aria-disabled={busy} onClick={run}>
            {isLost ? 'Start over…' : 'Unlock history'}
          </Button>
        )}
        {canOpen && !hasPassword && (
          <Button look="secondary" onClick={changePassphrase}>
            Change passphrase
          </Button>
        )}
        {canOpen && (
          <Button look="secondary" onClick={regenerateRecoveryCode}>
            {hasRecoveryCode ? 'Create new recovery code' : 'Create recovery code'}
          </Button>
        )}
      </div>
    </>
  );
}
