import { graphql } from '#gql/gql.ts';

export const WishForDynamicCodesDocument = graphql(`
  mutation WishForDynamicCodes($wantsDynamicCodes: Boolean!) {
    updateAccount(input: { wantsDynamicCodes: $wantsDynamicCodes }) {
      __typename
      id
      wantsDynamicCodes
    }
  }
`);
