import { expect, test } from 'vitest';
import { slugOfOwnLink } from './own-link.ts';

const hosts = { publicUrl: 'https://canary.example', shortUrl: 'https://cnry.example' };

test.each([
  ['https://CANARY.EXAMPLE/Q/MENU-1', 'MENU-1'],
  ['http://canary.example/q/menu-1?table=5', 'MENU-1'],
  ['https://CNRY.EXAMPLE/MENU-1', 'MENU-1'],
  ['https://canary.example/help', undefined],
  ['https://canary.example.evil.example/q/menu-1', undefined],
  ['https://elsewhere.example/q/menu-1', undefined],
  ['https://canary.example/q/', undefined],
  ['menu-1', undefined],
])('%s', (text, slug) => {
  expect(slugOfOwnLink(text, hosts)).toBe(slug);
});

test('Without a short host, only links of the site’s own host are short links', () => {
  expect(slugOfOwnLink('https://cnry.example/MENU-1', { ...hosts, shortUrl: null })).toBeUndefined();
});
