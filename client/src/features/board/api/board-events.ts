import { graphql } from '#gql/gql.ts';

/** What changes on the board after a version. */
export const BoardEventsDocument = graphql(`
  subscription BoardEvents($since: Int!) {
    boardEvents(since: $since) {
      __typename
      version
      changeId
      ... on TaskCreated {
        task {
          id
          title
          column
          rank
          assigneeId
        }
      }
      ... on TaskUpdated {
        task {
          id
          title
          column
          rank
          assigneeId
        }
      }
      ... on TaskMoved {
        task {
          id
          title
          column
          rank
          assigneeId
        }
      }
      ... on TaskRestored {
        task {
          id
          title
          column
          rank
          assigneeId
        }
      }
      ... on TaskDeleted {
        taskId
      }
      ... on BoardUserCreated {
        user {
          id
          name
        }
      }
      ... on BoardUserUpdated {
        user {
          id
          name
        }
      }
      ... on BoardUserDeleted {
        userId
      }
    }
  }
`);
