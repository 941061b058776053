import { graphql } from '#gql/gql.ts';

export const ResetHistoryDocument = graphql(`
  mutation ResetHistory($input: ResetHistoryInput!) {
    resetHistory(input: $input) {
      ...HistoryKeys_history
    }
  }
`);
