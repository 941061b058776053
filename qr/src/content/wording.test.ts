import { expect, test } from 'vitest';
import { type ContentTypeId, contentTypes } from './all.ts';
import { type ContentType, type Values, wordingOf } from './content-type.ts';

test.each<[ContentTypeId, Values, string, string]>([
  ['url', { url: ' https://example.com/menu/ ' }, 'Scan to visit', 'example.com/menu'],
  ['text', { text: 'Mind the step\n' }, 'Scan to read', 'Mind the step'],
  ['email', { email: 'ada@example.com', body: 'secret' }, 'Write to us', 'ada@example.com'],
  ['location', { lat: '52.5163', lng: '13.3777' }, 'Find us here', '52.5163, 13.3777'],
  ['sms', { phone: '+1 201 555 0123', message: 'PIN 1234' }, 'Text us', '+1 201 555 0123'],
  ['phone', { phone: '+1 201 555 0123' }, 'Call us', '+1 201 555 0123'],
  ['wifi', { ssid: 'Guests', password: 'come on in' }, 'Join our Wi-Fi', 'Guests'],
  ['upi', { pa: 'shop@bank', pn: 'Corner Shop', am: '' }, 'Pay Corner Shop', 'shop@bank'],
  ['upi', { pa: 'shop@bank', pn: 'Corner Shop', am: '99.50' }, 'Pay ₹99.50 to Corner Shop', 'shop@bank'],
  ['whatsapp', { phone: '+44 7700 900123', message: 'PIN 1' }, 'Chat with us on WhatsApp', '+44 7700 900123'],
  [
    'event',
    {
      summary: 'Summer party',
      startDate: '2026-07-01',
      startTime: '19:30',
      location: 'Town hall',
      description: 'PIN',
    },
    'Summer party',
    '1 July 2026, 19:30\nTown hall',
  ],
  [
    'sepa',
    { name: 'Corner Shop', iban: 'DE89370400440532013000', amount: '12.3', text: 'Invoice 7', info: 'PIN' },
    'Pay €12.30 to Corner Shop',
    'DE89 3704 0044 0532 0130 00\nInvoice 7',
  ],
  [
    'swiss',
    {
      iban: 'CH5800791123000889012',
      creditorName: 'Schneider AG',
      amount: '5',
      currency: 'CHF',
      message: 'Bill 7',
    },
    'Pay CHF 5.00 to Schneider AG',
    'CH58 0079 1123 0008 8901 2\nBill 7',
  ],
  [
    'pix',
    { key: 'ada@example.com', name: 'Ada', city: 'Recife', amount: '5', description: 'PIN' },
    'Pay R$ 5.00 to Ada',
    'ada@example.com',
  ],
  ['gs1', { gtin: '9506000134352', batch: 'A1' }, 'About this product', 'GTIN 9506000134352\nBatch A1'],
  [
    'dynamic',
    { id: 'code-1', link: 'https://CANARY.EXAMPLE/Q/MENU-1' },
    'Scan to visit',
    'canary.example/q/menu-1',
  ],
  [
    'vcard',
    {
      firstName: 'Ada',
      lastName: 'Lovelace',
      org: 'Analytical Engines',
      phone: '',
      email: 'ada@example.com',
    },
    'Ada Lovelace',
    'Analytical Engines\nada@example.com',
  ],
])('A poster with a code of type %s has readable words and no secrets', (id, values, title, text) => {
  const type: ContentType = contentTypes[id];
  expect(wordingOf(type, { ...type.empty, ...values })).toEqual({ title, text });
});
