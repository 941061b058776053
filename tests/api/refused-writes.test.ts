import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { startServerForTest } from '../support/for-test.ts';
import { type GraphqlAnswer, postGraphql } from '../support/graphql-client.ts';
import { refuseWrites } from '../support/refuse-writes.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { createTestClock } from '../support/test-clock.ts';

const createTask = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { title } }';
const unavailable = {
  status: 503,
  errors: [
    {
      message: 'Our database isn’t working right now. Please try again in a moment.',
      extensions: { code: 'UNAVAILABLE', retryAfter: 1 },
    },
  ],
};

const addCard = (url: string, changeId: string, title = changeId) =>
  postGraphql(url, createTask, { input: { title, columnId: 'todo', changeId } });

async function healthOf(url: string) {
  const paths = ['/healthz', '/healthz/reads'];
  return await Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).status));
}

describe.each(['sqlite', 'postgres'] as const)('A database on %s that refuses writes', (provider) => {
  test('is reported as unavailable and as unhealthy, is still read, and recovers by itself', async () => {
    const databaseUrl = provider === 'postgres' ? await createTestDatabase() : undefined;
    const clock = createTestClock();
    const log: string[] = [];
    const server = await startServerForTest({
      clock,
      takeLog: (line) => log.push(line),
      ...(databaseUrl !== undefined && { databaseUrl }),
    });
    const send = (query: string, input: object, headers = {}) =>
      postGraphql(server.url, query, { input }, headers);
    const { headers } = await signUp(server.url, { email: 'ada@example.com' });
    expect(await healthOf(server.url)).toEqual([200, 200]);

    await refuseWrites(server.db, databaseUrl, true);
    // The session is due for renewal.
    clock.advance(6 * 60_000);
    const answers = await Promise.all([
      ...['a', 'b', 'c'].map((id) => addCard(server.url, id)),
      send('mutation ($input: LogInInput!) { logIn(input: $input) { token } }', {
        email: 'ada@example.com',
        password,
      }),
      send('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
        name: 'Ada',
        email: 'ada@example.com',
        topic: 'QUESTION',
        message: 'How are you?',
      }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    expect(await healthOf(server.url)).toEqual([503, 200]);
    expect(await postGraphql(server.url, '{ me { username } board { tasks { id } } }', {}, headers)).toEqual({
      status: 200,
      data: { me: { username: 'Ada' }, board: { tasks: [] } },
    });
    expect(log.filter((line) => line.includes('Database refuses writes: check its disk space'))).not.toEqual(
      [],
    );

    await refuseWrites(server.db, databaseUrl, false);
    clock.advance(1_000);
    // Postgres may still be closing connections that refuse.
    await expect
      .poll(() => addCard(server.url, 'a'))
      .toEqual({ status: 200, data: { createTask: { title: 'a' } } });
    expect(await healthOf(server.url)).toEqual([200, 200]);
  });
});

test('Many health checks share one write', async () => {
  const server = await startServerForTest({ clock: createTestClock() });
  const checks = await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/healthz`)));
  expect(new Set(checks.map(({ status }) => status))).toEqual(new Set([200]));
  const counters = await server.db.rateLimit.findMany({ where: { key: 'health-check' } });
  expect(counters.map(({ points }) => points)).toEqual([1]);
});

test('On a full disk every change is unavailable until there is space again, and none is lost', async (context) => {
  const url = await mountSmallDisk();
  if (url === null) return context.skip('Only root may mount a file system.');
  const server = await startServerForTest({ databaseUrl: url.database });
  const titles = Array.from({ length: 25 }, (_, index) => `Card ${index} ${'x'.repeat(200)}`);
  const send = () => Promise.all(titles.map((title, index) => addCard(server.url, `change-${index}`, title)));
  const codesOf = (answers: readonly GraphqlAnswer[]) => [
    ...new Set(answers.map(({ errors }) => errors?.[0]?.extensions?.['code'])),
  ];
  const free = url.fill();
  expect(codesOf(await send())).toEqual(['UNAVAILABLE']);
  expect(await healthOf(server.url)).toEqual([503, 200]);
  free();
  expect(codesOf(await send())).toEqual([undefined]);
  expect(await server.db.task.count()).toBe(titles.length);
});

/** Mounts a disk of 4 MB. Returns null if that isn't permitted. */
async function mountSmallDisk() {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder.path], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder.path]));
  const filling = join(folder.path, 'filling');
  return {
    database: `file:${join(folder.path, 'canary.db')}`,
    /** Fills the disk. Returns the function that frees it. */
    fill: () => {
      expect(() => writeFileSync(filling, Buffer.alloc(8 * 1024 ** 2))).toThrow('ENOSPC');
      return () => rmSync(filling);
    },
  };
}
