import { graphql } from '#gql/gql.ts';

export const LogOutSessionDocument = graphql(`
  mutation LogOutSession($id: ID!) {
    logOutSession(id: $id)
  }
`);
