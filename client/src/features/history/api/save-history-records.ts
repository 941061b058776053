import { graphql } from '#gql/gql.ts';

export const SaveHistoryRecordsDocument = graphql(`
  mutation SaveHistoryRecords($input: SaveHistoryRecordsInput!) {
    saveHistoryRecords(input: $input) {
      id
      version
      revision
    }
  }
`);
