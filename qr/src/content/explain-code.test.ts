import { describe, expect, test } from 'vitest';
import { contentTypes } from './all.ts';
import { type ContentType, toPayload } from './content-type.ts';
import { explainCode } from './explain-code.ts';

/** The parts of a code in one line. */
const told = (text: string) =>
  explainCode(text)
    .parts.map(({ label, value }) => `${label}: ${value}`)
    .join(' | ');

describe('A code is told in words:', () => {
  test.each([
    ['https://example.com/menu?table=5', 'url', 'Web address: https://example.com/menu?table=5'],
    ['HTTPS://EXAMPLE.COM/MENU', 'url', 'Web address: HTTPS://EXAMPLE.COM/MENU'],
    ['Hello, world', 'text', 'Text: Hello, world'],
    ['example.com', 'text', 'Text: example.com'],
    [
      'mailto:ada@example.com?subject=Hi&cc=bob@example.com',
      'email',
      'Email address: ada@example.com | Subject: Hi | Cc: bob@example.com',
    ],
    ['tel:+12015550123', 'phone', 'Phone number: +12015550123'],
    ['SMSTO:+12015550123:On my way', 'sms', 'Phone number: +12015550123 | Message: On my way'],
    [
      'WIFI:T:WPA;S:Gu\\;ests;P:come on in;H:true;;',
      'wifi',
      'Network name (SSID): Gu;ests | Password: come on in | Security: WPA2, or WPA2 and WPA3 | The network is hidden: Yes',
    ],
    ['WIFI:S:Open;;', 'wifi', 'Network name (SSID): Open | Security: No password'],
    ['geo:52.5163,13.3777', 'location', 'Latitude: 52.5163 | Longitude: 13.3777'],
    ['https://www.google.com/maps?q=52.5163,13.3777', 'location', 'Latitude: 52.5163 | Longitude: 13.3777'],
    [
      'https://www.google.com/maps/@52.5163,13.3777,15z',
      'url',
      'Web address: https://www.google.com/maps/@52.5163,13.3777,15z',
    ],
    [
      'upi://pay?pa=shop@bank&pn=Shop&am=49.5&cu=INR',
      'upi',
      'UPI ID: shop@bank | Payee’s name: Shop | Amount (₹): 49.5 | Currency: INR',
    ],
    [
      'BEGIN:VCARD\nVERSION:3.0\nN:Lovelace;Ada;;;\nTEL;TYPE=CELL:+12015550123\nBDAY:1815-12-10\nEND:VCARD',
      'vcard',
      'First name: Ada | Last name: Lovelace | Phone number: +12015550123 | Phone kind: Mobile | Bday: 1815-12-10',
    ],
  ])('%s', (text, id, words) => {
    expect(explainCode(text).form.id).toBe(id);
    expect(told(text)).toBe(words);
  });

  test.each([
    ['MECARD:N:Lovelace,Ada;TEL:+12015550123;;', 'Contact'],
    ['bitcoin:bc1qexample?amount=0.1', 'Payment in a cryptocurrency'],
    ['ST00012|Name=Shop', 'Bank transfer'],
    ['LPA:1$smdp.example$CODE', 'eSIM'],
    ['otpauth://totp/Shop:ada?secret=JBSWY3DP', 'Secret for one-time passwords'],
    ['Just a text', undefined],
  ])('%j is known as %s, and made again as a text', (text, kind) => {
    expect(explainCode(text)).toMatchObject({ form: { id: 'text', values: { text } }, kind });
  });
});

describe('The form makes the same code again:', () => {
  test.each([
    'https://example.com/menu?table=5#top',
    'Two\nlines  with spaces ',
    'mailto:ada@example.com?subject=Hi%20there',
    'tel:+12015550123',
    'WIFI:S:Guests;T:WPA;P:come on in;;',
    'https://www.google.com/maps?q=52.5163,13.3777',
    'otpauth://totp/Shop:ada?secret=JBSWY3DP',
  ])('%j', (text) => {
    const { id, values, leavesOut } = explainCode(text).form;
    const type: ContentType = contentTypes[id];
    expect(toPayload(type, values)).toEqual({ ok: true, payload: text });
    expect(leavesOut).toEqual([]);
  });

  test('and says what it leaves out', () => {
    const { form } = explainCode('mailto:ada@example.com?cc=bob@example.com');
    expect(form.leavesOut).toEqual(['cc (bob@example.com)']);
  });
});

describe('Warnings', () => {
  test.each([
    ['https://paypal.com@evil.example/', 'leads to evil.example'],
    ['https://pаypal.com/', 'mixes letters of different scripts'],
    ['https://paypal.com.evil.example/', 'but leads to evil.example'],
    ['Pay \u202e0001 now', 'invisible characters'],
    ['https://exam\u00adple.com/', 'invisible characters'],
    ['otpauth://totp/Shop:ada?secret=JBSWY3DP', 'one-time passwords of an account'],
  ])('%j', (text, words) => {
    expect(explainCode(text).warnings.join(' ')).toContain(words);
  });

  test.each(['https://example.com', 'A family: 👨‍👩‍👧', 'tel:+12015550123', 'می‌خواهم'])(
    '%s has none',
    (text) => {
      expect(explainCode(text).warnings).toEqual([]);
    },
  );

  test('Only a web address can be opened', () => {
    expect(explainCode('HTTPS://EXAMPLE.COM/A').address).toBe('https://example.com/A');
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', 'tel:+12015550123'])
      expect(explainCode(text).address).toBeUndefined();
  });
});
