import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useSendVerification } from '#session/operations.ts';
import { useUser } from '#session/session.ts';
import { useRememberedFlag } from '#shared/storage/use-remembered-flag.ts';
import { BusyButton, CloseButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './confirm-email.module.css';

const ConfirmEmail_user = graphql(`
  fragment ConfirmEmail_user on User {
    id
    email
    emailVerified
  }
`);

/** Reminds a user to confirm their address. Once closed, it stays closed in this browser. */
export function ConfirmEmail() {
  const { id, email, emailVerified } = readFragment(ConfirmEmail_user, useUser());
  const [isClosed, setIsClosed] = useRememberedFlag(`canary-qr:confirm-address-closed:${id}`);
  const { busy, failure, done, run } = useSendVerification();
  if (emailVerified || isClosed) return null;
  return (
    <section className={styles.line} aria-label="Your email address">
      <p>
        <Icon name="mail" />
        <span>
          Confirm your email with the link we sent to <strong>{email}</strong>.
        </span>
      </p>
      {!done && (
        <BusyButton look="quiet" busy={busy} working="Sending…" onClick={run}>
          Resend email
        </BusyButton>
      )}
      <CloseButton className={styles.close} onClick={() => setIsClosed(true)} />
      <StatusMessage failure={failure} done={done} />
    </section>
  );
}
