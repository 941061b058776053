import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { logVital } from './vitals.ts';

test('A measurement is logged at any level, without data about the visitor', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const { log } = fastify({ logger: { level: 'warn', stream } });
  logVital(log, { name: 'LCP', value: 812.5, page: '/faq' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      vital: { name: 'LCP', value: 812.5, page: '/faq' },
      msg: 'Web vital',
    },
  ]);
});
