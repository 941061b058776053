import { graphql } from '#gql/gql.ts';

export const StartHistoryAfreshDocument = graphql(`
  mutation StartHistoryAfresh($input: StartHistoryAfreshInput!) {
    startHistoryAfresh(input: $input) {
      ...HistoryKeys_history
    }
  }
`);
