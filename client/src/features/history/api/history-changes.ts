import { graphql } from '#gql/gql.ts';

/** What changes in the history after a revision. */
export const HistoryChangesDocument = graphql(`
  subscription HistoryChanges($since: Int!) {
    historyChanges(since: $since) {
      keyId
      revision
      reset
      records {
        id
        version
        revision
        ciphertext
        deletedAt
      }
    }
  }
`);
