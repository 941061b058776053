/** Crockford's base32 (crockford.com/base32.html): no I, L, O and U, which are read as other characters, or as a word. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The five more that only its check symbol can be. */
const checks = `${digits}*~$=U`;
/** 160 bits. */
const length = 32;

/**
 * A new recovery code: 160 random bits in groups of four, and a check symbol by which a slip of the pen is noticed.
 *
 * @example newRecoveryCode() // '9X3T-0VQ7-…-K5MW-8'
 */
export function newRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  // 256 is a multiple of 32: each digit is as likely as any.
  return writeRecoveryCode(Array.from(bytes, (byte) => digits[byte % digits.length]).join(''));
}

/** A code as it is shown, from what {@link readRecoveryCode} makes of it. */
export function writeRecoveryCode(secret: string): string {
  return [...(secret.match(/.{4}/g) ?? []), checkOf(secret)].join('-');
}

/**
 * The secret within a code as somebody typed it: in any case, with any spaces and dashes, O for 0, I or L for 1.
 *
 * @returns its 32 digits; undefined for what is no such code, or has a slip in it
 */
export function readRecoveryCode(typed: string): string | undefined {
  const text = typed
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const secret = text.slice(0, length);
  if (text.length !== length + 1 || [...secret].some((digit) => !digits.includes(digit))) return undefined;
  return text.at(-1) === checkOf(secret) ? secret : undefined;
}

/** The number's remainder by 37, which every single slip and every swap of two neighbours changes. */
function checkOf(secret: string): string {
  const rest = [...secret].reduce((sum, digit) => (sum * 32 + digits.indexOf(digit)) % 37, 0);
  return checks.charAt(rest);
}
