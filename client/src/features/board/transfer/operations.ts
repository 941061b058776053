import { graphql } from '#gql/gql.ts';

export const StartImportDocument = graphql(`
  mutation StartImport($input: StartImportInput!) {
    startImport(input: $input)
  }
`);

/** Adds cards and comments. Those that the import has already are left out. */
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

/** The description of a card, and a page of its comments, the newest first. */
export const ExportedTextsDocument = graphql(`
  query ExportedTexts($boardId: ID!, $id: ID!, $after: String) {
    cardTexts(boardId: $boardId, id: $id) {
      description
      comments(first: 100, after: $after) {
        edges {
          node {
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
