import { graphql } from '#gql/gql.ts';

export const UpdateBoardUserDocument = graphql(`
  mutation UpdateBoardUser($input: UpdateBoardUserInput!) {
    updateBoardUser(input: $input) {
      id
    }
  }
`);
