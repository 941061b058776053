import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountExamples } from '../../server/src/graphql/http/examples/accounts.ts';
import { boardExample } from '../../server/src/graphql/http/examples/board.ts';
import { contactExample } from '../../server/src/graphql/http/examples/contact.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { launchChromium } from '../support/chromium.ts';

const html = { accept: 'text/html' };
const examples = [boardExample, ...accountExamples, contactExample];
let server: ApiServer;
let browser: Browser;

beforeAll(async () => {
  server = await startApiServer();
  browser = await launchChromium();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('A browser that opens /graphql gets GraphiQL, with no script in the page and none from elsewhere', async () => {
  const response = await fetch(`${server.url}/graphql`, { headers: html });
  const page = await response.text();
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, content] of scripts) {
    expect(attributes).toMatch(/^ src="\/graphql\/ui\/[\w-]+\.js"$/);
    expect(content).toBe('');
  }
  expect(page).not.toMatch(/https?:|\son\w+=|<style/);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("default-src 'none';");
});

test('Its files are sent compressed', async () => {
  const response = await fetch(`${server.url}/graphql/ui/graphiql.js`);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await fetch(`${server.url}/graphql/ui/nothing.js`)).status).toBe(404);
});

test('It opens with examples of what can be done', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/graphql`);
  await expect
    .poll(() => page.locator('.graphiql-tab-button').allTextContents())
    .toEqual(examples.map(({ query }) => nameOf(query)));
  await page.close();
});

test.each([
  ['Me', { data: { me: null } }, 0],
  ['LogOut', { data: { logOut: false } }, 0],
  ['WatchMe', { data: { me: null } }, 1],
])('Its example %s runs, and the browser complains of nothing', async (name, expected, socketCount) => {
  const page = await browser.newPage();
  const complaints = listenForComplaints(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));

  const example = examples.find(({ query }) => nameOf(query) === name)?.query ?? '';
  await page.goto(`${server.url}/graphql?query=${encodeURIComponent(example)}`);
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect.poll(() => readAnswer(page), { timeout: 10_000 }).toEqual(expected);
  expect(sockets).toEqual(Array(socketCount).fill(`${server.url.replace('http', 'ws')}/graphql`));
  // A subscription goes on: the button that ran it now stops it.
  if (socketCount > 0) await page.getByRole('button', { name: 'Stop query' }).click();
  expect(complaints).toEqual([]);
  await page.close();
});

function nameOf(query: string): string | undefined {
  return /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1];
}

/** Everything that went wrong, and every request to another origin. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).protocol.startsWith('http') && !request.url().startsWith(server.url)) {
      complaints.push(`elsewhere: ${request.url()}`);
    }
  });
  return complaints;
}

/** The answer that is on show; null while there is none. */
async function readAnswer(page: Page): Promise<unknown> {
  const text = (await page.locator('.result-window .view-lines').textContent()) ?? '';
  // The editor indents with no-break spaces.
  return text.endsWith('}') ? JSON.parse(text.replaceAll('\u00a0', ' ')) : null;
}
