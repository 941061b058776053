import { graphql } from '#gql/gql.ts';

export const RestoreHistoryRecordsDocument = graphql(`
  mutation RestoreHistoryRecords($ids: [ID!]!) {
    restoreHistoryRecords(ids: $ids) {
      id
      version
      revision
      ciphertext
      deletedAt
    }
  }
`);
