import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useSendVerification } from '#session/operations.ts';
import { useUser } from '#session/session.ts';
import { useRememberedFlag } from '#shared/storage/use-remembered-flag.ts';
import { BusyButton, CloseButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import styles from './confirm-address.module.css';

const ConfirmAddress_user = graphql(`
  fragment ConfirmAddress_user on User {
    id
    email
    emailVerified
  }
`);

/** A quiet line for whoever hasn't shown yet that their address is theirs. Closed, it stays so in this browser. */
export function ConfirmAddress() {
  const { id, email, emailVerified } = readFragment(ConfirmAddress_user, useUser());
  const [isClosed, setClosed] = useRememberedFlag(`canary-qr:confirm-address-closed:${id}`);
  const { busy, failure, done, run } = useSendVerification();
  if (emailVerified || isClosed) return null;
  return (
    <section className={styles.line} aria-label="Your email address">
      <p>
        <Icon name="mail" />
        <span>
          Confirm your address <strong>{email}</strong> by the link in our mail.
        </span>
      </p>
      {!done && (
        <BusyButton look="quiet" busy={busy} working="Sending…" onClick={run}>
          Send the mail again
        </BusyButton>
      )}
      <CloseButton className={styles.close} onClick={() => setClosed(true)} />
      <Outcome failure={failure} done={done} />
    </section>
  );
}
