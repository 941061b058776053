import { graphql } from '#gql/gql.ts';

/** Some of the saved codes, newest first, sealed as the server keeps them. */
export const HistoryPageDocument = graphql(`
  query HistoryPage($first: Int!, $after: String) {
    history {
      keyId
      revision
      count
      records(first: $first, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            id
            version
            revision
            ciphertext
            deletedAt
          }
        }
      }
    }
  }
`);
