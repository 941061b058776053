import { expect, test } from 'vitest';
import { keepNext, withNext } from './with-next.ts';

test('Whoever comes from the dashboard needs no way back', () => {
  expect(withNext('/login', '/home')).toBe('/login');
  expect(withNext('/login', '/generate/sms?a=b')).toBe('/login?next=%2Fgenerate%2Fsms%3Fa%3Db');
});

test('A page that was told where to go on tells the next one, unless that is another site', () => {
  const keep = (next: string) => keepNext('/register', new URLSearchParams({ next }));
  expect(keep('/generate/sms')).toBe('/register?next=%2Fgenerate%2Fsms');
  expect(keep('//evil.example')).toBe('/register');
});
