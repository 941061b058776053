import type { contentTypes } from './all.ts';
import type { Values } from './content-type.ts';
import { readPlace } from './map-address.ts';
import { parseVcard } from './parse-vcard.ts';
import { otherParts, type Part, toParts } from './parts.ts';

/** All parts of a code's text. */
export interface ParsedCode {
  readonly id: keyof typeof contentTypes;
  readonly parts: readonly Part[];
  /** Values that the text implies by leaving a part out, if an empty form has other values. */
  readonly unsaid?: Values;
}

/**
 * Splits the text of a code into its parts. Returns undefined for a text without a known scheme, or without the main
 * part of its content type, such as the address of an email.
 *
 * @example parseCode('mailto:a@b.example?cc=c@d.example')
 * // { id: 'email', parts: [{ name: 'email', value: 'a@b.example' }, { name: 'cc', value: 'c@d.example' }] }
 */
export function parseCode(text: string): ParsedCode | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(text) ?? [];
  return parsers[scheme.toLowerCase()]?.(rest);
}

const parsers: Readonly<Record<string, (rest: string) => ParsedCode | undefined>> = {
  mailto: (rest) => {
    const { path, parts } = splitQuery(rest, ['subject', 'body']);
    return codeWithMainPart('email', [{ name: 'email', value: path }, ...parts]);
  },
  tel: (rest) => codeWithMainPart('phone', dialled(rest)),
  sms: (rest) => {
    const [number = '', query = ''] = rest.split(/\?(.*)/s);
    if (number.includes(':')) return parseMessage(rest);
    const { parts } = splitQuery(`?${query}`, ['body']);
    const named = parts.map((part) => (part.name === 'body' ? { ...part, name: 'message' } : part));
    return codeWithMainPart('sms', [...dialled(number), ...named]);
  },
  smsto: parseMessage,
  geo: parseGeo,
  wifi: parseWifi,
  upi: (rest) => {
    const { path, parts } = splitQuery(rest, ['pa', 'pn', 'am', 'tn']);
    const action = /^(?:\/\/)?pay$/i.test(path) ? '' : path;
    const hasPayee = parts.some(({ name }) => name === 'pa');
    return hasPayee ? { id: 'upi', parts: [...parts, ...otherParts({ action })] } : undefined;
  },
  begin: (rest) => (/^VCARD\s/i.test(rest) ? { id: 'vcard', ...parseVcard(`BEGIN:${rest}`) } : undefined),
};

/** Returns a code whose first part is the main one, or undefined if that part is empty. */
function codeWithMainPart(id: ParsedCode['id'], parts: readonly Part[]): ParsedCode | undefined {
  return parts[0]?.value ? { id, parts } : undefined;
}

/** Names of parameters for display. */
const labels: Readonly<Record<string, string>> = {
  cu: 'currency',
  mc: 'merchant code',
  tr: 'reference',
  ext: 'extension',
  u: 'uncertainty',
  z: 'zoom',
};

function other(typed: string, value: string): Part {
  const name = typed.trim().toLowerCase();
  return { name: labels[name] ?? name, value, isOther: true };
}

/**
 * Splits the part before the question mark from the parameters. A plus sign stays: RFC 6068 §5.
 *
 * @param fields the parameters that a form has
 */
function splitQuery(rest: string, fields: readonly string[] = []) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(?:#(.*))?$/s.exec(rest) ?? [];
  const parts = [...new URLSearchParams(query.replaceAll('+', '%2B'))].map(([typed, value]): Part => {
    const name = typed.toLowerCase();
    return fields.includes(name) ? { name, value } : other(name, value);
  });
  return { path: decode(path), parts: [...parts, ...otherParts({ fragment })] };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A phone number with its parameters: RFC 3966 §3. */
function dialled(text: string): Part[] {
  const [number = '', ...parameters] = decode(text).split(';');
  return [{ name: 'phone', value: number }, ...parameters.map(namedPart)];
}

/** Splits `name=value`. */
function namedPart(parameter: string): Part {
  const [name = '', value = ''] = parameter.split(/=(.*)/s);
  return other(name, value);
}

function parseMessage(rest: string): ParsedCode | undefined {
  const [number = '', message = ''] = rest.split(/:(.*)/s);
  return codeWithMainPart('sms', [...dialled(number), { name: 'message', value: message }]);
}

/** Parses a `geo:` address (RFC 5870), and Android's `q` with a place and a label in brackets. */
function parseGeo(rest: string): ParsedCode | undefined {
  const { path, parts } = splitQuery(rest);
  const [coordinates = '', ...parameters] = path.split(';');
  const [lat = '', lng = '', altitude = ''] = coordinates.split(',');
  const query = parts.find(({ name }) => name === 'q')?.value ?? '';
  const [, target = '', label = ''] = /^([^()]*)(?:\((.*)\))?$/s.exec(query) ?? [];
  const searched = readPlace(target);
  const isNowhere = Number(lat) === 0 && Number(lng) === 0;
  const place = searched ?? (query !== '' && isNowhere ? undefined : readPlace(`geo:${lat},${lng}`));
  if (!place) return undefined;
  return {
    id: 'location',
    parts: [
      ...toParts({ ...place }),
      ...otherParts({ altitude }),
      ...parameters.map(namedPart),
      ...parts.filter(({ name }) => name !== 'q'),
      ...otherParts({ label: searched ? label : query }),
      ...(searched && !isNowhere ? otherParts({ 'centre of the map': coordinates }) : []),
    ].filter(({ name, value }) => !(name === 'crs' && value.toLowerCase() === 'wgs84')),
  };
}

const wifiFields: Readonly<Record<string, string>> = {
  S: 'ssid',
  T: 'encryption',
  P: 'password',
  H: 'hidden',
};

/** Names of fields for display: EAP from ZXing's wiki, the others from the Wi-Fi Alliance's WPA3 specification, §7. */
const wifiLabels: Readonly<Record<string, string>> = {
  I: 'identity',
  A: 'anonymous identity',
  E: 'EAP method',
  PH2: 'phase 2 method',
  R: 'transition disable',
  K: 'public key',
};

/** Names of a security that phones treat alike, with the name in our form. */
const securities: readonly [RegExp, string][] = [
  [/^(WPA2?(-PSK)?|WPA\/WPA2(\/WPA3)?|WPA2\/WPA3)$/i, 'WPA'],
  [/^(SAE|WPA3(-SAE|-PSK)?)$/i, 'SAE'],
  [/^WEP$/i, 'WEP'],
  [/^nopass$/i, 'nopass'],
];

function parseWifi(rest: string): ParsedCode | undefined {
  const fields = rest.match(/(?:\\.|[^\\;])+/gs) ?? [];
  const parts = fields.flatMap((field): readonly Part[] => {
    const [typed = '', escaped = ''] = field.split(/:(.*)/s);
    const key = typed.trim().toUpperCase();
    const value = escaped.replace(/\\(.)/gs, '$1');
    const name = wifiFields[key];
    if (name === undefined) return [{ name: wifiLabels[key] ?? typed, value, isOther: true }];
    if (name === 'hidden') return /^(false)?$/i.test(value) ? [] : [{ name, value: value.toLowerCase() }];
    if (name !== 'encryption') return [{ name, value }];
    const [, security = value] = securities.find(([pattern]) => pattern.test(value)) ?? [];
    return toParts({ [name]: security });
  });
  if (!parts.some(({ name, value }) => name === 'ssid' && value !== '')) return undefined;
  const isOpen = !parts.some(({ name }) => name === 'encryption');
  return { id: 'wifi', parts, unsaid: isOpen ? { encryption: 'nopass' } : {} };
}
