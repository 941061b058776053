import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { phone } from './phone.ts';
import { sms } from './sms.ts';

describe('A phone link (RFC 3966)', () => {
  test.each([
    // §6
    ['+1-201-555-0123', 'tel:+1-201-555-0123'],
    ['7042', 'tel:7042'],
    ['863-1234', 'tel:863-1234'],
    ['+1 (201) 555.0123', 'tel:+1(201)555.0123'],
    [' 112 ', 'tel:112'],
    ['030/123456', 'tel:030123456'],
    // ITU-T E.123: the zero in brackets isn't dialled after a country code.
    ['+49 (0)170 123456', 'tel:+49170123456'],
    ['+44(0)20 7946 0958', 'tel:+442079460958'],
    ['(0)170 123456', 'tel:(0)170123456'],
  ])('%j becomes %s', (typed, payload) => {
    expect(toPayload(phone, { phone: typed })).toEqual({ ok: true, payload });
  });

  test.each(['', ' ', '12', '+', 'call me', '1234567890123456', '123;ext=4', '+1+2 345', '١٢٣٤'])(
    'rejects %j',
    (typed) => {
      expect(toPayload(phone, { phone: typed }).ok).toBe(false);
    },
  );
});

describe('A text message', () => {
  test.each([
    // ZXing's wiki, "Barcode Contents", SMS
    [{ phone: '+18005551212', message: 'This is Text' }, 'SMSTO:+18005551212:This is Text'],
    [{ phone: '123', message: '' }, 'SMSTO:123:'],
    [{ phone: '123', message: 'at 12:30: 🐤\nok?' }, 'SMSTO:123:at 12:30: 🐤\nok?'],
  ])('%j becomes %j', (values, payload) => {
    expect(toPayload(sms, values)).toEqual({ ok: true, payload });
  });
});
