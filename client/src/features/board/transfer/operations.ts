import { graphql } from '#gql/gql.ts';

export const StartImportDocument = graphql(`
  mutation StartImport($input: StartImportInput!) {
    startImport(input: $input)
  }
`);

/** Adds cards and comments. Rows that the import already has are left out. */
export const ImportCardsDocument = graphql(`
  mutation ImportCards($boardId: ID!, $input: ImportCardsInput!) {
    importCards(boardId: $boardId, input: $input)
  }
`);

export const FinishImportDocument = graphql(`
  mutation FinishImport($boardId: ID!) {
    finishImport(boardId: $boardId) {
      id
    }
  }
`);

export const CancelImportDocument = graphql(`
  mutation CancelImport($boardId: ID!) {
    cancelImport(boardId: $boardId)
  }
`);

/** A page of the descriptions of all cards, archived ones included. */
export const DescriptionsDocument = graphql(`
  query Descriptions($boardId: ID!, $after: String) {
    descriptions(boardId: $boardId, first: 500, after: $after) {
      edges {
        node {
          cardId
          text
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** A page of the items of all checklists, archived cards included. */
export const ChecklistItemsDocument = graphql(`
  query ChecklistItems($boardId: ID!, $after: String) {
    checklistItems(boardId: $boardId, first: 500, after: $after) {
      edges {
        node {
          id
          cardId
          text
          isDone
          rank
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** A page of the comments on all cards, archived ones included. */
export const CommentsDocument = graphql(`
  query Comments($boardId: ID!, $after: String) {
    comments(boardId: $boardId, first: 500, after: $after) {
      edges {
        node {
          id
          cardId
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
`);
