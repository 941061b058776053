import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The hash that the build has added to a document (see build/inline-documents.ts). Documents of tests have none. */
const hashOf = (document: DocumentNode): unknown => Reflect.get(document, 'hash');

/**
 * Sends a document as its hash, because the server has the texts of all site documents. If the server doesn't know the
 * hash, because its version differs from the page's, sends the text as well.
 */
export const persistedDocuments = ApolloLink.split(
  ({ query }) => hashOf(query) !== undefined,
  new PersistedQueryLink({ generateHash: (query) => String(hashOf(query)) }),
);

/** The context of a query with a public answer: with GET, browsers cache the answer and check if it has changed. */
export const publicRead = { fetchOptions: { method: 'GET' } };
