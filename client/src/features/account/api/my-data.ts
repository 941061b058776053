import { graphql } from '#gql/gql.ts';

export const MyDataDocument = graphql(`
  query MyData {
    myData
  }
`);
