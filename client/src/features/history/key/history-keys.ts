import { graphql } from '#gql/gql.ts';

export const HistoryKeys_history = graphql(`
  fragment HistoryKeys_history on History {
    keyId
    count
    keys {
      method
      salt
      rounds
      ciphertext
    }
  }
`);

export const HistoryKeysDocument = graphql(`
  query HistoryKeys {
    history {
      ...HistoryKeys_history
    }
  }
`);
