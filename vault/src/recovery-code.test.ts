import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRecoveryCode, generateRecoveryCode, parseRecoveryCode } from './recovery-code.ts';

const secret = '0123456789ABCDEFGHJKMNPQRSTV';
const code = formatRecoveryCode(secret);

test('A new code has six groups of five digits, and differs every time', () => {
  const generated = generateRecoveryCode();
  expect(generated).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(generateRecoveryCode()).not.toBe(generated);
  expect(formatRecoveryCode(parseRecoveryCode(generated) ?? '')).toBe(generated);
});

test('The check digits are the number modulo 1021', () => {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const number = [...secret].reduce((sum, digit) => sum * 32n + BigInt(digits.indexOf(digit)), 0n);
  const remainder = Number(number % 1021n);
  expect(code.slice(-2)).toBe(`${digits.charAt(remainder >> 5)}${digits.charAt(remainder & 31)}`);
});

test.each([
  ['as displayed', code],
  ['in lower case', code.toLowerCase()],
  ['without dashes', code.replaceAll('-', '')],
  ['with spaces and line breaks', ` ${code.replaceAll('-', ' \r\n')} `],
  ['with en dashes', code.replaceAll('-', '–')],
  ['with invisible characters', code.replaceAll('-', '\u200b\u00ad')],
  ['in other groups, quoted', `“${code.replaceAll('-', '').replaceAll(/(....)/g, '$1.')}”`],
  ['in bold Markdown', `**${code}**`],
  ['in full-width letters', code.replace('ABC', 'ＡＢＣ')],
  ['with O for 0, and I or L for 1', code.replace('0123', 'oI23')],
  ['with a lower-case l for 1', code.replace('0123', '0l23')],
])('Parses a code %s', (_how, typed) => {
  expect(parseRecoveryCode(typed)).toBe(secret);
});

test.each(['', 'hello', 'ёжик', code.slice(0, -1), `${code}0`, code.replace('4', 'U')])(
  'Rejects "%s"',
  (typed) => {
    expect(parseRecoveryCode(typed)).toBeUndefined();
  },
);

test('Detects every wrong digit and every swap of two adjacent digits', () => {
  const digit = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 28, maxLength: 28 }),
      fc.nat(29),
      digit,
      (secretDigits, index, other) => {
        const digits = [...formatRecoveryCode(secretDigits.join('')).replaceAll('-', '')];
        const { [index]: one = '', [index + 1]: next = one } = digits;
        const swapped = digits.with(index, next).with(Math.min(index + 1, 29), one);
        expect(parseRecoveryCode(digits.with(index, other).join('')) === undefined).toBe(other !== one);
        expect(parseRecoveryCode(swapped.join('')) === undefined).toBe(next !== one);
      },
    ),
  );
});
