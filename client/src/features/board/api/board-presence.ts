import { graphql } from '#gql/gql.ts';

/** Who is at the board. To be subscribed is to be there. */
export const BoardPresenceDocument = graphql(`
  subscription BoardPresence($person: ID!, $dragging: ID) {
    boardPresence(person: $person, dragging: $dragging) {
      count
      people {
        id
        name
        taskId
      }
    }
  }
`);
