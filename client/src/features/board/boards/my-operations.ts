import { graphql } from '#gql/gql.ts';
import type { MyCardsQuery, NoticesQuery } from '#gql/graphql.ts';

/** A card that is assigned to the user. */
export type MyCard = MyCardsQuery['myCards']['edges'][number]['node'];

/** An action of another person that concerns the user. */
export type Notice = NoticesQuery['notices']['edges'][number]['node'];

/** A page of the cards that are assigned to the user, on all boards: the open cards by due day, or the done cards; with a text, only those that have its words. */
export const MyCardsDocument = graphql(`
  query MyCards($isDone: Boolean!, $text: String, $after: String) {
    myCards(isDone: $isDone, text: $text, first: 50, after: $after) {
      edges {
        node {
          taskId
          number
          title
          dueOn
          doneOn
          columnName
          board {
            id
            name
          }
          labels {
            id
            name
            color
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** A page of the user's notices, the newest first. */
export const NoticesDocument = graphql(`
  query Notices($after: String) {
    notices(first: 20, after: $after) {
      edges {
        node {
          id
          kind
          createdAt
          readAt
          number
          title
          board {
            id
            name
          }
          actor {
            id
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Marks the notices up to a time as read. */
export const MarkNoticesReadDocument = graphql(`
  mutation MarkNoticesRead($until: DateTime!) {
    markNoticesRead(until: $until) {
      id
      ...UnreadNotices_user
    }
  }
`);
