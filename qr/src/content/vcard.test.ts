import { describe, expect, test } from 'vitest';
import { foldLine } from './content-lines.ts';
import { toPayload } from './content-type.ts';
import { byteLength } from './rules.ts';
import { vcard } from './vcard.ts';

const card = (values: Partial<typeof vcard.empty>) => {
  const outcome = toPayload(vcard, { ...vcard.empty, ...values });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.payload;
};

describe('A contact card (RFC 2426)', () => {
  test('has the properties of the card of RFC 2426 §7 (Frank Dawson), for the fields of the form', () => {
    expect(
      card({
        firstName: 'Frank',
        lastName: 'Dawson',
        org: 'Lotus Development Corporation',
        street: '6544 Battleford Drive',
        city: 'Raleigh',
        region: 'NC',
        postcode: '27613-3502',
        country: 'U.S.A.',
        phone: '+1-919-676-9515',
        phoneKind: 'WORK',
        phone2: '+1-919-676-9564',
        phone2Kind: 'HOME',
        email: 'Frank_Dawson@Lotus.com',
        email2: 'fdawson@earthlink.net',
        website: 'http://home.earthlink.net/~fdawson',
        note: 'Author',
      }),
    ).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Dawson;Frank;;;',
        'FN:Frank Dawson',
        'ORG:Lotus Development Corporation',
        'TEL;TYPE=WORK:+1-919-676-9515',
        'TEL;TYPE=HOME:+1-919-676-9564',
        'EMAIL;TYPE=WORK:Frank_Dawson@Lotus.com',
        'EMAIL;TYPE=HOME:fdawson@earthlink.net',
        'ADR:;;6544 Battleford Drive;Raleigh;NC;27613-3502;U.S.A.',
        'URL:http://home.earthlink.net/~fdawson',
        'NOTE:Author',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  test('escapes backslash, comma, semicolon and line break (§4, §5)', () => {
    const payload = card({
      firstName: 'A; B, C\\D',
      org: 'ABC, Inc.; North',
      street: 'Street 1; back',
      city: 'Town, X',
      note: 'One\ntwo',
    });
    expect(payload).toContain('N:;A\\; B\\, C\\\\D;;;\r\nFN:A\\; B\\, C\\\\D\r\n');
    expect(payload).toContain('ORG:ABC\\, Inc.\\; North\r\n');
    expect(payload).toContain('ADR:;;Street 1\\; back;Town\\, X;;;\r\n');
    expect(payload).toContain('NOTE:One\\ntwo\r\n');
  });

  test.each([
    [{ firstName: 'Cher', org: '  ' }, 'N:;Cher;;;\r\nFN:Cher\r\n'],
    [{ firstName: 'John', lastName: 'Doe Jr.' }, 'N:Doe Jr.;John;;;\r\nFN:John Doe Jr.\r\n'],
    [{ firstName: '太郎', lastName: '山田' }, 'N:山田;太郎;;;\r\nFN:山田 太郎\r\n'],
    [{ org: 'Canary Ltd' }, 'N:;;;;\r\nFN:Canary Ltd\r\nORG:Canary Ltd\r\n'],
    [{ firstName: 'A', phone: '+49 (0)170 1', phoneKind: '' }, 'N:;A;;;\r\nFN:A\r\nTEL:+49 170 1\r\n'],
    [{ firstName: 'A', country: 'Japan' }, 'N:;A;;;\r\nFN:A\r\nADR:;;;;;;Japan\r\n'],
  ])('%j has no other properties than %j', (values, properties) => {
    expect(card(values)).toBe(`BEGIN:VCARD\r\nVERSION:3.0\r\n${properties}END:VCARD\r\n`);
  });

  test.each([
    [{}, 'firstName'],
    [{ firstName: 'a\nb' }, 'firstName'],
    [{ firstName: 'x', phone: 'no' }, 'phone'],
    [{ firstName: 'x', phone2: '*1#' }, 'phone2'],
    [{ firstName: 'x', phoneKind: 'PIGEON' }, 'phoneKind'],
    [{ firstName: 'x', email: 'no' }, 'email'],
    [{ firstName: 'x', email2: 'no' }, 'email2'],
    [{ firstName: 'x', website: 'example..com' }, 'website'],
    [{ firstName: 'x', city: 'a\nb' }, 'city'],
    [{ firstName: 'x', note: 'a\u0000' }, 'note'],
  ])('rejects %j in the field %s', (values, field) => {
    expect(toPayload(vcard, { ...vcard.empty, ...values })).toEqual({
      ok: false,
      errors: { [field]: expect.stringMatching(/\w/) },
    });
  });

  test('splits a full name that is typed into the first field, unless there is a last name', () => {
    const [first] = vcard.fields;
    expect(first?.complete?.('John Doe Jr.', vcard.empty)).toEqual({
      values: { firstName: 'John', lastName: 'Doe Jr.' },
      note: 'We split the name.',
    });
    expect(first?.complete?.('Ada', vcard.empty)).toBeUndefined();
    expect(first?.complete?.('Mary Jane', { ...vcard.empty, lastName: 'Watson' })).toBeUndefined();
  });
});

describe('Folding (RFC 2426 §2.6)', () => {
  test('folds a line of 76 bytes, but not one of 75', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  test.each(['é', '日', '🐤'])('moves %j to the next line instead of splitting it', (character) => {
    for (let before = 70; before <= 76; before++) {
      const line = `${'x'.repeat(before)}${character.repeat(60)}`;
      const folded = foldLine(line).split('\r\n');
      expect(folded.every((part) => byteLength(part) <= 75 && !/\p{Cs}/u.test(part))).toBe(true);
      expect(folded.map((part, index) => (index ? part.slice(1) : part)).join('')).toBe(line);
    }
  });
});
