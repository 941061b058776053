import { type ReactNode, useState } from 'react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useSendVerification } from '#session/operations.ts';
import { useUser } from '#session/session.ts';
import { declareValue } from '#shared/storage/value.ts';
import { BusyButton } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { StatusMessage } from '#shared/ui/status-message.tsx';

const ConfirmEmail_user = graphql(`
  fragment ConfirmEmail_user on User {
    id
    email
    emailVerified
  }
`);

/** The ids of the users who closed the reminder. */
const closedBy = declareValue<readonly string[]>({
  key: 'browser:cleared:confirm-email-closed',
  place: 'local',
  schema: (stored) => (Array.isArray(stored) ? stored.map(String) : undefined),
});

interface ConfirmEmailProps {
  /** Shown if there is nothing to confirm, so that the page asks for only one thing at a time. */
  readonly otherwise: ReactNode;
}

/** Reminds a user to confirm their email address. A reminder that was closed stays closed in this browser. */
export function ConfirmEmail({ otherwise }: ConfirmEmailProps) {
  const { id, email, emailVerified } = readFragment(ConfirmEmail_user, useUser());
  const [closed, setClosed] = useState(() => closedBy.read() ?? []);
  const { busy, failure, done, run } = useSendVerification();
  if (emailVerified || closed.includes(id)) return otherwise;
  const close = () => {
    const all = [...closed, id];
    closedBy.write(all);
    setClosed(all);
  };
  return (
    <section aria-label="Your email address">
      <Note
        icon="mail"
        actions={
          !done && (
            <BusyButton look="quiet" busy={busy} working="Sending…" onClick={run}>
              Resend email
            </BusyButton>
          )
        }
        onClose={close}
      >
        Confirm your email with the link we sent to <strong>{email}</strong>.
      </Note>
      <StatusMessage failure={failure} done={done} />
    </section>
  );
}
