import { graphql } from '#gql/gql.ts';

/** Single saved codes as they are now: those that a link names, or that somebody else changed meanwhile. */
export const HistoryRecordsByIdDocument = graphql(`
  query HistoryRecordsById($ids: [ID!]!) {
    history {
      revision
      recordsById(ids: $ids) {
        id
        version
        revision
        ciphertext
        deletedAt
      }
    }
  }
`);
