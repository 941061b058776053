import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useLogOut } from '#session/log-out.tsx';
import { useUser } from '#session/session.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './join-account.module.css';

export const JoinAccount_user = graphql(`
  fragment JoinAccount_user on User {
    username
    email
  }
`);

/** The account that joins a board, and a button to join with another account. */
export function JoinAccount() {
  const { username, email } = readFragment(JoinAccount_user, useUser());
  const { busy, failure, run, question } = useLogOut();
  return (
    <div className={styles.account}>
      <p>
        You are logged in as <strong dir="auto">{username}</strong> ({email}).
      </p>
      <BusyButton look="quiet" busy={busy} working="Logging out…" onClick={run}>
        Use another account
      </BusyButton>
      <StatusMessage failure={failure} />
      {question}
    </div>
  );
}
