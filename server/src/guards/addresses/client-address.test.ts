import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { makeClientAddress, siteOf } from './client-address.ts';

function request(remote: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remote });
  const message = new IncomingMessage(socket);
  if (forwarded) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

test.each([
  ['127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['127.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['192.0.2.7', '192.0.2.1', '192.0.2.7'],
  ['::ffff:192.0.2.7', undefined, '192.0.2.7'],
  ['127.0.0.1', '::FFFF:C000:0207', '192.0.2.7'],
  ['127.0.0.1', '0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['127.0.0.1', '0000:0000:0000:0000:0000:ffff:c000:0207', '192.0.2.7'],
  ['127.0.0.1', '::ffff:c000:207%eth0', '192.0.2.7'],
  ['2001:db8:0:1:aaaa::1', undefined, '2001:db8:0:1::/64'],
  ['2001:DB8:0000:1::192.0.2.7', undefined, '2001:db8:0:1::/64'],
  ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
])('From %s for %s counts as %s', (remote, forwarded, address) => {
  expect(makeClientAddress(['loopback'])(request(remote, forwarded))).toBe(address);
});

test('The addresses of an IPv6 /48 network take turns as one client', () => {
  expect(siteOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(siteOf('192.0.2.1')).toBe('192.0.2.1');
});
