import type { Rule } from './content-type.ts';

/** Rejects a blank value with `message`; other values must pass `rule`. */
export function required(message: string, rule: Rule = oneLine): Rule {
  return (value, values) => (isBlank(value) ? message : rule(value, values));
}

/** Accepts a blank value; other values must pass `rule`. */
export function optional(rule: Rule = oneLine): Rule {
  return (value, values) => (isBlank(value) ? undefined : rule(value, values));
}

/** Whether a value is empty or only white space. */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}

// C0 and C1 controls, which no scanner shows, and lone surrogates, which UTF-8 can't encode.
const CONTROL_EXCEPT_BREAKS = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Accepts text of any length and script, including line breaks and tabs. */
export const plainText: Rule = (value) =>
  CONTROL_EXCEPT_BREAKS.test(value)
    ? 'This contains control characters, which scanners can’t show. Please remove them.'
    : undefined;

/** Accepts {@link plainText} without line breaks. */
export const oneLine: Rule = (value, values) =>
  /[\n\r]/.test(value) ? 'This must be on one line. Please remove the line break.' : plainText(value, values);

/** Accepts an email address: no spaces, one @, a dot in the domain (docs/product.md). */
export const emailAddress: Rule = (value, values) =>
  oneLine(value, values) ??
  (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())
    ? undefined
    : 'Enter a valid email address, like name@example.com');

/** Accepts a number from `-limit` to `limit`, also with a decimal comma or the minus sign U+2212. */
export function degrees(limit: number, message: string): Rule {
  return (value) => {
    const number = decimal(value);
    return /^-?\d{1,3}(\.\d{1,15})?$/.test(number) && Math.abs(Number(number)) <= limit ? undefined : message;
  };
}

/**
 * Converts a typed number to the notation of payloads: a decimal point, and an ASCII minus sign.
 *
 * @example decimal('−52,5') // '-52.5'
 */
export function decimal(value: string): string {
  return value
    .trim()
    .replace('−', '-')
    .replace(/^\+(?=\d)/, '')
    .replace(',', '.');
}

/** Returns the length in UTF-8, in bytes. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
