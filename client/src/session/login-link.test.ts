import { expect, test } from 'vitest';
import { keepNext, withNext } from './login-link.ts';

test('A link from the dashboard has no "next", since a login leads there anyway', () => {
  expect(withNext('/login', '/home')).toBe('/login');
  expect(withNext('/login', '/generate/sms?a=b')).toBe('/login?next=%2Fgenerate%2Fsms%3Fa%3Db');
});

test('"next" is kept from page to page, unless it leads to another site', () => {
  const keep = (next: string) => keepNext('/register', new URLSearchParams({ next }));
  expect(keep('/generate/sms')).toBe('/register?next=%2Fgenerate%2Fsms');
  expect(keep('//evil.example')).toBe('/register');
});
