import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/generate/url?a=//b#c', '/generate/url?a=//b#c'],
  ['/generate/vcard?a=1#b', '/generate/vcard?a=1#b'],
  ['/é 🐤', '/%C3%A9%20%F0%9F%90%A4'],
  ['/@evil.com', '/@evil.com'],
  ['/%2f%2fevil.com', '/%2f%2fevil.com'],
  ['/a/../home', '/home'],
  [`/${'a'.repeat(1_999)}`, `/${'a'.repeat(1_999)}`],
])('Accepts %j as %s', (text, path) => {
  expect(nextPath(text)).toBe(path);
});

test.each([
  [undefined],
  [null],
  [''],
  ['home'],
  ['https://evil.com'],
  ['https://qr.example.com/home'],
  ['https://site.invalid/home'],
  ['javascript:alert(1)'],
  ['//evil.com'],
  ['//site.invalid'],
  ['///evil.com'],
  ['/\\evil.com'],
  ['\\\\evil.com'],
  ['/\\/evil.com'],
  ['/\t/evil.com'],
  ['/\n/evil.com'],
  ['/\n//evil.com'],
  ['\t//evil.com'],
  [' //evil.com'],
  ['/\0/evil.com'],
  ['/home\r\nSet-Cookie: a=b'],
  ['/.//evil.com'],
  ['/a/..//evil.com'],
  ['/.\\/evil.com'],
  ['/%2e//evil.com'],
  [`/${'a'.repeat(2_000)}`],
])('Rejects %j', (text) => {
  expect(nextPath(text)).toBeNull();
});
