import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newRecoveryCode, readRecoveryCode, writeRecoveryCode } from './recovery-code.ts';

const secret = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const code = writeRecoveryCode(secret);

test('A new code is eight groups of four and a check symbol, never the same', () => {
  const made = newRecoveryCode();
  expect(made).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-Z*~$=]$/);
  expect(newRecoveryCode()).not.toBe(made);
  expect(writeRecoveryCode(readRecoveryCode(made) ?? '')).toBe(made);
});

test('Its check symbol is the number’s remainder by 37', () => {
  const number = [...secret].reduce((sum, digit) => sum * 32n + BigInt(secret.indexOf(digit)), 0n);
  expect(code.at(-1)).toBe(`${secret}*~$=U`.charAt(Number(number % 37n)));
});

test.each([
  ['as it is', code],
  ['in small letters', code.toLowerCase()],
  ['without dashes', code.replaceAll('-', '')],
  ['with spaces and lines', ` ${code.replaceAll('-', ' \n')} `],
  ['with long dashes', code.replaceAll('-', '–')],
  ['with O for 0, and I or L for 1', code.replace('0123', 'oI23')],
  ['with a small l for 1', code.replace('0123', '0l23')],
])('It is read %s', (_how, typed) => {
  expect(readRecoveryCode(typed)).toBe(secret);
});

test.each(['', 'hello', code.slice(0, -1), `${code}0`, code.replace('4', 'U')])('%s is none', (typed) => {
  expect(readRecoveryCode(typed)).toBeUndefined();
});

test('Any slip of one digit, and any swap of two neighbours, is noticed', () => {
  const digit = fc.constantFrom(...secret);
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 32, maxLength: 32 }),
      fc.nat(30),
      digit,
      (digits, index, other) => {
        const { [index]: one = '', [index + 1]: next = '' } = digits;
        const check = writeRecoveryCode(digits.join('')).slice(-1);
        const slipped = digits.with(index, other).join('') + check;
        const swapped =
          digits
            .with(index, next)
            .with(index + 1, one)
            .join('') + check;
        expect(readRecoveryCode(slipped) === undefined).toBe(other !== one);
        expect(readRecoveryCode(swapped) === undefined).toBe(next !== one);
      },
    ),
  );
});
