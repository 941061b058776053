import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentTypes } from './all.ts';
import { type ContentType, toPayload } from './content-type.ts';
import { recogniseContent } from './recognise.ts';

describe('A typed text is recognised as', () => {
  test.each([
    ['https://example.com/menu?a=1+2', 'url', { url: 'https://example.com/menu?a=1+2' }],
    [' example.com/menu\n', 'url', { url: 'https://example.com/menu' }],
    ['192.168.0.1:8080', 'url', { url: 'http://192.168.0.1:8080' }],
    ['https://maps.google.com/?q=52.5,13.4', 'url', { url: 'https://maps.google.com/?q=52.5,13.4' }],
    ['Ada@example.com', 'email', { email: 'Ada@example.com', subject: '', body: '' }],
    [
      'MAILTO:a%2Bb+c@example.com?subject=Hi%20there&body=1%0D%0A2',
      'email',
      { email: 'a+b+c@example.com', subject: 'Hi there', body: '1\n2' },
    ],
    ['+1 (201) 555-0123', 'phone', { phone: '+1 (201) 555-0123' }],
    ['tel:+12015550123', 'phone', { phone: '+12015550123' }],
    ['sms:+12015550123?body=See%20you', 'sms', { phone: '+12015550123', message: 'See you' }],
    ['SMSTO:+12015550123:At 12:30!', 'sms', { phone: '+12015550123', message: 'At 12:30!' }],
    ['geo:52.5163,13.3777', 'location', { lat: '52.5163', lng: '13.3777' }],
    ['52.5163, 13.3777', 'location', { lat: '52.5163', lng: '13.3777' }],
    [
      'WIFI:T:WPA2;S:Caf\\;e;P:come on in;H:true;;',
      'wifi',
      { ssid: 'Caf;e', password: 'come on in', encryption: 'WPA', hidden: 'true' },
    ],
    ['WIFI:S:Open;;', 'wifi', { ssid: 'Open', password: '', encryption: 'nopass', hidden: '' }],
    [
      'upi://pay?pa=shop@bank&pn=Corner%20Shop&cu=INR',
      'upi',
      { pa: 'shop@bank', pn: 'Corner Shop', am: '', tn: '' },
    ],
  ])('%s: %s', (typed, id, values) => {
    expect(recogniseContent(typed)).toEqual({ id, values });
  });

  test.each([
    'Hello!',
    '3.50',
    '12 34',
    '42',
    'Note: bring cake',
    'see https://example.com',
    'mailto:',
    'WIFI:T:WPA;;',
    'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD',
  ])('%s: text', (typed) => {
    expect(recogniseContent(typed)).toEqual({ id: 'text', values: { text: typed } });
  });
});

test('The text of a code is recognised as its content', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((word) => !/\p{Cc}/u.test(word));
  const number = fc.integer({ min: 1_000_000, max: 99_999_999 }).map((digits) => `+49${digits}`);
  const filled = fc.oneof(
    fc.record({ id: fc.constant('phone' as const), phone: number }),
    fc.record({
      id: fc.constant('sms' as const),
      phone: number,
      message: words.map((word) => word.trimEnd()),
    }),
    fc.record({
      id: fc.constant('email' as const),
      email: fc.emailAddress(),
      subject: words,
      body: words,
    }),
    fc.record({
      id: fc.constant('wifi' as const),
      ssid: words,
      password: words,
      encryption: fc.constantFrom('WPA', 'WEP', 'nopass'),
      hidden: fc.constantFrom('', 'true'),
    }),
    fc.record({
      id: fc.constant('upi' as const),
      pa: fc.constant('shop@bank'),
      pn: words,
      am: fc.constantFrom('', '9.50'),
      tn: words,
    }),
  );
  fc.assert(
    fc.property(filled, ({ id, ...values }) => {
      const type: ContentType = contentTypes[id];
      const made = toPayload(type, { ...type.empty, ...values });
      if (!made.ok) return;
      const recognised = recogniseContent(made.payload);
      expect(recognised.id).toBe(id);
      expect(toPayload(type, recognised.values)).toEqual(made);
    }),
  );
});
