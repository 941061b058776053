import { graphql } from '#gql/gql.ts';

export const DeleteHistoryRecordsDocument = graphql(`
  mutation DeleteHistoryRecords($ids: [ID!]!) {
    deleteHistoryRecords(ids: $ids) {
      id
      revision
    }
  }
`);
