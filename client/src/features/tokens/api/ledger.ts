import { graphql } from '#gql/gql.ts';

/** Where somebody's tokens came from and went to, and the names of what they can be spent on. */
export const LedgerDocument = graphql(`
  query Ledger {
    me {
      id
      tokenEntries {
        id
        ...LedgerTable_entry
      }
    }
    catalogue {
      id
      ...LedgerTable_feature
    }
  }
`);
