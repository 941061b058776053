import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { addRequestLimit, createRequestLimit } from './request-limit.ts';

test('Three seconds’ worth of requests are allowed at once', () => {
  const limit = createRequestLimit(10, createTestClock().now);
  for (let count = 0; count < 30; count += 1) expect(limit.take('192.0.2.1')).toBe(0);
  expect(limit.take('192.0.2.1')).toBe(1);
});

test('A school class behind one IP address can open the site at once, and then copy it for offline use', async () => {
  const clock = createTestClock();
  const app = fastify();
  // A tenth of the default, for a tenth of a class.
  addRequestLimit(
    app,
    createRequestLimit(10, clock.now),
    () => true,
    () => '192.0.2.1',
  );
  app.get('/', () => 'page');
  app.get('/assets/index-a1b2c3.js', () => 'script');
  const statusesOf = async (path: string, count: number) => {
    const answers = Array.from({ length: count }, () => app.inject(path));
    return [...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))];
  };
  const pupils = 3;
  expect(await statusesOf('/', pupils)).toEqual([200]);
  expect(await statusesOf('/assets/index-a1b2c3.js', pupils * 30)).toEqual([200]);
  clock.advance(1_000);
  expect(await statusesOf('/assets/index-a1b2c3.js', pupils * 240)).toEqual([200]);
  // A file that doesn't exist counts in full.
  expect(await statusesOf('/assets/other.js', 50)).toContain(429);
});

test('A refusal closes the connection, except that of a proxy', async () => {
  for (const closes of [true, false]) {
    const app = fastify();
    const refuse = () => closes;
    addRequestLimit(app, createRequestLimit(1, createTestClock().now), refuse, () => '192.0.2.1');
    app.get('/', () => 'page');
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.inject('/')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.headers['connection']).toBe(closes ? 'close' : 'keep-alive');
  }
});

test('Without a limit every request is allowed', () => {
  const limit = createRequestLimit(null, createTestClock().now);
  for (let count = 0; count < 10_000; count += 1) expect(limit.take('192.0.2.1')).toBe(0);
});
