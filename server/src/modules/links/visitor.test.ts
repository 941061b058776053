import { expect, test } from 'vitest';
import { countryOf, deviceOf, visitKindOf } from './visitor.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const agent = (text: string) => ({ 'user-agent': text });

test.each([
  ['phone', iphone],
  ['phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'],
  [
    'computer',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15',
  ],
  ['other', 'Mozilla/5.0 (PlayStation; PlayStation 5/9.60) AppleWebKit/605.1.15'],
])('A %s scans', (device, text) => {
  expect(visitKindOf('GET', agent(text))).toBe('scans');
  expect(deviceOf(agent(text))).toBe(device);
});

test.each([
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'WhatsApp/2.23.20.0 A',
  'curl/8.5.0',
  'facebookexternalhit/1.1',
  '',
  'x'.repeat(600),
])('The user agent “%.40s” is a bot’s', (text) => {
  expect(visitKindOf('GET', agent(text))).toBe('bots');
});

test('A request that looks ahead is a preview', () => {
  expect(visitKindOf('HEAD', agent(iphone))).toBe('previews');
  expect(visitKindOf('GET', { ...agent(iphone), 'sec-purpose': 'prefetch;anonymous-client-ip' })).toBe(
    'previews',
  );
  expect(visitKindOf('GET', { ...agent(iphone), 'x-purpose': 'preview' })).toBe('previews');
});

test.each([
  ['de', 'DE'],
  ['XX', 'other'],
  ['T1', 'other'],
  ['Germany', 'other'],
  [undefined, 'other'],
  [['DE', 'FR'], 'other'],
])('The country header %s counts as %s', (header, country) => {
  expect(countryOf(header)).toBe(country);
});
