import { expect, test } from 'vitest';
import { readTarget } from './target.ts';
import { notAnAddress } from './web-address.ts';

const own = ['canary.example', 'cnry.example'];
const privateNetwork = 'This address is in a private network. Visitors can’t open it.';

test.each([
  ['https://example.com/menu', 'https://example.com/menu'],
  [' HTTP://Example.com ', 'http://example.com/'],
  ['https://müller.example.org/ü', 'https://xn--mller-kva.example.org/%C3%BC'],
  ['example.com/our menu', 'https://example.com/our%20menu'],
  ['https://8.8.8.8/', 'https://8.8.8.8/'],
  ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
])('%s leads to %s', (typed, target) => {
  expect(readTarget(typed, own)).toEqual({ target });
});

test.each([
  ['', 'Enter a web address.'],
  ['example', notAnAddress],
  ['javascript:alert(1)', notAnAddress],
  ['mailto:a@example.com', notAnAddress],
  [
    'https://ada:secret@example.com',
    'This address contains a user name or password, which everyone can read. Remove them.',
  ],
  ['https://canary.example/q/MENU', 'A dynamic code can’t lead back to this site.'],
  ['https://CNRY.example./x', 'A dynamic code can’t lead back to this site.'],
  [`https://example.com/${'a'.repeat(2_100)}`, 'A web address has up to 2,048 characters.'],
  [`https://example.com/${'ü'.repeat(1_000)}`, 'A web address has up to 2,048 characters.'],
  ['http://localhost:4000', privateNetwork],
  ['http://router', privateNetwork],
  ['http://printer.local/', privateNetwork],
  ['http://127.0.0.1/', privateNetwork],
  ['http://2130706433/', privateNetwork],
  ['http://0x7f.1/', privateNetwork],
  ['http://10.1.2.3/', privateNetwork],
  ['http://192.168.0.1/', privateNetwork],
  ['http://169.254.169.254/latest', privateNetwork],
  ['http://100.64.0.1/', privateNetwork],
  ['http://[::1]/', privateNetwork],
  ['http://[::ffff:10.0.0.1]/', privateNetwork],
  ['http://[fd00::1]/', privateNetwork],
  ['http://[fe80::1]/', privateNetwork],
])('%s is refused: %s', (typed, problem) => {
  expect(readTarget(typed, own)).toEqual({ problem });
});
