import { graphql } from '#gql/gql.ts';

export const LogOutEverywhereDocument = graphql(`
  mutation LogOutEverywhere {
    logOutEverywhere
  }
`);
