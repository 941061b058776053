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
    staysLoggedIn
    history {
      ...HistoryKeys_history
    }
  }
`);

export const KeepLoggedInDocument = graphql(`
  mutation KeepLoggedIn {
    keepLoggedIn
  }
`);

/** Whether a user without a password may change the keys now. */
export const HasRecentLoginDocument = graphql(`
  query HasRecentLogin {
    hasRecentLogin
  }
`);

export const CreateHistoryDocument = graphql(`
  mutation CreateHistory($input: CreateHistoryInput!) {
    createHistory(input: $input) {
      ...HistoryKeys_history
    }
  }
`);

export const ReplaceHistoryKeyDocument = graphql(`
  mutation ReplaceHistoryKey($input: ReplaceHistoryKeyInput!) {
    replaceHistoryKey(input: $input) {
      ...HistoryKeys_history
    }
  }
`);

export const ResetHistoryDocument = graphql(`
  mutation ResetHistory($input: ResetHistoryInput!) {
    resetHistory(input: $input) {
      ...HistoryKeys_history
    }
  }
`);

/** An encrypted record. The ciphertext is null after its deletion, unless deleted records were asked for. */
export const EncryptedRecord_record = graphql(`
  fragment EncryptedRecord_record on HistoryRecord {
    id
    version
    revision
    ciphertext
    deletedAt
  }
`);

/** Newest first. */
export const HistoryPageDocument = graphql(`
  query HistoryPage($first: Int!, $after: String) {
    history {
      keyId
      revision
      count
      records(first: $first, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            ...EncryptedRecord_record
          }
        }
      }
    }
  }
`);

/** Newest first. */
export const HistoryPresetsDocument = graphql(`
  query HistoryPresets($first: Int!, $after: String) {
    history {
      keyId
      records(kind: PRESET, first: $first, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            ...EncryptedRecord_record
          }
        }
      }
    }
  }
`);

export const HistoryFoldersDocument = graphql(`
  query HistoryFolders($first: Int!) {
    history {
      keyId
      records(kind: FOLDER, first: $first) {
        edges {
          node {
            ...EncryptedRecord_record
          }
        }
      }
    }
  }
`);

/** The codes that were deleted in the last 30 days, with their content. The last deleted first. */
export const DeletedCodesDocument = graphql(`
  query DeletedCodes($first: Int!, $after: String) {
    history {
      keyId
      revision
      records(deleted: true, first: $first, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        edges {
          node {
            ...EncryptedRecord_record
          }
        }
      }
    }
  }
`);

export const HistoryRecordsByIdDocument = graphql(`
  query HistoryRecordsById($ids: [ID!]!, $withDeleted: Boolean! = false) {
    history {
      revision
      recordsById(ids: $ids, withDeleted: $withDeleted) {
        ...EncryptedRecord_record
      }
    }
  }
`);

export const HistoryChangesDocument = graphql(`
  subscription HistoryChanges($since: Int!) {
    historyChanges(since: $since) {
      keyId
      revision
      reset
      records {
        ...EncryptedRecord_record
      }
    }
  }
`);

export const SaveHistoryRecordsDocument = graphql(`
  mutation SaveHistoryRecords($input: SaveHistoryRecordsInput!) {
    saveHistoryRecords(input: $input) {
      id
      version
      revision
    }
  }
`);

export const DeleteHistoryRecordsDocument = graphql(`
  mutation DeleteHistoryRecords($ids: [ID!]!) {
    deleteHistoryRecords(ids: $ids) {
      id
      revision
      deletedAt
    }
  }
`);

export const EraseHistoryRecordsDocument = graphql(`
  mutation EraseHistoryRecords($ids: [ID!]!) {
    eraseHistoryRecords(ids: $ids)
  }
`);

export const RestoreHistoryRecordsDocument = graphql(`
  mutation RestoreHistoryRecords($ids: [ID!]!) {
    restoreHistoryRecords(ids: $ids) {
      ...EncryptedRecord_record
    }
  }
`);
