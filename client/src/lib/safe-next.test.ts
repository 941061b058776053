import { expect, test } from 'vitest';
import { safeNext, withNext } from './safe-next.ts';

test.each([
  ['/home', '/home'],
  ['/generate/vcard?a=1#b', '/generate/vcard?a=1#b'],
  ['/a/../home', '/home'],
  [null, null],
  ['', null],
  ['home', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\n//evil.example', null],
  ['/.//evil.example', null],
  ['/x/..//evil.example', null],
  [' //evil.example', null],
])('After signing in, next=%j leads to %j', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});

test('Whoever comes from the dashboard needs no way back', () => {
  expect(withNext('/login', '/home')).toBe('/login');
  expect(withNext('/login', '/generate/sms?a=b')).toBe('/login?next=%2Fgenerate%2Fsms%3Fa%3Db');
});
