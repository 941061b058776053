import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useAction } from '#shared/forms/use-action.ts';

const SendEmailVerificationDocument = graphql(`
  mutation SendEmailVerification {
    sendEmailVerification
  }
`);

/** Has the mail sent that shows whose an address is. */
export function useSendVerification() {
  const [send] = useMutation(SendEmailVerificationDocument);
  return useAction(async () => {
    const { data } = await send();
    if (!data?.sendEmailVerification) return 'Your address is confirmed already.';
    return 'Sent. It may take a minute, and may lie among your spam.';
  });
}
