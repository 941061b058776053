import { useMutation } from '@apollo/client/react';
import { graphql } from '#gql/gql.ts';

export const DynamicCodesPreferenceDocument = graphql(`
  query DynamicCodesPreference {
    me {
      id
      ...NotifySwitch_user
    }
  }
`);

const SetDynamicCodesPreferenceDocument = graphql(`
  mutation SetDynamicCodesPreference($wantsDynamicCodes: Boolean!) {
    updateAccount(input: { wantsDynamicCodes: $wantsDynamicCodes }) {
      __typename
      id
      wantsDynamicCodes
    }
  }
`);

/** Updates the preference optimistically, and rolls back if the mutation fails. */
export function useSetDynamicCodesPreference(id: string) {
  const [mutate] = useMutation(SetDynamicCodesPreferenceDocument);
  return (wantsDynamicCodes: boolean) =>
    mutate({
      variables: { wantsDynamicCodes },
      optimisticResponse: { updateAccount: { __typename: 'User', id, wantsDynamicCodes } },
    });
}
