import type { Completion, Rule } from './content-type.ts';

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

/**
 * Accepts a phone number of 3 to 15 digits (the maximum of ITU-T E.164) with the visual separators of RFC 3966 and the
 * slash, which is common in print.
 */
export const phoneNumber: Rule = (value) => {
  const digits = value.replace(/\D/g, '').length;
  return /^\s*\+?[\d\s()./-]+$/.test(value) && digits >= 3 && digits <= 15
    ? undefined
    : 'Enter a phone number of 3 to 15 digits, like +1 201 555 0123';
};

/**
 * Accepts `http://` or `https://` followed by at least one character (docs/product.md), without spaces. The host and the
 * port must be valid.
 */
export const webAddress: Rule = (value, values) => {
  if (!/^https?:\/\/./i.test(value))
    return (
      (WITHOUT_SCHEME.test(value) ? hostError(`https://${value}`) : undefined) ??
      'Enter a valid web address starting with http:// or https://'
    );
  if (/\s/.test(value.trim())) return 'A web address can’t contain spaces. Use %20 instead.';
  return oneLine(value, values) ?? hostError(value);
};

/** A host that is a name or an IPv6 address, optionally followed by a port, path, query or fragment. */
const WITHOUT_SCHEME = /^([^\s:/?#@[\]]+|\[[\da-f:.]+\])(:\d+)?([/?#]\S*)?$/i;

/** The host and the port of a web address, after a user name. */
const HOST_AND_PORT = /^https?:\/\/(?:[^/?#]*@)?(?:\[[^\]]*\]|[^/?#:]*)(?::(\d*))?(?=[/?#]|$)/i;

/** The greatest port: TCP has 16 bits for it (RFC 9293 §3.1). */
const MAX_PORT = 65_535;

/** Returns what is wrong with the host or the port of a web address. Lengths in characters of ASCII: RFC 1035 §2.3.4. */
function hostError(address: string): string | undefined {
  const [match, port] = HOST_AND_PORT.exec(address) ?? [];
  if (match === undefined || Number(port ?? 0) > MAX_PORT)
    return `The number after the colon must be a port from 0 to ${MAX_PORT}. Correct or remove it.`;
  const host = asciiHost(address);
  if (host === undefined) return 'Check the name of the site: the part before the first slash isn’t valid.';
  if (host.length > 253) return 'The name of the site is too long: it can have at most 253 characters.';
  return host.split('.').some((label) => label.length > 63)
    ? 'The name of the site is too long: it can have at most 63 characters between two dots.'
    : undefined;
}

/** The host in ASCII, with international names as Punycode; undefined if it is invalid. */
function asciiHost(address: string): string | undefined {
  try {
    return new URL(address).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}

/** Hosts that rarely have a certificate: IP addresses and names in a local network. */
const LOCAL_HOST = /^(\[.*|\d+(\.\d+){3}|(.+\.)?localhost|.+\.local)$/i;

/**
 * Adds the scheme to a web address that was typed without it. Returns undefined for anything else.
 *
 * @example withScheme('example.com/menu') // 'https://example.com/menu'
 * @example withScheme('192.168.0.1:8080') // 'http://192.168.0.1:8080'
 */
export function withScheme(value: string): string | undefined {
  const address = value.trim();
  const host = WITHOUT_SCHEME.exec(address)?.[1];
  if (!host) return undefined;
  const scheme = LOCAL_HOST.test(host) ? 'http' : /.\.[^.]{2,}$/.test(host) ? 'https' : undefined;
  const completed = `${scheme}://${address}`;
  return scheme && !webAddress(completed, {}) ? completed : undefined;
}

/** Returns a field's function that completes a web address without a scheme. */
export function completeAddress(name: string): (value: string) => Completion | undefined {
  return (value) => {
    const address = withScheme(value);
    if (address === undefined) return undefined;
    return { values: { [name]: address }, note: `We added ${address.replace(/\/\/.*/, '//')}` };
  };
}

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
