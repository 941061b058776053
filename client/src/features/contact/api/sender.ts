import { graphql } from '#gql/gql.ts';

export const SenderDocument = graphql(`
  query Sender {
    me {
      id
      username
      email
    }
  }
`);
