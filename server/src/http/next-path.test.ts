import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

const publicUrl = 'https://qr.example.com';

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/generate/url?a=//b#c', '/generate/url?a=//b#c'],
  ['/é 🐤', '/%C3%A9%20%F0%9F%90%A4'],
  ['/@evil.com', '/@evil.com'],
  ['/%2f%2fevil.com', '/%2f%2fevil.com'],
  ['/a/../home', '/home'],
])('%j is a way on: %s', (text, path) => {
  expect(nextPath(text, publicUrl)).toBe(path);
});

test.each([
  [undefined],
  [''],
  ['home'],
  ['https://evil.com'],
  ['https://qr.example.com/home'],
  ['javascript:alert(1)'],
  ['//evil.com'],
  ['///evil.com'],
  ['/\\evil.com'],
  ['\\\\evil.com'],
  ['/\\/evil.com'],
  ['/\t/evil.com'],
  ['/\n/evil.com'],
  ['\t//evil.com'],
  [' //evil.com'],
  ['/\0/evil.com'],
  ['/home\r\nSet-Cookie: a=b'],
  ['/.//evil.com'],
  ['/a/..//evil.com'],
  ['/.\\/evil.com'],
  ['/%2e//evil.com'],
  [`/${'a'.repeat(2_000)}`],
])('%j leads nowhere', (text) => {
  expect(nextPath(text, publicUrl)).toBeNull();
});
