import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRecoveryCode, generateRecoveryCode, parseRecoveryCode } from './recovery-code.ts';

const secret = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const code = formatRecoveryCode(secret);

test('A new code has eight groups of four digits and a check symbol, and differs every time', () => {
  const generated = generateRecoveryCode();
  expect(generated).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-Z*~$=]$/);
  expect(generateRecoveryCode()).not.toBe(generated);
  expect(formatRecoveryCode(parseRecoveryCode(generated) ?? '')).toBe(generated);
});

test('The check symbol is the number modulo 37', () => {
  const number = [...secret].reduce((sum, digit) => sum * 32n + BigInt(secret.indexOf(digit)), 0n);
  expect(code.at(-1)).toBe(`${secret}*~$=U`.charAt(Number(number % 37n)));
});

test.each([
  ['as displayed', code],
  ['in lower case', code.toLowerCase()],
  ['without dashes', code.replaceAll('-', '')],
  ['with spaces and line breaks', ` ${code.replaceAll('-', ' \n')} `],
  ['with en dashes', code.replaceAll('-', '–')],
  ['with O for 0, and I or L for 1', code.replace('0123', 'oI23')],
  ['with a lower-case l for 1', code.replace('0123', '0l23')],
])('Parses a code %s', (_how, typed) => {
  expect(parseRecoveryCode(typed)).toBe(secret);
});

test.each(['', 'hello', code.slice(0, -1), `${code}0`, code.replace('4', 'U')])('Rejects "%s"', (typed) => {
  expect(parseRecoveryCode(typed)).toBeUndefined();
});

test('Detects every wrong digit and every swap of two adjacent digits', () => {
  const digit = fc.constantFrom(...secret);
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 32, maxLength: 32 }),
      fc.nat(30),
      digit,
      (digits, index, other) => {
        const { [index]: one = '', [index + 1]: next = '' } = digits;
        const check = formatRecoveryCode(digits.join('')).slice(-1);
        const mistyped = digits.with(index, other).join('') + check;
        const swapped =
          digits
            .with(index, next)
            .with(index + 1, one)
            .join('') + check;
        expect(parseRecoveryCode(mistyped) === undefined).toBe(other !== one);
        expect(parseRecoveryCode(swapped) === undefined).toBe(next !== one);
      },
    ),
  );
});
