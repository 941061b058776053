import { graphql } from '#gql/gql.ts';

export const CreateHistoryDocument = graphql(`
  mutation CreateHistory($input: CreateHistoryInput!) {
    createHistory(input: $input) {
      ...HistoryKeys_history
    }
  }
`);
