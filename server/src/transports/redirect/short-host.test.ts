import { expect, test } from 'vitest';
import { rewriteShortLinks } from './short-host.ts';

const publicUrl = 'https://canary.example';
const rewrite = (shortUrl: string | null, host: string | undefined) =>
  rewriteShortLinks({ publicUrl, shortUrl })({ url: '/graphql', headers: { host } });

test.each([
  ['https://cnry.example', 'cnry.example'],
  ['https://cnry.example', 'CNRY.Example'],
  ['https://cnry.example', 'cnry.example.'],
  ['https://cnry.example', 'cnry.example..'],
  ['https://cnry.example', 'cnry.example:443'],
  ['https://cnry.example', 'cnry.example:8443'],
  ['https://cnry.example', 'cnry.example.:80'],
  ['https://cnry.example', 'cnry%2Eexample'],
  ['https://cnry.example', 'ｃnry.example'],
  ['https://cnry.example.', 'cnry.example'],
  ['https://cnry.example:8443', 'cnry.example'],
  ['https://xn--mller-kva.example', 'xn--MLLER-kva.example'],
  ['http://[2606:4700::1111]', '[2606:4700:0::1111]:80'],
])('With the short host %s, the host %s has nothing but short links', (shortUrl, host) => {
  expect(rewrite(shortUrl, host)).toBe('/q/graphql');
});

test.each([
  ['https://cnry.example', 'canary.example'],
  ['https://cnry.example', 'www.cnry.example'],
  ['https://cnry.example', 'cnry.example.org'],
  ['https://cnry.example', ''],
  ['https://cnry.example', undefined],
  [null, 'cnry.example'],
])('With the short host %s, the host %s is the site’s', (shortUrl, host) => {
  expect(rewrite(shortUrl, host)).toBe('/graphql');
});

test.each([
  ['/q/menu%20', '/q/menu%20'],
  ['/q/menu%', '/q/menu%25'],
  ['/Q/menu%E2%80?discount=100%', '/Q/menu%25E2%2580?discount=100%'],
  ['/home%', '/home%'],
])('The router gets the path %s as %s', (url, path) => {
  expect(rewriteShortLinks({ publicUrl, shortUrl: null })({ url, headers: {} })).toBe(path);
});
