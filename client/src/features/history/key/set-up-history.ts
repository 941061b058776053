import { graphql } from '#gql/gql.ts';

export const SetUpHistoryDocument = graphql(`
  mutation SetUpHistory($input: SetUpHistoryInput!) {
    setUpHistory(input: $input) {
      ...HistoryKeys_history
    }
  }
`);
