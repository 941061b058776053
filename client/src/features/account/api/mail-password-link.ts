import { graphql } from '#gql/gql.ts';

/** The same mail as for a forgotten password: its link also sets a first one. */
export const MailPasswordLinkDocument = graphql(`
  mutation MailPasswordLink($email: String!) {
    requestPasswordReset(email: $email)
  }
`);
