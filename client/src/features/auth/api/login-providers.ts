import { graphql } from '#gql/gql.ts';

/** Who else can vouch for somebody: what the server is set up for. */
export const LoginProvidersDocument = graphql(`
  query LoginProviders {
    loginProviders
  }
`);
