import { expect, test } from 'vitest';
import { shortLinkOf, shortLinkPayload, shortLinkText } from './short-link.ts';

const site = { publicUrl: 'https://canary.example', shortUrl: null };
const short = { publicUrl: 'https://canary.example', shortUrl: 'https://cnry.example' };

test('A short link is on the short host, or below /q/ on the site', () => {
  expect(shortLinkOf('ABCDEF2', short)).toBe('https://cnry.example/ABCDEF2');
  expect(shortLinkOf('MENU-1', site)).toBe('https://canary.example/q/menu-1');
});

test('A code contains it in capitals, but for the scheme', () => {
  expect(shortLinkPayload('ABCDEF2', short)).toBe('https://CNRY.EXAMPLE/ABCDEF2');
  expect(shortLinkPayload('MENU-1', site)).toBe('https://CANARY.EXAMPLE/Q/MENU-1');
  expect(shortLinkPayload('MENU-1', { publicUrl: 'http://localhost:4000', shortUrl: null })).toBe(
    'http://LOCALHOST:4000/Q/MENU-1',
  );
});

test('For people, hosts and own slugs are in small letters, and generated slugs in capitals', () => {
  expect(shortLinkText('https://CNRY.EXAMPLE/ABCDEF2')).toBe('cnry.example/ABCDEF2');
  expect(shortLinkText('https://CANARY.EXAMPLE/Q/MENU-1')).toBe('canary.example/q/menu-1');
  expect(shortLinkText('menu-1')).toBe('menu-1');
});
