import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../support/accounts.ts';
import { startServerForTest } from '../../support/for-test.ts';
import { postGraphql } from '../../support/graphql-client.ts';
import { startSmallServer } from '../../support/small-server.ts';

/** The CPU time of this process, which runs the server, in milliseconds: the least of three runs. */
async function cpuTime(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
}

/** Fails if eight times the input takes twenty times the CPU time or more, as it does for quadratic work. */
async function expectLinear(size: number, run: (size: number) => Promise<unknown>): Promise<void> {
  await run(size);
  expect((await cpuTime(() => run(8 * size))) / (await cpuTime(() => run(size)))).toBeLessThan(20);
}

describe('Work is linear in the size of the request', () => {
  /** Text that takes quadratic time to normalise: its marks have to be reordered. */
  const marks = (length: number) => `a${'\u0301'.repeat(length / 2)}${'\u0316'.repeat(length / 2)}`;
  const contact = { name: 'Ada', email: 'ada@example.com', topic: 'IDEA', message: 'A long enough message' };

  test.each(['name', 'email', 'message'])('for a contact message’s %s with many accents', async (field) => {
    const server = await startServerForTest();
    const query = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
    await expectLinear(6_000, async (size) => {
      const { errors } = await postGraphql(server.url, query, {
        input: { ...contact, [field]: marks(size) },
      });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    });
  });

  test('for a list of wrong items, of which the first ten are reported', async () => {
    const server = await startServerForTest();
    const { headers } = await signUp(server.url);
    const query = 'mutation ($input: SaveHistoryRecordsInput!) { saveHistoryRecords(input: $input) { id } }';
    await expectLinear(30_000, async (size) => {
      const records = Array.from({ length: size }, () => ({}));
      const { errors } = await postGraphql(server.url, query, { input: { records } }, headers);
      expect(errors?.length).toBe(10);
    });
  });
});

describe('Memory is bounded', () => {
  test('for any number of different operations', async () => {
    const url = await startSmallServer(95);
    // The parsed document of each takes half a megabyte.
    for (let count = 0; count < 250; count += 1) {
      const query = `{ a${count} ${'a '.repeat(980)} }`;
      await postGraphql(url, query);
    }
    expect((await postGraphql(url, '{ __typename }')).data).toEqual({ __typename: 'Query' });
  });

  test('An operation has at most 20,000 characters', async () => {
    const server = await startServerForTest();
    const { errors } = await postGraphql(server.url, `{ __typename } ${'\n'.repeat(20_000)}`);
    expect(errors).toMatchObject([
      {
        message: 'An operation has at most 20,000 characters.',
        extensions: { code: 'GRAPHQL_PARSE_FAILED' },
      },
    ]);
  });

  test('A body of more than 100 KB needs a session', async () => {
    const server = await startServerForTest();
    const { headers } = await signUp(server.url);
    const large = { unused: 'x'.repeat(200_000) };
    const codeOf = async (credentials: Record<string, string>) =>
      (await postGraphql(server.url, '{ __typename }', large, credentials)).errors?.[0]?.extensions?.['code'];
    expect(await codeOf({})).toBe('PAYLOAD_TOO_LARGE');
    expect(await codeOf({ cookie: 'session=made-up' })).toBe('UNAUTHENTICATED');
    expect(await codeOf({ authorization: 'Bearer made-up' })).toBe('UNAUTHENTICATED');
    expect(await codeOf(headers)).toBeUndefined();
  });
});

test('A malformed Host header is a bad request', async () => {
  const server = await startServerForTest();
  const { port } = new URL(server.url);
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers: { host: '[' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end();
    });
  expect(await statusOf('/graphql?query=%7B__typename%7D')).toBe(400);
});

test('A card’s title is visible, and nothing in it reverses the text after it', async () => {
  const server = await startServerForTest();
  const query = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { title } }';
  const create = (title: string) => postGraphql(server.url, query, { input: { title, columnId: 'todo' } });
  expect((await create('\u200b')).errors).toMatchObject([
    { message: 'Enter a title.', extensions: { code: 'BAD_USER_INPUT', field: 'title' } },
  ]);
  expect((await create('Buy\u202e milk')).data).toEqual({ createTask: { title: 'Buy milk' } });
});
