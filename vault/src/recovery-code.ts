/** Crockford's base32 (crockford.com/base32.html), without I, L, O and U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The check symbol is a number modulo 37, so it needs five more symbols. */
const checkSymbols = `${digits}*~$=U`;
/** 32 digits of 5 bits are 160 bits. */
const secretLength = 32;

/**
 * Generates a recovery code: 160 random bits in groups of four digits, then a check symbol that detects typos.
 *
 * @example generateRecoveryCode() // '9X3T-0VQ7-…-K5MW-8'
 */
export function generateRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretLength));
  // 256 is a multiple of 32, so the modulo has no bias.
  return formatRecoveryCode(Array.from(bytes, (byte) => digits[byte % digits.length]).join(''));
}

/**
 * Formats a secret as a recovery code for display.
 *
 * @param secret 32 digits, as {@link parseRecoveryCode} returns them
 */
export function formatRecoveryCode(secret: string): string {
  return [...(secret.match(/.{4}/g) ?? []), checkSymbolOf(secret)].join('-');
}

/**
 * Parses a recovery code as typed: in any case, with any spaces and dashes, with O for 0, and with I or L for 1.
 *
 * @returns the secret, 32 digits; undefined if the text isn't a recovery code or contains a typo
 */
export function parseRecoveryCode(typed: string): string | undefined {
  const text = typed
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const secret = text.slice(0, secretLength);
  const isComplete = text.length === secretLength + 1;
  if (!isComplete || [...secret].some((digit) => !digits.includes(digit))) return undefined;
  return text.at(-1) === checkSymbolOf(secret) ? secret : undefined;
}

/** The number modulo 37. Every wrong digit and every swap of two adjacent digits changes it. */
function checkSymbolOf(secret: string): string {
  const remainder = [...secret].reduce((sum, digit) => (sum * 32 + digits.indexOf(digit)) % 37, 0);
  return checkSymbols.charAt(remainder);
}
