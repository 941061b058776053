import { gql } from '@apollo/client';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { expect, test } from 'vitest';
import { server } from '#testing/server.ts';
import { createConnection } from './connection.ts';
import { failureOf } from './failure.ts';
import { publicRead } from './persisted-documents.ts';

const hash = 'ab'.repeat(32);
const persistedQuery = { version: 1, sha256Hash: hash };
/** A document as the build makes it. */
const document = { ...gql`query Viewer($first: Int) { me { sessions(first: $first) { id } } }`, hash };

interface Sent {
  readonly method: string;
  readonly query?: string;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

/** A server that doesn't know the document for the first `unknown` requests, and then answers. */
function listen(unknown = 0) {
  const sent: Sent[] = [];
  server.use(
    http.all('*/graphql', async ({ request }) => {
      const parameters = Object.fromEntries(new URL(request.url).searchParams);
      const { query, variables, extensions } =
        request.method === 'GET'
          ? { ...parameters, extensions: JSON.parse(parameters['extensions'] ?? 'null') }
          : await request.json().then(Object);
      sent.push({ method: request.method, query, variables, extensions });
      if (sent.length > unknown) return HttpResponse.json({ data: { me: null } });
      const errors = [
        { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
      ];
      const headers = { 'content-type': 'application/graphql-response+json' };
      return HttpResponse.json({ errors }, { status: 400, headers });
    }),
  );
  return { sent, ...createConnection(window.location.origin) };
}

test('Sends the hash of a document and its variables by POST', async () => {
  const { sent, client } = listen();
  expect(await client.query({ query: document, variables: { first: 1 } })).toEqual({ data: { me: null } });
  expect(sent).toEqual([
    { method: 'POST', variables: { first: 1 }, extensions: { persistedQuery }, query: undefined },
  ]);
});

test('Sends the hash of a public read by GET', async () => {
  const { sent, client } = listen();
  await client.query({ query: document, context: publicRead });
  expect(sent).toMatchObject([{ method: 'GET', extensions: { persistedQuery } }]);
  expect(sent[0]?.query).toBeUndefined();
});

test('Sends a document without a hash as text', async () => {
  const { sent, client } = listen();
  await client.query({ query: gql`query Viewer { me { id } }` });
  expect(sent).toMatchObject([{ method: 'POST', query: expect.stringContaining('query Viewer') }]);
});

test.each([{}, publicRead])(
  'Sends the text to a server that doesn’t know the hash, as an old tab does after a deploy',
  async (context) => {
    const { sent, client } = listen(1);
    expect(await client.query({ query: document, context })).toEqual({ data: { me: null } });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.query).toContain('query Viewer');
    expect(sent[1]?.query).toContain('__typename');
    expect(sent[1]?.method).toBe('POST');
  },
);

test('Sends the text only once', async () => {
  const { sent, client } = listen(5);
  const error = await client.query({ query: document }).catch((reason) => reason);
  expect(failureOf(error).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect(sent).toHaveLength(2);
});

test('A page whose documents the server no longer runs says to reload it', async () => {
  const errors = [{ message: 'Not allowed', extensions: { code: 'DOCUMENT_NOT_ALLOWED' } }];
  server.use(http.post('*/graphql', () => HttpResponse.json({ errors })));
  const { client } = createConnection(window.location.origin);
  const error = await client.query({ query: document }).catch((reason) => reason);
  expect(failureOf(error)).toMatchObject({ message: 'This page is out of date. Reload it.' });
});
