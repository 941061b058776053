import { graphql } from '#gql/gql.ts';

export const SessionsDocument = graphql(`
  query Sessions {
    sessions {
      id
      current
      ...SessionRow_session
    }
  }
`);
