import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import texts from '../../server/src/generated/documents.json' with { type: 'json' };
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';

let server: ApiServer;

beforeAll(async () => {
  server = await startApiServer();
});

afterAll(() => server?.close());

const [, viewer = ''] = Object.entries(texts).find(([, text]) => text.startsWith('query Viewer')) ?? [];
const [, logOut = ''] = Object.entries(texts).find(([, text]) => text.startsWith('mutation LogOut {')) ?? [];

/** The extensions that a client sends in place of a document's text. */
function hashed(text: string) {
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  return { persistedQuery: { version: 1, sha256Hash } };
}

async function post(params: object) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(params);
  return await (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })).json();
}

function get(text: string) {
  return fetch(`${server.url}/graphql?extensions=${encodeURIComponent(JSON.stringify(hashed(text)))}`);
}

test('A document of the site can be sent as its hash', async () => {
  expect(await post({ extensions: hashed(viewer) })).toEqual({ data: { me: null } });
  expect(await (await get(viewer)).json()).toEqual({ data: { me: null } });
  expect(await post({ query: viewer, operationName: 'Viewer' })).toEqual({ data: { me: null } });
  // Apollo's clients send the hash again with the text.
  expect(await post({ query: viewer, extensions: hashed('?') })).toEqual({ data: { me: null } });
});

test('A hash that the server doesn’t know gets the error on which clients send the text', async () => {
  expect(await post({ extensions: hashed('{ me { id } }') })).toEqual({
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  });
});

test('A request with neither a document nor a hash is told so', async () => {
  const notText = { persistedQuery: { version: 1, sha256Hash: { toString: 1 } } };
  for (const extensions of [{ persistedQuery: 5 }, { persistedQuery: null }, notText, {}]) {
    expect(await post({ extensions })).toEqual({
      errors: [{ message: expect.stringContaining('Missing query'), extensions: { code: 'BAD_REQUEST' } }],
    });
  }
});

test('An operation that the document of a hash doesn’t have is rejected', async () => {
  expect(await post({ extensions: hashed(viewer), operationName: 'Other' })).toMatchObject({
    errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }],
  });
});

test('A GET can’t run a mutation by its hash', async () => {
  expect((await get(logOut)).status).toBe(405);
});

test('With DOCUMENTS=trusted, only documents of the site are run, over HTTP and WebSocket', async () => {
  const { url } = await startServerForTest({ documents: 'trusted', hasExplorer: false });
  const refusal = [
    { message: expect.stringContaining('DOCUMENTS=any'), extensions: { code: 'DOCUMENT_NOT_ALLOWED' } },
  ];
  for (const query of ['{ __typename }', '{ me', `${viewer} `]) {
    expect((await postGraphql(url, query)).errors).toEqual(refusal);
    await expect(connectForTest(url).iterate({ query }).next()).rejects.toMatchObject(refusal);
  }
  expect((await postGraphql(url, viewer)).data).toEqual({ me: null });
  expect((await connectForTest(url).iterate({ query: viewer }).next()).value?.data).toEqual({ me: null });
});
