import { graphql } from '#gql/gql.ts';

/** The whole board, and the version from which it is followed. */
export const BoardDocument = graphql(`
  query Board {
    board {
      version
      tasks {
        id
        title
        column
        rank
        assigneeId
      }
      users {
        id
        name
      }
    }
  }
`);
