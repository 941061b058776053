import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseForTest } from '../../../../tests/support/for-test.ts';
import { formatLine, type LogOptions, loggerOptions } from './log.ts';

/** A server's log, and the lines that it has written. */
function openLog(options: Omit<LogOptions, 'to'>) {
  const lines: string[] = [];
  const app = fastify({ logger: loggerOptions({ ...options, to: { write: (line) => lines.push(line) } }) });
  onTestFinished(() => app.close());
  return { app, lines };
}

test('A JSON log has an object on each line', () => {
  const { app, lines } = openLog({ level: 'warn', format: 'json' });
  app.log.warn({ job: 'prune' }, 'Job failed');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, job: 'prune', msg: 'Job failed' },
  ]);
});

test('A pretty log has time, level, message and fields on a line, and the stack of an error below', () => {
  const { app, lines } = openLog({ level: 'warn', format: 'pretty' });
  const error = new Error('Out of ideas');
  app.log.error({ job: 'prune', note: 'two words', counts: [1, 2], err: error }, 'Job failed');
  const [entry = '', ...stack] = lines.join('').split('\n');
  expect(entry).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d ERROR Job failed job=prune note="two words" counts=\[1,2\] err=/,
  );
  expect(stack[0]).toBe('    Error: Out of ideas');
  expect(stack[1]).toMatch(/^ {4}at /);
});

test('Text can’t look like an entry of a pretty log', () => {
  const text = 'a\n2026-11-25 00:00:00 INFO Logged in\u001b[2J';
  const err = { type: 'Error', message: text, stack: `Error: ${text}` };
  const lines = formatLine(JSON.stringify({ time: 0, level: 30, msg: text, name: text, err })).split('\n');
  for (const line of lines.slice(1)) expect(line).toMatch(/^($| {4})/);
  expect(lines.join('')).not.toMatch(/\p{Cc}/u);
});

test.each(['\u001b[2J', '\u009b2J', '\u0007', '\u202elive', '\u2066x', '\u2028x', '\u{e0061}'])(
  'The text %j can’t control the terminal that shows a pretty log',
  (text) => {
    const err = { type: 'Error', message: text, stack: `Error: ${text}` };
    const line = formatLine(JSON.stringify({ time: 0, level: 30, msg: text, name: text, list: [text], err }));
    expect(line.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
  },
);

test.each([
  ['error', []],
  ['warn', ['own warning']],
  ['info', ['own warning']],
  ['debug', ['own warning', 'incoming request', 'request completed']],
] as const)('At level %s, the log of a request has %j', async (level, expected) => {
  const { app, lines } = openLog({ level, format: 'json' });
  app.get('/', (_request, reply) => {
    app.log.warn('own warning');
    return reply.send();
  });
  await app.inject('/');
  expect(lines.map((line) => JSON.parse(line).msg).sort()).toEqual([...expected].sort());
});

test('An error of the database is logged with its statement and codes, without values', async () => {
  const db = await openDatabaseForTest();
  const { app, lines } = openLog({ level: 'error', format: 'json' });
  const values = { email: 'lovelace@example.com', username: 'Lovelace', createdAt: new Date() };
  await db.user.create({ data: values });
  const failing = [
    () => db.user.create({ data: values }),
    () => db.user.create({ data: { ...values, username: 5 as never } }),
    () => db.$executeRaw`INSERT INTO "User" ("id", "email") VALUES ('lovelace', 'lovelace@example.com')`,
  ];
  for (const work of failing) await work().catch((error) => app.log.error({ err: error }, 'Failed'));
  expect(lines.join('')).not.toMatch(/lovelace|@example/i);
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    {
      type: 'PrismaClientKnownRequestError',
      statement: 'user.create',
      code: 'P2002',
      driverError: 'UniqueConstraintViolation SQLITE_CONSTRAINT_UNIQUE',
      stack: expect.stringMatching(/^PrismaClientKnownRequestError: user\.create failed\n {4}at /),
    },
    { type: 'PrismaClientValidationError', statement: 'user.create' },
    { statement: '$executeRaw', code: 'P2010' },
  ]);
});

test('Another error is logged with its message, code, stack and cause', () => {
  const { app, lines } = openLog({ level: 'error', format: 'json' });
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', recipient: 'ada' });
  app.log.error(new TypeError('No connection', { cause }));
  app.log.error({ err: 'a text' }, 'Failed');
  const [first, second] = lines.map((line) => JSON.parse(line).err);
  expect(first).toMatchObject({
    type: 'TypeError',
    message: 'No connection',
    stack: expect.stringContaining('at '),
    cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
  });
  expect(JSON.stringify(first)).not.toContain('recipient');
  expect(second).toMatchObject({ message: 'a text' });
});
