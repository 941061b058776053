import { useMutation } from '@apollo/client/react';
import type { RequestEmailChangeInput } from '#gql/graphql.ts';
import { RequestEmailChangeDocument } from '../api/request-email-change.ts';

/** Mails a link to another address, which becomes that of the account when it is opened. */
export function useRequestEmailChange() {
  const [mutate] = useMutation(RequestEmailChangeDocument);
  return (input: RequestEmailChangeInput) => mutate({ variables: { input } });
}
