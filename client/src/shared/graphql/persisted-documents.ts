import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The hash that the build has added to a document (see build/inline-documents.ts). Documents of tests have none. */
const hashOf = (document: DocumentNode): unknown => Reflect.get(document, 'hash');

/**
 * Sends a document as its hash, because the server has the texts of all documents of the site. Sends the text as well, once,
 * to a server of another version than this page, which doesn't know the hash.
 */
export const persistedDocuments = ApolloLink.split(
  ({ query }) => hashOf(query) !== undefined,
  new PersistedQueryLink({ generateHash: (query) => String(hashOf(query)) }),
);

/** The context of a read whose answer is public: by GET, browsers keep it and ask only whether it has changed. */
export const publicRead = { fetchOptions: { method: 'GET' } };
