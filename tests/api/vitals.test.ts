import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Vital } from '../../server/src/transports/pages/vitals.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { createTempFolder } from '../support/temp-folder.ts';

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let server: ApiServer;
let silent: ApiServer;
const taken: Vital[] = [];

beforeAll(async () => {
  folder = await createTempFolder();
  const dist = folder.path;
  await mkdir(join(dist, 'documents'));
  await writeFile(join(dist, 'documents/playground.html'), '');
  await writeFile(join(dist, 'documents/index.html'), '<!doctype html><!-- vitals --><title>Canary</title>');
  await writeFile(
    join(dist, 'routes.json'),
    JSON.stringify([
      { path: '/', document: 'index.html', status: 200 },
      { path: '/faq', document: 'index.html', status: 200 },
      { path: '*', document: 'index.html', status: 404 },
    ]),
  );
  server = await startApiServer({ clientDist: dist, takeVital: (vital) => taken.push(vital) });
  silent = await startApiServer({ clientDist: dist });
});

afterAll(async () => {
  await server?.close();
  await silent?.close();
  await folder?.remove();
});

let visitors = 0;

/** Sends a report as a page of the site does, each from a new IP address unless headers override it. */
async function send(report: unknown, headers: Record<string, string> = {}, { url } = server) {
  visitors += 1;
  const own = {
    origin: url,
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.100.${visitors}`,
  };
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const response = await fetch(`${url}/vitals`, { method: 'POST', headers: { ...own, ...headers }, body });
  return response.status;
}

const lcp = { name: 'LCP', value: 812.5 };
const good = { page: '/faq', metrics: [lcp] };

test('Records each metric of a report under the name of an existing page', async () => {
  taken.length = 0;
  expect(await send({ page: '/faq', metrics: [lcp, { name: 'CLS', value: 0 }] })).toBe(204);
  expect(await send({ page: '/ada@example.com', metrics: [lcp] })).toBe(204);
  expect(taken).toEqual([
    { page: '/faq', name: 'LCP', value: 812.5 },
    { page: '/faq', name: 'CLS', value: 0 },
    { page: '*', name: 'LCP', value: 812.5 },
  ]);
});

test.each([
  ['a body that isn’t JSON', 'LCP 812', 400],
  ['no body', '', 400],
  ['no metric', { ...good, metrics: [] }, 400],
  ['more metrics than exist', { ...good, metrics: Array.from({ length: 6 }, () => lcp) }, 400],
  ['an unknown metric', { ...good, metrics: [{ name: 'Ada', value: 1 }] }, 400],
  ['a value that isn’t a number', { ...good, metrics: [{ name: 'LCP', value: 'Ada' }] }, 400],
  ['a negative value', { ...good, metrics: [{ name: 'LCP', value: -1 }] }, 400],
  ['a value over an hour', { ...good, metrics: [{ name: 'LCP', value: 4_000_000 }] }, 400],
  ['an unknown field in a metric', { ...good, metrics: [{ ...lcp, id: 'Ada' }] }, 400],
  ['an unknown field', { ...good, user: 'Ada' }, 400],
  ['no page', { metrics: [lcp] }, 400],
  ['over 2 KB', { ...good, page: `/${'x'.repeat(2_048)}` }, 413],
])('Rejects a report with %s', async (_name, report, status) => {
  taken.length = 0;
  expect(await send(report)).toBe(status);
  expect(taken).toEqual([]);
});

test('Accepts only JSON reports from its own pages', async () => {
  taken.length = 0;
  expect(await send(good, { origin: 'https://example.com' })).toBe(403);
  expect(await send(good, { origin: 'null' })).toBe(403);
  expect(await send(good, { 'content-type': 'text/plain;charset=UTF-8' })).toBe(415);
  const { host: ours } = new URL(server.url);
  const headers = { 'content-type': 'application/json' };
  const unnamed = await fetch(`http://${ours}/vitals`, {
    method: 'POST',
    headers,
    body: JSON.stringify(good),
  });
  expect(unnamed.status).toBe(403);
  expect(taken).toEqual([]);
});

test('Limits reports to a burst of sixty for each IP address', async () => {
  const visitor = { 'x-forwarded-for': '203.0.113.7' };
  const statuses = await Promise.all(Array.from({ length: 120 }, () => send(good, visitor)));
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
  // One report per second is allowed again, so a slow run may take a few more reports.
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(60);
  expect(await send(good)).toBe(204);
});

test('Pages contain the report address, and the route exists, only where reports are on', async () => {
  const read = async ({ url }: ApiServer) => (await fetch(url)).text();
  expect(await read(server)).toContain('<meta name="vitals" content="/vitals" />');
  expect(await read(silent)).toBe('<!doctype html><title>Canary</title>');
  expect(await send(good, {}, silent)).toBe(404);
});
