import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { byteLength } from './rules.ts';
import { foldLine, splitName, vcard } from './vcard.ts';

const card = (values: Partial<typeof vcard.empty>) => {
  const outcome = toPayload(vcard, { ...vcard.empty, ...values });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome.payload;
};

describe('A contact card (RFC 2426)', () => {
  test('matches the card of RFC 2426 §7 (Frank Dawson), for the fields of the form', () => {
    expect(
      card({
        name: 'Frank Dawson',
        org: 'Lotus Development Corporation',
        phone: '+1-919-676-9515',
        email: 'Frank_Dawson@Lotus.com',
        website: 'http://home.earthlink.net/~fdawson',
      }),
    ).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Dawson;Frank;;;',
        'FN:Frank Dawson',
        'ORG:Lotus Development Corporation',
        'TEL:+1-919-676-9515',
        'EMAIL:Frank_Dawson@Lotus.com',
        'URL:http://home.earthlink.net/~fdawson',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  test('escapes backslash, comma, semicolon and line break (§4, §5)', () => {
    const payload = card({ name: 'A; B, C\\D', org: 'ABC, Inc.; North', address: 'Street 1\nTown, X' });
    expect(payload).toContain('FN:A\\; B\\, C\\\\D\r\n');
    expect(payload).toContain('ORG:ABC\\, Inc.\\; North\r\n');
    expect(payload).toContain('ADR:;;Street 1\\nTown\\, X;;;;\r\n');
  });

  test('leaves out empty fields', () => {
    expect(card({ name: 'Cher', org: '  ' })).toBe(
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Cher;;;;\r\nFN:Cher\r\nEND:VCARD\r\n',
    );
  });

  test.each([
    ['Ada King Lovelace', { family: 'Lovelace', given: 'Ada King' }],
    ['  José   Ángel ', { family: 'Ángel', given: 'José' }],
    ['山田 太郎', { family: '山田', given: '太郎' }],
    ['김 철수', { family: '김', given: '철수' }],
    ['山田太郎', { family: '山田太郎', given: '' }],
    ['محمد علي', { family: 'علي', given: 'محمد' }],
  ])('splits the name %j into %j', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 'x', phone: 'no' }, 'phone'],
    [{ name: 'x', email: 'no' }, 'email'],
    [{ name: 'x', website: 'no' }, 'website'],
    [{ name: 'x', address: 'a\u0000' }, 'address'],
  ])('rejects %j in the field %s', (values, field) => {
    expect(toPayload(vcard, { ...vcard.empty, ...values })).toEqual({
      ok: false,
      errors: { [field]: expect.stringMatching(/\w/) },
    });
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
