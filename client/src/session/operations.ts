import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useAction } from '#shared/forms/use-action.ts';

const SendEmailVerificationDocument = graphql(`
  mutation SendEmailVerification {
    sendEmailVerification
  }
`);

/** Sends the email with the link that confirms the user's address. */
export function useSendVerification() {
  const [send] = useMutation(SendEmailVerificationDocument);
  return useAction(async () => {
    const { data } = await send();
    if (!data?.sendEmailVerification) return 'Your email address is already confirmed.';
    return 'Email sent. It can take a minute and may be in your spam folder.';
  });
}

const RequestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($email: String!) {
    requestPasswordReset(email: $email)
  }
`);

/** Emails a link that sets a new password, or the first password of an account without one. */
export function useRequestPasswordReset() {
  const [mutate] = useMutation(RequestPasswordResetDocument);
  return (email: string) => mutate({ variables: { email } });
}
