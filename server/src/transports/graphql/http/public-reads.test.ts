import { expect, test, vi } from 'vitest';
import texts from '../../../generated/documents.json' with { type: 'json' };
import type { AppServices } from '../context.ts';
import { siteOperations } from '../documents/site-documents.ts';
import type { Graphql } from '../engine.ts';
import { createPublicReads } from './public-reads.ts';

const [hash = ''] = Object.entries(texts).find(([, text]) => text.startsWith('query Board(')) ?? [];

function openReads() {
  const operation = siteOperations.byHash.get(hash);
  if (!operation) throw new Error('The manifest has no query Board.');
  const board = { tag: '1', access: 'open', fails: false };
  const run = vi.fn(
    async (): Promise<object> => ({ data: { board: { version: Number(board.tag), tasks: [], users: [] } } }),
  );
  const services = {
    get boardAccess() {
      return board.access;
    },
    boards: {
      openBoard: {
        id: 'board',
        log: {
          currentBoard: async () => {
            if (board.fails) throw new Error('Lost');
            return { tag: () => board.tag };
          },
        },
      },
    },
  };
  const read = createPublicReads({ run } as unknown as Graphql, services as unknown as AppServices);
  return { board, run, read: (id: unknown = 'board') => read(operation, { id }) };
}

test('Every version of a public read is executed once, also for clients who ask at the same time', async () => {
  const { board, run, read } = openReads();
  const answers = await Promise.all([read(), read(), read()]);
  expect(new Set(answers).size).toBe(1);
  expect(run).toHaveBeenCalledTimes(1);
  board.tag = '2';
  expect((await read())?.etag).not.toBe(answers[0]?.etag);
  expect(String((await read())?.body)).toContain('"version":2');
  expect(run).toHaveBeenCalledTimes(2);
});

test('A public read runs without the session of the client who asks first', async () => {
  const { run, read } = openReads();
  await read();
  expect(run).toHaveBeenCalledWith(
    expect.anything(),
    { id: 'board' },
    { headers: {}, address: 'public', setCookie: null },
  );
});

test('An error is answered to everyone who waits, and not kept', async () => {
  const { run, read } = openReads();
  const failed = { data: null, errors: [{ message: 'Busy' }] };
  run.mockResolvedValueOnce(failed);
  expect(await Promise.all([read(), read()])).toMatchObject([{ result: failed }, { result: failed }]);
  expect(run).toHaveBeenCalledTimes(1);
  run.mockRejectedValueOnce(new Error('Lost'));
  await expect(read()).rejects.toThrow('Lost');
  expect(await read()).toMatchObject({ result: { data: {} } });
});

test('A read that fails isn’t answered from the cache', async () => {
  const { board, read } = openReads();
  await read();
  board.fails = true;
  expect(await read()).toBeNull();
});

test('An answer that is no longer public isn’t read from the cache', async () => {
  const { board, read } = openReads();
  expect(await read()).not.toBeNull();
  board.access = 'members';
  expect(await read()).toBeNull();
});

test.each(['home', 7, {}])('A read of the board %j isn’t public', async (id) => {
  const { run, read } = openReads();
  expect(await read(id)).toBeNull();
  expect(run).not.toHaveBeenCalled();
});
