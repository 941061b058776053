import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useSendVerification } from '#session/operations.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Outcome } from '#shared/ui/outcome.tsx';
import styles from './email-status.module.css';
import forms from './forms.module.css';

export const EmailStatus_user = graphql(`
  fragment EmailStatus_user on User {
    email
    emailVerified
  }
`);

/** The present address, and whether it is known to be theirs. */
export function EmailStatus({ user }: { readonly user: FragmentType<typeof EmailStatus_user> }) {
  const { email, emailVerified } = readFragment(EmailStatus_user, user);
  const { run, busy, failure, done } = useSendVerification();
  return (
    <div className={forms.form}>
      <div className={styles.present}>
        <p className={styles.address}>{email}</p>
        <p className={emailVerified ? styles.confirmed : styles.open}>
          {emailVerified ? 'Confirmed' : 'Not confirmed'}
        </p>
      </div>
      {!emailVerified && (
        <>
          <Outcome failure={failure} done={done} />
          <div className={forms.actions}>
            <BusyButton look="quiet" className={forms.quiet} busy={busy} working="Sending…" onClick={run}>
              Send the mail again
            </BusyButton>
          </div>
        </>
      )}
    </div>
  );
}
