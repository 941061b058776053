import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { postGraphql } from '../support/graphql-client.ts';

const root = join(import.meta.dirname, '../..');
const examples = join(root, 'client/src/features/developers/examples');

let server: ApiServer;
/** Beside the packages that the examples import. */
let folder: string;

beforeAll(async () => {
  server = await startApiServer();
  folder = await mkdtemp(join(root, 'node_modules/.examples-'));
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts an example against the test's server. It is stopped when the test ends. */
async function start(name: string, env: Record<string, string> = {}) {
  const text = await readFile(join(examples, name), 'utf8');
  const file = join(folder, name);
  await writeFile(file, text.replaceAll('http://localhost:4000', server.url));
  const child = spawn(name.endsWith('.sh') ? 'sh' : process.execPath, [file], {
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<string>((resolve) => child.on('close', () => resolve(output)));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  return { ended, output: () => output };
}

test('A new program reads the board, adds a card and follows the board', async () => {
  const following = await start('follow-board.mjs');
  expect(await (await start('add-card.mjs')).ended).toContain("title: 'Read the code back'");
  await vi.waitFor(() => expect(following.output()).toContain("kind: 'CREATE_TASK'"), 20_000);
  expect(following.output()).toContain('version: 1');
  expect(await (await start('read-board.sh')).ended).toContain('"title":"Read the code back"');
});

test('A program logs in and reads its account', async () => {
  await signUp(server.url, { email: 'ada@example.com' });
  const { ended } = await start('log-in.mjs', {
    EMAIL: 'ada@example.com',
    PASSWORD: password,
  });
  expect(await ended).toContain("username: 'Ada'");
});

test('A program makes a dynamic code, points it elsewhere, and learns that a change is out of date', async () => {
  await signUp(server.url, { email: 'grace@example.com' });
  const { ended } = await start('dynamic-code.mjs', { EMAIL: 'grace@example.com', PASSWORD: password });
  const output = await ended;
  expect(output).toMatch(/^http:\/\/LOCALHOST:\d+\/Q\/[2-9A-Z]{7}\n/);
  expect(output).toContain("{ target: 'https://example.com/winter', version: 2 }");
  expect(output).toContain('CONFLICT: version 2 leads to https://example.com/winter');
});

test('A program learns which field is wrong', async () => {
  expect(await (await start('handle-errors.mjs')).ended).toMatch(/^BAD_USER_INPUT title /);
});

test('A program reads all cards page by page', async () => {
  const addCard = (index: number) => {
    const id = `page-${index}`;
    return postGraphql(server.url, createTask, { input: { id, title: id, columnId: 'done', changeId: id } });
  };
  await Promise.all(Array.from({ length: 120 }, (_, index) => addCard(index)));
  const { data } = await postGraphql(server.url, '{ board { tasks { id } } }');
  const count = JSON.stringify(data).match(/"id"/g)?.length ?? 0;
  expect(count).toBeGreaterThanOrEqual(120);
  expect(await (await start('read-pages.mjs')).ended).toBe(`${count} cards\n`);
});

const createTask = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
