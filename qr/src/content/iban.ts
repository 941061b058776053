import {
  electronicFormatIBAN,
  getCountrySpecifications,
  ValidationErrorsIBAN,
  validateIBAN,
} from 'ibantools';
import type { Rule } from './content-type.ts';

/** Writes an IBAN as codes have it: capitals without spaces. */
export function plainIban(value: string): string {
  return electronicFormatIBAN(value) ?? '';
}

/** Writes an IBAN as people read it: in groups of four, ISO 13616-1 §5. */
export function ibanInGroups(value: string): string {
  return inFours(plainIban(value));
}

/** Puts a space after each four characters, as IBAN and creditor reference (ISO 11649) are written. */
export function inFours(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ');
}

/** Accepts an IBAN of any country: ISO 13616. The error says which of its rules the value breaks. */
export const iban: Rule = (value) => {
  const plain = plainIban(value);
  const { errorCodes } = validateIBAN(plain);
  const [error] = errorCodes;
  if (error === undefined) return undefined;
  const country = plain.slice(0, 2);
  const { chars } = getCountrySpecifications()[country] ?? {};
  if (chars == null) return 'IBAN: it starts with the two letters of a country, like DE or CH';
  if (error === ValidationErrorsIBAN.WrongBBANLength || plain.length !== chars)
    return `IBAN: it has ${plain.length} characters, and an IBAN that starts with ${country} has ${chars}`;
  return error === ValidationErrorsIBAN.WrongBBANFormat
    ? `IBAN: it has a letter or a sign where an IBAN that starts with ${country} has none`
    : 'IBAN: the check digits don’t match. Compare it with the bank’s';
};

/** Writes a reference as codes have it: capitals without spaces. */
export function plainReference(value: string): string {
  return value.replace(/\s/g, '').toUpperCase();
}

/** Accepts a creditor reference: ISO 11649, RF with two check digits and up to 21 letters and digits. */
export const creditorReference: Rule = (value) => {
  const plain = plainReference(value);
  if (!/^RF\d{2}[\dA-Z]{1,21}$/.test(plain))
    return 'Reference: it is RF, two check digits, and up to 21 letters and digits, like RF18 5390 0754 7034';
  return remainder97(plain) === 1n ? undefined : 'Reference: the check digits after RF don’t match';
};

/** The remainder that ISO 7064 MOD 97-10 checks: the first four characters last, and letters as 10 to 35. */
function remainder97(text: string): bigint {
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n;
}
