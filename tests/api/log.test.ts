import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectLog } from '../support/collect-log.ts';
import { countStatementsForTest } from '../support/count-statements.ts';
import { startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { refuseWrites } from '../support/refuse-writes.ts';
import { createTestClock } from '../support/test-clock.ts';

const contact = `mutation SendMessage($input: ContactMessageInput!) { sendContactMessage(input: $input) }`;
const message = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'QUESTION',
  message: 'How are you?',
};
const personal = /Lovelace|@example|How are you|127\.0\.0\.1/;

test('A failed write logs one line with its operation and statement, without variables', async () => {
  const { lines, takeLog, failures } = collectLog();
  const server = await startServerForTest({ takeLog, logLevel: 'info' });
  await server.db.$executeRawUnsafe('DROP TABLE "ContactMessage"');
  const { errors } = await postGraphql(server.url, contact, { input: message });
  expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
  expect(failures()).toMatchObject([
    {
      level: 50,
      msg: 'Unexpected error; masked for the client',
      operation: 'mutation SendMessage',
      field: 'sendContactMessage',
      err: { statement: expect.stringMatching(/^contactMessage\./), code: 'P2021' },
    },
  ]);
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toMatch(personal);
});

test('A change of the board that the database refuses logs one line', async () => {
  const { lines, takeLog, failures } = collectLog();
  const countStatements = countStatementsForTest();
  // Nothing is polled.
  const server = await startServerForTest({ takeLog, logLevel: 'info', clock: createTestClock() });
  // The clean-up at the start has ended.
  while ((await countStatements(() => setTimeout(100))) > 0);
  await refuseWrites(server.db, undefined, true);
  const add = 'mutation AddCard($input: CreateTaskInput!) { createTask(input: $input) { title } }';
  const input = { title: 'Ask Lovelace', columnId: 'todo', changeId: 'a' };
  const { errors } = await postGraphql(server.url, add, { input });
  expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  expect(failures()).toMatchObject([
    {
      msg: 'Database refuses writes: check its disk space and permissions; answered UNAVAILABLE',
      operation: 'mutation AddCard',
      field: 'createTask',
      err: { statement: '$queryRaw', driverError: 'sqlite SQLITE_READONLY' },
    },
  ]);
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toMatch(personal);
});

test('An expected error logs nothing', async () => {
  const { lines, takeLog } = collectLog();
  const server = await startServerForTest({ takeLog, logLevel: 'info' });
  const empty = await postGraphql(server.url, contact, { input: { ...message, message: '' } });
  expect(empty.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(lines).toEqual([]);
});
