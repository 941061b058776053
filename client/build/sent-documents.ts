import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';

const cache = new InMemoryCache();

/** The text that Apollo Client sends of a document: its cache asks for the `__typename` of every object. */
export function sentText(document: DocumentNode): string {
  return print(cache.transformDocument(document));
}

/** The name of a document in the server's manifest: the SHA-256 of its text, in hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
