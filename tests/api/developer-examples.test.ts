import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createKey, signUp } from '../support/accounts.ts';
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
  const programs: Readonly<Record<string, string>> = { sh: 'sh', py: 'python3' };
  const child = spawn(programs[name.replace(/.*\./, '')] ?? process.execPath, [file], {
    // Examples write files.
    cwd: folder,
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

/** A new account's API key. */
async function createKeyOf(input: Parameters<typeof createKey>[2]) {
  const account = await signUp(server.url);
  return { account, ...(await createKey(server.url, account, input)) };
}

describe.each([
  ['with an API key', true],
  ['without a key, on the open board', false],
])('A new program %s', (_title, hasKey) => {
  const readEnv = async () => (hasKey ? { API_KEY: (await createKeyOf({ boards: 'WRITE' })).text } : {});

  test('reads the board, adds a card and follows the board', async () => {
    const env = await readEnv();
    const following = await start('follow-board.mjs', env);
    expect(await (await start('add-card.mjs', env)).ended).toContain("title: 'Read the code back'");
    await vi.waitFor(() => expect(following.output()).toContain("kind: 'CREATE_TASK'"), 20_000);
    expect(following.output()).toContain('version: 1');
    expect(await (await start('read-board.sh', env)).ended).toContain('"title":"Read the code back"');
  });

  test('learns which field is wrong', async () => {
    const env = await readEnv();
    expect(await (await start('handle-errors.mjs', env)).ended).toMatch(/^BAD_USER_INPUT title /);
  });
});

test('A program lists the boards of its user', async () => {
  const { account, text } = await createKeyOf({ boards: 'READ' });
  const create = 'mutation { createBoard(input: { name: "Plans" }) { id } }';
  await postGraphql(server.url, create, {}, account.headers);
  const { ended } = await start('own-boards.mjs', { API_KEY: text });
  expect(await ended).toBe('Plans\n  To do: 0\n  In progress: 0\n  Done: 0\n');
});

test('A program makes a dynamic code, points it elsewhere, and learns that a change is out of date', async () => {
  const { text } = await createKeyOf({ dynamicCodes: 'WRITE' });
  const { ended } = await start('dynamic-code.mjs', { API_KEY: text });
  const output = await ended;
  expect(output).toMatch(/^http:\/\/LOCALHOST:\d+\/Q\/[2-9A-Z]{7}\n/);
  expect(output).toContain("{ target: 'https://example.com/winter', version: 2 }");
  expect(output).toContain('CONFLICT: version 2 leads to https://example.com/winter');
});

test('Programs draw codes, and a page shows one', async () => {
  expect(await (await start('draw-code.sh')).ended).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
  expect(await (await start('draw-code.mjs')).ended).toBe('Version 2\n');
  expect(await readFile(join(folder, 'code.pdf'), 'latin1')).toMatch(/^%PDF/);
  expect(await (await start('draw_code.py')).ended).toBe(
    "unreadable {'dark': '000000', 'light': 'ffffff'}\n",
  );
  const page = await readFile(join(examples, 'code-image.html'), 'utf8');
  const [, address = ''] = /src="http:\/\/localhost:4000([^"]+)"/.exec(page) ?? [];
  expect((await fetch(`${server.url}${address}`)).headers.get('content-type')).toBe('image/svg+xml');
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
  const { text } = await createKeyOf({ boards: 'READ' });
  for (const env of [{}, { API_KEY: text }])
    expect(await (await start('read-pages.mjs', env)).ended).toBe(`${count} cards\n`);
});

const createTask = 'mutation ($input: CreateTaskInput!) { createTask(input: $input) { id } }';
