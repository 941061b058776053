import { expect, test, vi } from 'vitest';
import texts from '../../generated/documents.json' with { type: 'json' };
import type { AppServices } from '../context.ts';
import { siteOperations } from '../documents/site-documents.ts';
import type { Graphql } from '../engine.ts';
import { createPublicReads } from './public-reads.ts';

const [hash = ''] = Object.entries(texts).find(([, text]) => text.startsWith('query Board ')) ?? [];
const parameters = { extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }) };

function openReads() {
  const board = { tag: '1', access: 'open' };
  const execute = vi.fn(
    async (): Promise<object> => ({ data: { board: { version: Number(board.tag), tasks: [], users: [] } } }),
  );
  const prepare = vi.fn(async () => siteOperations.withHash(hash));
  const services = {
    get boardAccess() {
      return board.access;
    },
    boardLog: { currentBoard: async () => ({ tag: () => board.tag }) },
  };
  const read = createPublicReads(
    { execute, prepare } as unknown as Graphql,
    services as unknown as AppServices,
  );
  return { board, execute, prepare, read: () => read(parameters, '192.0.2.1') };
}

test('Every version of a public read is executed once, also for clients who ask at the same time', async () => {
  const { board, execute, read } = openReads();
  const answers = await Promise.all([read(), read(), read()]);
  expect(new Set(answers).size).toBe(1);
  expect(execute).toHaveBeenCalledTimes(1);
  board.tag = '2';
  expect((await read())?.etag).not.toBe(answers[0]?.etag);
  expect(String((await read())?.body)).toContain('"version":2');
  expect(execute).toHaveBeenCalledTimes(2);
});

test('A public read runs without the session of the client who asks first', async () => {
  const { prepare, read } = openReads();
  await read();
  expect(prepare).toHaveBeenCalledWith(
    expect.anything(),
    {},
    { headers: {}, address: '192.0.2.1', setCookie: null },
  );
});

test('An answer with an error is not kept', async () => {
  const { execute, read } = openReads();
  execute.mockResolvedValueOnce({ data: null, errors: [{ message: 'Busy' }] });
  expect(await read()).toBeNull();
  execute.mockRejectedValueOnce(new Error('Lost'));
  expect(await read()).toBeNull();
  expect(await read()).not.toBeNull();
});

test('What isn’t public any more isn’t read from memory', async () => {
  const { board, read } = openReads();
  expect(await read()).not.toBeNull();
  board.access = 'members';
  expect(await read()).toBeNull();
});
