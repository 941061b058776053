import { graphql } from '#gql/gql.ts';

export const CreateBoardUserDocument = graphql(`
  mutation CreateBoardUser($input: CreateBoardUserInput!) {
    createBoardUser(input: $input) {
      id
    }
  }
`);
