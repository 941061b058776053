import { Kind, parse } from 'graphql';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../server/src/transports/graphql/http/examples/index.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { launchChromium } from '../support/chromium.ts';
import { defaultPolicy } from '../support/content-security.ts';

const html = { accept: 'text/html' };
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

test('Serves GraphiQL to browsers without inline scripts or scripts from other origins', async () => {
  const response = await fetch(`${server.url}/graphql`, { headers: html });
  const page = await response.text();
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, content] of scripts) {
    expect(attributes).toMatch(/^ src="\/graphql\/ui\/[\w-]+\.js"$/);
    expect(content).toBe('');
  }
  expect(page).not.toMatch(/https?:|\son\w+=|<style/);
  const policy = defaultPolicy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("font-src 'self'", "font-src 'self' data:");
  expect(response.headers.get('content-security-policy')).toBe(policy);
});

test('Compresses GraphiQL’s files', async () => {
  const response = await fetch(`${server.url}/graphql/ui/graphiql.js`);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await fetch(`${server.url}/graphql/ui/nothing.js`)).status).toBe(404);
});

test('GraphiQL opens with one tab per example', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/graphql`);
  await expect
    .poll(() => page.locator('.graphiql-tab-button').allTextContents())
    .toEqual(examples.map(nameOf));
  await page.close();
});

test('Each example is one operation, so that the run button runs it without asking which', () => {
  for (const query of examples) {
    const operations = parse(query).definitions.map(({ kind }) => kind);
    expect(operations, query).toEqual([Kind.OPERATION_DEFINITION]);
  }
});

test.each([1280, 390])(
  'Shows the whole name of the open tab and its description at %i pixels',
  async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto(`${server.url}/graphql`);
    const rightOf = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        Math.max(
          ...elements.map((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            return text.getBoundingClientRect().right;
          }),
        ),
      );
    const leftOf = async (selector: string) => (await page.locator(selector).boundingBox())?.x;
    await page.getByRole('tab', { name: 'ReadBoard' }).waitFor();
    expect(await rightOf('.graphiql-tab-active .graphiql-tab-button')).toBeLessThanOrEqual(
      (await leftOf('.graphiql-tab-active .graphiql-tab-close')) ?? 0,
    );
    const lines = '.graphiql-query-editor .view-line > span';
    await expect.poll(() => page.locator(lines).first().textContent()).toContain('Read');
    await expect
      .poll(() => rightOf(lines))
      .toBeLessThanOrEqual((await leftOf('.graphiql-query-editor .graphiql-toolbar')) ?? 0);
    await page.close();
  },
);

test('A first visitor’s press on a tab opens it, and a reload keeps it but no token', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/graphql`);
  const query = page.locator('.graphiql-query-editor .view-lines');
  await expect.poll(() => query.textContent()).toContain('ReadBoard');
  await page.reload();
  await expect.poll(() => query.textContent()).toContain('ReadBoard');
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect.poll(() => readResult(page)).toMatchObject({ data: { board: { tasks: [] } } });

  const tab = page.getByRole('tab', { name: 'ReadAccount' });
  const place = () => tab.boundingBox();
  const before = await place();
  await tab.hover();
  await page.mouse.down();
  expect(await place()).toEqual(before);
  await page.mouse.up();
  await expect.poll(() => query.textContent()).toContain('ReadAccount');

  await page.locator('.graphiql-editor-tool .view-lines').last().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('{ "authorization": "Bearer secret" }');
  await tab.click();
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain('ReadAccount');
  await page.waitForTimeout(600);
  expect(await stored()).not.toContain('secret');
  await page.reload();
  await expect.poll(() => query.textContent()).toContain('ReadAccount');
  expect(await page.locator('.graphiql-tab-button').count()).toBe(examples.length);
  await page.close();
});

test('All tabs are visible at 1280 pixels, and the editor fits a phone', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.url}/graphql`);
  const tabs = page.locator('.graphiql-tab-button');
  await expect.poll(() => tabs.count()).toBe(examples.length);
  const hiddenWidth = () =>
    page.locator('.graphiql-tabs').evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(await hiddenWidth()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width;
  expect(await widthOf('.graphiql-editors')).toBeGreaterThan(350);
  expect(await widthOf('.graphiql-response')).toBeGreaterThan(350);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.close();
});

test.each([
  ['ReadAccount', { data: { me: null } }, 0],
  ['LogOut', { data: { logOut: false } }, 0],
  ['FollowAccount', { data: { me: null } }, 1],
])('The example %s runs in GraphiQL without browser errors', async (name, expected, socketCount) => {
  const page = await browser.newPage();
  const problems = collectProblems(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));

  const example = examples.find((query) => nameOf(query) === name) ?? '';
  await page.goto(`${server.url}/graphql?query=${encodeURIComponent(example)}`);
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect.poll(() => readResult(page)).toEqual(expected);
  expect(sockets).toEqual(Array(socketCount).fill(`${server.url.replace('http', 'ws')}/graphql`));
  // The button that started a subscription stops it.
  if (socketCount > 0) await page.getByRole('button', { name: 'Stop query' }).click();
  expect(problems).toEqual([]);
  await page.close();
});

test('GraphiQL’s editors follow the system’s theme while they are open', async () => {
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.goto(`${server.url}/graphql`);
  await page.locator('.graphiql-query-editor .monaco-editor.vs').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('.graphiql-query-editor .monaco-editor.vs-dark').waitFor();
  await page.close();
});

function nameOf(query: string): string | undefined {
  return /^(?:query|mutation|subscription) (\w+)/m.exec(query)?.[1];
}

/** Collects errors, warnings, failed requests and requests to other origins. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).protocol.startsWith('http') && !request.url().startsWith(server.url)) {
      problems.push(`other origin: ${request.url()}`);
    }
  });
  return problems;
}

/** The result that GraphiQL shows; null while there is none. */
async function readResult(page: Page): Promise<unknown> {
  const text = (await page.locator('.result-window .view-lines').textContent()) ?? '';
  // The editor indents with no-break spaces.
  return text.endsWith('}') ? JSON.parse(text.replaceAll('\u00a0', ' ')) : null;
}
