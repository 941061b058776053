import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gate } from '../../client/src/testing/gate.ts';
import { createMailQueue } from '../../server/src/platform/mail/mail-queue.ts';
import { registry } from '../../server/src/platform/metrics/metrics.ts';
import { builtServer } from '../support/built-server.ts';
import { connectForTest, startServerForTest } from '../support/for-test.ts';
import { freePort } from '../support/free-port.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { startProcess } from '../support/server-process.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const host = '127.0.0.1';
const createTask = 'mutation { createTask(input: { title: "A", columnId: "todo" }) { id } }';
const contact = `mutation { sendContactMessage(input: {
  name: "Ada", email: "ada@example.com", topic: IDEA, message: "A long enough message"
}) }`;

/** Starts a server with metrics; returns its address and a function that reads the value of a metric with its labels. */
async function startWithMetrics() {
  const folder = await createTempFolder();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const server = startProcess(
    builtServer,
    {
      PORT: String(port),
      DATABASE_URL: `file:${join(folder.path, 'test.db')}`,
      REQUEST_LIMIT: '20',
      METRICS_ADDRESS: `${host}:${metricsPort}`,
    },
    ['--no-pages'],
  );
  onTestFinished(async () => {
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    await folder.remove();
  });
  await server.ready;
  const read = async () => await (await fetch(`http://${host}:${metricsPort}/metrics`)).text();
  return {
    url: `http://localhost:${port}`,
    read,
    value: async (name: string) => valueIn(await read(), name),
  };
}

function valueIn(metrics: string, name: string): number {
  const line = metrics.split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? Number.NaN);
}

test('Metrics follow what clients do, on their own address only', async () => {
  const { url, read, value } = await startWithMetrics();
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(10e6);

  for (const name of ['sockets', 'subscriptions', 'mail_queue_length', 'password_queue_length']) {
    expect(await value(`canary_${name}`)).toBe(0);
  }
  const client = connectForTest(url);
  const events = client.iterate({ query: 'subscription { boardEvents(since: 0) { version } }' });
  await postGraphql(url, createTask);
  await events.next();
  expect(await value('canary_sockets')).toBe(1);
  expect(await value('canary_subscriptions')).toBe(1);
  expect(await value('canary_board_version')).toBe(1);
  expect(await value('canary_board_delay_seconds_count')).toBe(1);
  expect(await value('canary_board_delay_seconds_sum')).toBeLessThan(60);
  await client.dispose();
  await expect.poll(() => value('canary_sockets')).toBe(0);
  expect(await value('canary_subscriptions')).toBe(0);

  // Five messages an hour are allowed.
  for (let count = 0; count < 7; count += 1) await postGraphql(url, contact);
  expect(await value('canary_operations_total{outcome="ok"}')).toBe(6);
  expect(await value('canary_operations_total{outcome="RATE_LIMITED"}')).toBe(2);
  expect(await value('canary_refusals_total{limit="contact-message"}')).toBe(2);
  expect(await value('canary_request_duration_seconds_count{route="/graphql",status="2xx"}')).toBe(8);

  const series = (await read()).split('\n').filter((line) => line.startsWith('canary_request')).length;
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => (await fetch(`${url}/made-up/${index}`)).status),
  );
  const refused = statuses.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(await value('canary_refusals_total{limit="requests"}')).toBe(refused);
  // Invented paths add one series for a route and status.
  const seriesAfter = (await read()).split('\n').filter((line) => line.startsWith('canary_request')).length;
  expect(seriesAfter - series).toBeLessThan(15);
  expect(await read()).not.toMatch(/made-up|127\.0\.0\.1|ada@/);
});

test('The mail queue’s length is the number of unsent emails', async () => {
  const { opened, open } = gate();
  const queue = createMailQueue(
    { target: 'nowhere', send: () => opened, close: () => undefined },
    fastify().log,
  );
  expect(queue.length).toBe(0);
  queue.send(() => ({ to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '' }));
  expect(queue.length).toBe(1);
  open();
  await queue.close();
  expect(queue.length).toBe(0);
});

test('Failures of the database and unexpected errors are counted', async () => {
  const server = await startServerForTest();
  const value = async (name: string) => valueIn(await registry.metrics(), name);
  const [failures, unexpected] = [
    await value('canary_database_failures_total'),
    await value('canary_unexpected_errors_total'),
  ];
  const query = vi.spyOn(server.db, '$queryRaw').mockRejectedValueOnce(new Error('Connection terminated'));
  onTestFinished(() => query.mockRestore());
  expect((await fetch(`${server.url}/healthz/reads`)).status).toBe(503);
  expect(await value('canary_database_failures_total')).toBe(failures + 1);

  const transact = vi.spyOn(server.db, '$transaction');
  onTestFinished(() => transact.mockRestore());
  transact.mockRejectedValueOnce(new Error('Connection terminated'));
  await postGraphql(server.url, createTask);
  expect(await value('canary_database_failures_total')).toBe(failures + 2);
  transact.mockRejectedValueOnce(new TypeError('x is not a function'));
  await postGraphql(server.url, createTask);
  expect(await value('canary_unexpected_errors_total')).toBe(unexpected + 1);
});
