import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';
import { useAction } from '#shared/forms/use-action.ts';

/** The user's data on the pages of an account. Each component adds its own fragment. */
export const Me_user = graphql(`
  fragment Me_user on User {
    id
    unlocks {
      feature
    }
    ...TokenCount_user
    ...UnlockPanel_user
    ...UnlockOffer_user
    ...UserMenu_user
    ...ConfirmEmail_user
    ...VerifyEmail_user
    ...Greeting_user
    ...TokenOffers_user
    ...OwnRank_user
    ...AccountPage_user
    ...HistoryAccess_user
    ...HistoryKeyDialog_user
  }
`);

export const MeDocument = graphql(`
  query Me {
    me {
      ...Me_user
    }
  }
`);

/** The same user after each change, such as one made in another tab or on another device. */
export const WatchMeDocument = graphql(`
  subscription WatchMe {
    me {
      ...Me_user
    }
  }
`);

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

/** Emails a link that sets a new password, or a first one for an account that has none. */
export function useRequestPasswordReset() {
  const [mutate] = useMutation(RequestPasswordResetDocument);
  return (email: string) => mutate({ variables: { email } });
}
