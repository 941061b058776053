import { expect, test } from 'vitest';
import { normaliseHost } from './host.ts';

test.each([
  ['evil.example', 'evil.example'],
  ['Evil.EXAMPLE', 'evil.example'],
  ['evil.example.', 'evil.example'],
  ['evil.example..', 'evil.example'],
  ['evil.example:8443', 'evil.example'],
  ['evil.example.:8443', 'evil.example'],
  ['müller.example', 'xn--mller-kva.example'],
  ['mu\u0308ller.example', 'xn--mller-kva.example'],
  ['ｅｖｉｌ。example', 'evil.example'],
  ['evil\u00ad.example', 'evil.example'],
  ['2606:4700::1111', '[2606:4700::1111]'],
  ['2606:4700:0:0:0:0:0:1111', '[2606:4700::1111]'],
  ['[2606:4700::1111]:443', '[2606:4700::1111]'],
  ['8.8.8.8.', '8.8.8.8'],
  ['0x08.8.8.8', '8.8.8.8'],
  ['134744072', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
])('The host %s is compared as %s', (text, host) => {
  expect(normaliseHost(text)).toBe(host);
});

test.each([
  '',
  '.',
  'a b',
  'evil.example/path',
  'https://evil.example',
  'ada@evil.example',
  '::1%lo',
  '||evil.example^',
])('The text “%s” is no host', (text) => {
  expect(normaliseHost(text)).toBeNull();
});
