import { graphql } from '#gql/gql.ts';

export const ReplaceHistoryKeyDocument = graphql(`
  mutation ReplaceHistoryKey($input: ReplaceHistoryKeyInput!) {
    replaceHistoryKey(input: $input) {
      ...HistoryKeys_history
    }
  }
`);
