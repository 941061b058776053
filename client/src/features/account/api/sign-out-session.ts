import { graphql } from '#gql/gql.ts';

export const SignOutSessionDocument = graphql(`
  mutation SignOutSession($id: ID!) {
    signOutSession(id: $id)
  }
`);
