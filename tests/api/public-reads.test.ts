import { expect, test } from 'vitest';
import texts from '../../server/src/generated/documents.json' with { type: 'json' };
import { signUp } from '../support/accounts.ts';
import { startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';

/** Reads a query of the site by GET, as the site does. */
function get(url: string, name: string, headers: Record<string, string> = {}) {
  const [sha256Hash] =
    Object.entries(texts).find(([, text]) => new RegExp(`^query ${name}\\b`).test(text)) ?? [];
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const query = new URLSearchParams({ extensions, variables: '{"id":"board"}' });
  return fetch(`${url}/graphql?${query}`, { headers });
}

const create = 'mutation { createTask(input: { title: "A", columnId: "todo" }) { id } }';

test.each(['Board', 'LoginProviders'])('%s can be revalidated by its ETag', async (name) => {
  const { url } = await startServerForTest();
  const first = await get(url, name);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const etag = first.headers.get('etag') ?? '';
  expect(await first.json()).toEqual({ data: expect.any(Object) });
  const second = await get(url, name, { 'if-none-match': `"other", ${etag}` });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
  expect(second.headers.get('etag')).toBe(etag);
});

test('After a change of the board, its ETag is no longer valid and the answer has the change', async () => {
  const { url } = await startServerForTest();
  const etag = (await get(url, 'Board')).headers.get('etag') ?? '';
  for (const version of [1, 2]) {
    await postGraphql(url, create);
    const answer = await get(url, 'Board', { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect((await answer.json()).data.board).toMatchObject({ version, tasks: { length: version } });
  }
});

test('A board for members only is never public', async () => {
  const { url } = await startServerForTest({ boardAccess: 'members' });
  const { headers } = await signUp(url);
  const ofMember = await get(url, 'Board', headers);
  expect(await ofMember.json()).toMatchObject({ data: { board: { version: 0 } } });
  expect(ofMember.headers.get('cache-control')).toBe('no-store');
  expect(ofMember.headers.get('etag')).toBeNull();
  expect(await (await get(url, 'Board')).json()).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('A private query is not kept by a GET', async () => {
  const { url } = await startServerForTest();
  const answer = await get(url, 'Viewer', (await signUp(url)).headers);
  expect(await answer.json()).toMatchObject({ data: { me: { unlocks: [] } } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
});
