import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '../src/gql/graphql.ts';
import { hashOf, sentText } from './sent-documents.ts';

/** Sends an operation with Apollo Client and returns its text in the request. */
function textOnTheWire(operation: OperationTypeNode, document: DocumentNode): Promise<unknown> {
  return new Promise((resolve) => {
    const fetch = async (_url: unknown, init?: RequestInit) => {
      resolve(JSON.parse(String(init?.body)).query);
      return Response.json({ data: {} });
    };
    const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: '/', fetch }) });
    const once = { fetchPolicy: 'no-cache', errorPolicy: 'ignore' } as const;
    if (operation === OperationTypeNode.QUERY) void client.query({ query: document, ...once });
    else if (operation === OperationTypeNode.MUTATION) void client.mutate({ mutation: document, ...once });
    else client.subscribe({ query: document, ...once }).subscribe({});
  });
}

const operations = Object.values(generated).flatMap((document: DocumentNode) => {
  const [own] = document.definitions;
  return own?.kind === Kind.OPERATION_DEFINITION ? [[own.name?.value, own.operation, document] as const] : [];
});

test.each(operations)('The text of %s is the one that Apollo Client sends', async (_name, kind, document) => {
  expect(sentText(document)).toBe(await textOnTheWire(kind, document));
});

test('A document is named by the SHA-256 of its text', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
