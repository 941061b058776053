import { graphql } from '#gql/gql.ts';

export const WishDocument = graphql(`
  query Wish {
    me {
      id
      ...WishSwitch_user
    }
  }
`);
