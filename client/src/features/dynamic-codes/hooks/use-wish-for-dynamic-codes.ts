import { useMutation } from '@apollo/client/react';
import { WishForDynamicCodesDocument } from '../api/wish-for-dynamic-codes.ts';

/** Has somebody told of dynamic codes, or not: at once, and back again if the server doesn't take it. */
export function useWishForDynamicCodes(id: string) {
  const [mutate] = useMutation(WishForDynamicCodesDocument);
  return (wantsDynamicCodes: boolean) =>
    mutate({
      variables: { wantsDynamicCodes },
      optimisticResponse: { updateAccount: { __typename: 'User', id, wantsDynamicCodes } },
    });
}
