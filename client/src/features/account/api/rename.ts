import { graphql } from '#gql/gql.ts';

export const RenameDocument = graphql(`
  mutation Rename($username: String!) {
    updateAccount(input: { username: $username }) {
      id
      username
    }
  }
`);
