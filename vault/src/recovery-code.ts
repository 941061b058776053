/** Crockford's base32 (crockford.com/base32.html), without I, L, O and U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 28 digits of 5 bits are 140 bits. */
const secretLength = 28;
/** The largest prime below 32², so that two digits hold every remainder. */
const checkModulus = 1021;
const checkLength = 2;
const groupLength = 5;

/**
 * Generates a recovery code: 140 random bits and two check digits that detect typos, in six groups of five.
 *
 * @example generateRecoveryCode() // '9X3T0-VQ7MA-…-K5MW8'
 */
export function generateRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretLength));
  // 256 is a multiple of 32, so the modulo has no bias.
  return formatRecoveryCode(Array.from(bytes, (byte) => digits[byte % digits.length]).join(''));
}

/**
 * Formats a secret as a recovery code for display.
 *
 * @param secret 28 digits, as {@link parseRecoveryCode} returns them
 */
export function formatRecoveryCode(secret: string): string {
  const text = secret + checkDigitsOf(secret);
  return (text.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}

/**
 * Parses a recovery code as typed or pasted: in any case, in full-width letters, with O for 0 and with I or L for 1, and
 * with anything between or around the digits that isn't a letter or a digit.
 *
 * @returns the secret; undefined if the text isn't a recovery code or contains a typo
 */
export function parseRecoveryCode(typed: string): string | undefined {
  const text = typed.normalize('NFKC').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const secret = plain.slice(0, secretLength);
  const isComplete = plain.length === secretLength + checkLength && isOfDigits(plain);
  return isComplete && plain.slice(secretLength) === checkDigitsOf(secret) ? secret : undefined;
}

function isOfDigits(text: string): boolean {
  return [...text].every((digit) => digits.includes(digit));
}

/**
 * The check digits: the secret as a number, modulo 1021. Every wrong digit and every swap of two adjacent digits
 * changes them.
 */
function checkDigitsOf(secret: string): string {
  const remainder = [...secret].reduce(
    (sum, digit) => (sum * digits.length + digits.indexOf(digit)) % checkModulus,
    0,
  );
  return digits.charAt(remainder / digits.length) + digits.charAt(remainder % digits.length);
}
