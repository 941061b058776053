import {
  type HistoryKeyState,
  useHistoryKey,
  useHistoryKeyState,
} from '#features/history/key/use-history-key.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import styles from './forms.module.css';
import { Section } from './section.tsx';

const HistorySection_user = graphql(`
  fragment HistorySection_user on User {
    hasPassword
  }
`);

const words: Readonly<Record<HistoryKeyState['status'], string>> = {
  loading: 'One moment…',
  failed: 'We don’t know yet whether you have one.',
  none: 'You have none yet. The first code that you save sets it up.',
  locked: 'It is locked in this browser.',
  open: 'It is open in this browser.',
};

/** Whether the saved history is open here, and what opens it. */
export function HistorySection({ user }: { readonly user: FragmentType<typeof HistorySection_user> }) {
  const { hasPassword } = readFragment(HistorySection_user, user);
  const state = useHistoryKeyState();
  const { ensureOpen, regenerateRecoveryCode, changePassphrase } = useHistoryKey();
  const { run, busy, failure } = useAction(async () => {
    await ensureOpen();
    return undefined;
  });
  const isThere = state.status === 'open' || state.status === 'locked';
  const hasCode =
    state.status === 'open'
      ? state.hasRecoveryCode
      : state.status !== 'locked' || state.methods.includes('RECOVERY');
  return (
    <Section
      id="history"
      title="Saved history"
      lead="Encrypted in your browser. Your password or passphrase opens it, and your recovery code if you lose that; we store neither."
    >
      <p role="status">
        {words[state.status]}
        {!hasCode &&
          ' You have no recovery code yet: make one, or a forgotten password loses what you saved.'}
      </p>
      <Outcome failure={state.status === 'failed' ? state.message : failure} />
      <div className={styles.actions}>
        {state.status === 'failed' && (
          <Button look="secondary" onClick={state.retry}>
            Try again
          </Button>
        )}
        {state.status === 'none' && (
          <Button look="secondary" aria-disabled={busy} onClick={run}>
            Set it up now
          </Button>
        )}
        {state.status === 'locked' && (
          <Button look="secondary" aria-disabled={busy} onClick={run}>
            Unlock it
          </Button>
        )}
        {isThere && !hasPassword && (
          <Button look="secondary" onClick={changePassphrase}>
            Change your passphrase
          </Button>
        )}
        {isThere && (
          <Button look="secondary" onClick={regenerateRecoveryCode}>
            {hasCode ? 'Make a new recovery code' : 'Make a recovery code'}
          </Button>
        )}
      </div>
    </Section>
  );
}
