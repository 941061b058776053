import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { createRequestLimit } from '../rate/request-limit.ts';
import { addConnectionLimit } from './connection-limit.ts';

/** Opens connections to a server that trusts the proxy 10.0.0.1. */
function startServer(perSecond: number | null = null) {
  const server = new EventEmitter();
  const requestLimit = createRequestLimit(perSecond, createTestClock().now);
  addConnectionLimit({ server } as unknown as FastifyInstance, requestLimit, ['10.0.0.1']);
  return (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
    server.emit('connection', socket);
    return { close: () => socket.emit('close'), isOpen: () => socket.destroy.mock.calls.length === 0 };
  };
}

test('A client has at most 500 connections, and a new one for each that it closes', () => {
  const connect = startServer();
  const connections = Array.from({ length: 500 }, () => connect('192.0.2.1'));
  expect(connections.every(({ isOpen }) => isOpen())).toBe(true);
  const refused = connect('192.0.2.1');
  expect(refused.isOpen()).toBe(false);
  refused.close();
  expect(connect('192.0.2.1').isOpen()).toBe(false);
  expect(connect('192.0.2.2').isOpen()).toBe(true);
  connections[0]?.close();
  expect(connect('192.0.2.1').isOpen()).toBe(true);
  expect(connect('192.0.2.1').isOpen()).toBe(false);
});

test('The clients of an IPv6 /64 network have 500 connections together', () => {
  const connect = startServer();
  for (let client = 1; client <= 500; client += 1) connect(`2001:db8::${client}`);
  expect(connect('2001:db8::ffff').isOpen()).toBe(false);
  expect(connect('2001:db8:0:1::1').isOpen()).toBe(true);
});

test('A connection counts as a request', () => {
  const connect = startServer(1);
  const connections = Array.from({ length: 4 }, () => connect('192.0.2.1'));
  expect(connections.map(({ isOpen }) => isOpen())).toEqual([true, true, true, false]);
  expect(connect('192.0.2.2').isOpen()).toBe(true);
});

test('A trusted proxy may have any number of connections', () => {
  const connect = startServer(1);
  const connections = Array.from({ length: 600 }, () => connect('10.0.0.1'));
  expect(connections.every(({ isOpen }) => isOpen())).toBe(true);
});
