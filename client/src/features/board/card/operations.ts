import { graphql } from '#gql/gql.ts';

/** A card by its number, also from the archive. */
export const CardDocument = graphql(`
  query Card($boardId: ID!, $number: Int!) {
    card(boardId: $boardId, number: $number) {
      ...Card_task
      deletedAt
    }
  }
`);

/** The description and the checklist of a card, and a page of its comments, the newest first. */
export const CardTextsDocument = graphql(`
  query CardTexts($boardId: ID!, $id: ID!, $after: String) {
    cardTexts(boardId: $boardId, id: $id) {
      version
      description
      checklist {
        id
        text
        isDone
        rank
      }
      comments(first: 50, after: $after) {
        edges {
          node {
            id
            authorId
            text
            createdAt
            editedAt
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** What was done on a card, or on the whole board without `cardId`, the newest first. */
export const ActivityDocument = graphql(`
  query Activity($boardId: ID!, $cardId: ID, $after: String) {
    activity(boardId: $boardId, cardId: $cardId, first: 20, after: $after) {
      edges {
        node {
          version
          at
          actor {
            id
            name
          }
          kind
          subjectId
          title
          number
          isDeleted
          changes {
            field
            from
            to
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

/** Deletes a deleted card for good. */
export const PurgeTaskDocument = graphql(`
  mutation PurgeTask($boardId: ID!, $id: ID!) {
    purgeTask(boardId: $boardId, id: $id)
  }
`);
