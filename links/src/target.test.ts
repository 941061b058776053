import { expect, test } from 'vitest';
import { readTarget } from './target.ts';
import { notAnAddress } from './web-address.ts';

const own = ['canary.example', 'cnry.example'];
const other = 'A dynamic code leads to an address that starts with https:// or http://.';
const makeStatic = 'Make a static code for it, which needs no address.';
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
  ['ftp://example.com/x', notAnAddress],
  ['market://', notAnAddress],
  ['itms-apps://evil.example/app/id1', notAnAddress],
  [
    'market://details?id=com.example.app',
    `${other} Use https://play.google.com/store/apps/details?id=com.example.app instead.`,
  ],
  [
    'MARKET:details?id=com.example',
    `${other} Use https://play.google.com/store/apps/details?id=com.example instead.`,
  ],
  [
    'market://search?q=canary qr',
    `${other} Use https://play.google.com/store/search?c=apps&q=canary%20qr instead.`,
  ],
  [
    'itms-apps://apps.apple.com/app/id361309726',
    `${other} Use https://apps.apple.com/app/id361309726 instead.`,
  ],
  ['whatsapp://send?phone=+49 30 1234', `${other} Use https://wa.me/49301234 instead.`],
  ['tg://resolve?domain=canary', `${other} Use https://t.me/canary instead.`],
  ['tel:+49301234', `${other} ${makeStatic}`],
  ['mailto:a@example.com', `${other} ${makeStatic}`],
  ['SMSTO:+49301234:Hello', `${other} ${makeStatic}`],
  ['sms:+49301234', `${other} ${makeStatic}`],
  ['geo:52.5,13.4', `${other} ${makeStatic}`],
  ['upi://pay?pa=a@bank', `${other} ${makeStatic}`],
  ['WIFI:T:WPA;S:Cafe;P:secret;;', `${other} ${makeStatic}`],
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
