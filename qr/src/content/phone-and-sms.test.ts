import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { phone } from './phone.ts';
import { sms } from './sms.ts';

const general = 'Enter a phone number of 3 to 15 digits, like +1 201 555 0123';
const starCode =
  'Leave out * and #: phones don’t dial such codes from a link. Make a Text code of it instead.';

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

  test.each([
    ['', 'Enter the phone number to call.'],
    [' ', 'Enter the phone number to call.'],
    ['12', general],
    ['+', general],
    ['call me', general],
    ['ring 12', general],
    ['+1+2 345', general],
    // Letters
    ['1-800-FLOWERS', 'Type digits for the letters: 1-800-356-9377'],
    ['1-800-got-junk', 'Type digits for the letters: 1-800-468-5865'],
    ['Call 1-800-FLOWERS', 'Type digits for the letters: 1-800-356-9377'],
    ['1-800-555-CALL', 'Type digits for the letters: 1-800-555-2255'],
    ['+1 2O1 555 O123', 'Type digits: +1 201 555 0123'],
    ['030 abc', 'Type only the number: 030'],
    ['Tel: +49 170 123456', 'Type only the number: +49 170 123456'],
    ['tel:+12015550123', 'Type only the number: +12015550123'],
    ['+1 201 555 0123 (office)', 'Type only the number: +1 201 555 0123'],
    // Other digits and signs
    ['١٢٣٤', 'Type plain digits: 1234'],
    ['+４９ １７０ １２３４５６', 'Type plain digits: +49 170 123456'],
    ['+1 201–555–0123', 'Type plain digits: +1 201-555-0123'],
    ['\u202a+1 201 555 0123\u202c', 'Type plain digits: +1 201 555 0123'],
    ['(+49) 170 123456', 'Start with the plus sign: +49 170 123456'],
    // Extensions
    ['123;ext=4', 'Leave out the extension, and write it beside the code: 123'],
    ['+1 201 555 0123 ext. 45', 'Leave out the extension, and write it beside the code: +1 201 555 0123'],
    ['+1 201 555 0123x45', 'Leave out the extension, and write it beside the code: +1 201 555 0123'],
    ['+1 201 555 0123 #45', 'Leave out the extension, and write it beside the code: +1 201 555 0123'],
    ['+12015550123,,45', 'Leave out the extension, and write it beside the code: +12015550123'],
    ['030 123456 Durchwahl 12', 'Leave out the extension, and write it beside the code: 030 123456'],
    // Codes of networks
    ['*100#', starCode],
    ['*#06#', starCode],
    ['##002#', starCode],
    ['*31#+12015550123', starCode],
    // Too much
    ['+1 201 555 0123 or +1 201 555 0124', 'Enter one number only: +1 201 555 0123'],
    ['030 12345678 / 0170 12345678', 'Enter one number only: 030 12345678'],
    ['1234567890123456', 'A phone number has at most 15 digits, and this one has 16.'],
  ])('rejects %j and says what to type: %s', (typed, error) => {
    expect(toPayload(phone, { phone: typed })).toEqual({ ok: false, errors: { phone: error } });
  });
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
