import { graphql } from '#gql/gql.ts';

export const DeleteBoardUserDocument = graphql(`
  mutation DeleteBoardUser($input: DeleteBoardUserInput!) {
    deleteBoardUser(input: $input)
  }
`);
