import { describe, expect, test } from 'vitest';
import { findDisguises } from './disguise.ts';

const disguises = (address: string) => findDisguises(new URL(address)).join(' ');

describe('An address that leads where it says has no warning', () => {
  test.each([
    'https://example.com/menu?table=5',
    'https://www.example.co.uk',
    'https://shop.example.com.au/a@b',
    'http://docs.eu.west.example.org',
    'https://example.com:8443/?next=https://paypal.com@x',
  ])('%s', (address) => {
    expect(disguises(address)).toBe('');
  });
});

describe('An address that may lead elsewhere is explained:', () => {
  test.each([
    ['https://paypal.com@evil.example/login', 'leads to evil.example'],
    ['https://paypal.com:443@evil.example/', 'leads to evil.example'],
    [
      'https://www.paypal.com.account-check.example/',
      'starts like paypal.com, but leads to account-check.example',
    ],
    ['https://paypal.com.evil.co.uk/', 'starts like paypal.com, but leads to evil.co.uk'],
    ['https://login.secure.account.bank.example.net/', 'Its end counts: example.net'],
    [`https://${'safe-'.repeat(9)}login.evil.example/`, 'Its end counts: evil.example'],
    ['http://3232235777/', 'an IP address, 192.168.1.1'],
    ['http://[2001:db8::1]/', 'an IP address, [2001:db8::1]'],
    // Cyrillic letters only.
    ['https://аррӏе.com/', 'It looks like apple.com, but is another site: xn--80ak6aa92e.com'],
    // A Cyrillic а among Latin letters.
    ['https://pаypal.com/', 'mixes letters of different scripts'],
    ['https://xn--pypal-4ve.com/', 'pаypal.com mixes letters of different scripts'],
    ['https://münchen.de/', 'münchen.de has letters beyond a to z'],
    ['https://почта.рф/', 'почта.рф has letters beyond a to z'],
  ])('%s', (address, words) => {
    expect(disguises(address)).toContain(words);
  });
});

test('Names in Japanese and Korean may have Latin letters', () => {
  for (const address of ['https://nippon日本の.jp/', 'https://한국abc.kr/'])
    expect(disguises(address)).toContain('letters beyond a to z');
});
