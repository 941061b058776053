import { useMutation } from '@apollo/client/react';
import { MailPasswordLinkDocument } from '../api/mail-password-link.ts';

/** Mails a link that sets a password to somebody who has none. */
export function useMailPasswordLink() {
  const [mutate] = useMutation(MailPasswordLinkDocument);
  return (email: string) => mutate({ variables: { email } });
}
