import { ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from './failure.ts';

/**
 * Sends a document as the hash that the build has added to it (see build/inline-documents.ts), because the server has the
 * texts of all documents of the site. Documents without a hash, such as those of tests, are sent as text.
 */
const sendHash = new ApolloLink((operation, forward) => {
  const sha256Hash: unknown = Reflect.get(operation.query, 'hash');
  if (typeof sha256Hash === 'string') {
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash };
    operation.setContext({ http: { includeQuery: false } });
  }
  return forward(operation);
});

/** Sends the text, once, to a server of another version than this page, which doesn't know the hash. */
const sendTextIfUnknown = new ErrorLink(({ error, operation, forward }) => {
  if (failureOf(error).code !== 'PERSISTED_QUERY_NOT_FOUND') return undefined;
  delete operation.extensions['persistedQuery'];
  operation.setContext({ http: { includeQuery: true } });
  return forward(operation);
});

export const persistedDocuments = sendHash.concat(sendTextIfUnknown);

/** The context of a read whose answer is public: by GET, browsers keep it and ask only whether it has changed. */
export const publicRead = { fetchOptions: { method: 'GET' } };
