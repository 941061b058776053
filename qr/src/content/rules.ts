import type { Rule } from './content-type.ts';

/** Blank is wrong, with `message`; anything else must pass `rule`. */
export function required(message: string, rule: Rule = oneLine): Rule {
  return (value, values) => (isBlank(value) ? message : rule(value, values));
}

/** Blank is fine; anything else must pass `rule`. */
export function optional(rule: Rule = oneLine): Rule {
  return (value, values) => (isBlank(value) ? undefined : rule(value, values));
}

/** Nothing, or nothing but white space. */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}

// C0 and C1 controls and lone surrogates: no scanner shows the first, and the second have no bytes in UTF-8.
const CONTROL_EXCEPT_BREAKS = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Text of any length and any script, line breaks and tabs included. */
export const plainText: Rule = (value) =>
  CONTROL_EXCEPT_BREAKS.test(value)
    ? 'This contains control characters, which scanners can’t show. Please remove them.'
    : undefined;

/** As {@link plainText}, on one line. */
export const oneLine: Rule = (value, values) =>
  /[\n\r]/.test(value)
    ? 'This has to stay on one line. Please remove the line break.'
    : plainText(value, values);

/** Specification §5: no spaces, one @, a dot in the domain part. */
export const emailAddress: Rule = (value, values) =>
  oneLine(value, values) ??
  (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())
    ? undefined
    : 'Enter a valid email address, like name@example.com');

/**
 * A number that can be dialled: 3 to 15 digits (ITU-T E.164 allows 15), with RFC 3966's visual separators, and the slash
 * that is common in print.
 */
export const phoneNumber: Rule = (value) => {
  const digits = value.replace(/\D/g, '').length;
  return /^\s*\+?[\d\s()./-]+$/.test(value) && digits >= 3 && digits <= 15
    ? undefined
    : 'Enter a phone number of 3 to 15 digits, like +1 201 555 0123';
};

/** Specification §5: http:// or https://, and at least one character after it. */
export const webAddress: Rule = (value, values) => {
  if (!/^https?:\/\/./i.test(value)) return 'Enter a valid web address starting with http:// or https://';
  if (/\s/.test(value.trim())) return 'A web address can’t contain spaces. Write %20 in their place.';
  return oneLine(value, values);
};

/** A decimal number from `-limit` to `limit`; `message` otherwise. Takes a decimal comma and the minus sign U+2212. */
export function degrees(limit: number, message: string): Rule {
  return (value) => {
    const number = decimal(value);
    return /^-?\d{1,3}(\.\d{1,15})?$/.test(number) && Math.abs(Number(number)) <= limit ? undefined : message;
  };
}

/**
 * A typed number with the decimal point that payloads need, whatever the locale.
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

/** How many bytes the text takes in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
