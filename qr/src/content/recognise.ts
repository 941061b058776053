import { notAnAddress, readWebAddress } from '@canary/links/web-address';
import type { contentTypes } from './all.ts';
import type { Values } from './content-type.ts';
import { email } from './email.ts';
import { location } from './location.ts';
import { readPlace } from './map-address.ts';
import { phone } from './phone.ts';
import { phoneNumber } from './phone-number.ts';
import { emailAddress } from './rules.ts';
import { sms } from './sms.ts';
import { text } from './text.ts';
import { upi } from './upi.ts';
import { url } from './url.ts';
import { wifi } from './wifi.ts';

/** A content type, and the values of its form. The values may be invalid. */
export interface RecognisedContent {
  readonly id: keyof typeof contentTypes;
  readonly values: Values;
}

/**
 * Finds the content type of a text: an address, a phone number with its country code, coordinates, or the text of a code
 * of one of the types. Everything else is plain text, a vCard too: its code is the same.
 *
 * @param typed not blank
 * @example recogniseContent('example.com/menu') // { id: 'url', values: { url: 'https://example.com/menu' } }
 * @example recogniseContent('tel:+12015550123') // { id: 'phone', values: { phone: '+12015550123' } }
 */
export function recogniseContent(typed: string): RecognisedContent {
  const content = typed.trim();
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(content) ?? [];
  return (
    readers[scheme.toLowerCase()]?.(rest) ??
    recogniseValue(content) ?? { id: 'text', values: { ...text.empty, text: content } }
  );
}

/** Recognises a value without a scheme that tells its type. */
function recogniseValue(content: string): RecognisedContent | undefined {
  if (!emailAddress(content, {})) return { id: 'email', values: { ...email.empty, email: content } };
  if (content.startsWith('+') && !phoneNumber(content, {}))
    return { id: 'phone', values: { ...phone.empty, phone: content } };
  // Of other texts with numbers, such as "12 34", it isn't clear that they are a place. Map addresses stay links.
  if (/^[^/]*[.°]/.test(content) && !content.includes('/')) {
    const place = readPlace(content);
    if (place) return { id: 'location', values: { ...location.empty, ...place } };
  }
  const { address, problem } = { problem: undefined, ...readWebAddress(content) };
  if (address !== undefined) return { id: 'url', values: { ...url.empty, url: address } };
  // A mistyped address, which the form says how to correct.
  const isMistyped = !/\s/.test(content) && problem !== notAnAddress;
  return isMistyped ? { id: 'url', values: { ...url.empty, url: content } } : undefined;
}

/** Reads what follows a scheme, in lower case. Returns undefined if the required part is missing. */
const readers: Readonly<Record<string, (rest: string) => RecognisedContent | undefined>> = {
  mailto(rest) {
    const [address = '', parameters] = splitQuery(rest);
    if (!address) return undefined;
    const { subject = '', body = '' } = parameters;
    return { id: 'email', values: { email: address, subject, body: body.replaceAll('\r\n', '\n') } };
  },
  tel: (rest) => (rest ? { id: 'phone', values: { phone: rest } } : undefined),
  sms(rest) {
    const [number, { body = '' }] = splitQuery(rest);
    return number ? { id: 'sms', values: { ...sms.empty, phone: number, message: body } } : undefined;
  },
  smsto(rest) {
    const [number = '', ...message] = rest.split(':');
    return number ? { id: 'sms', values: { phone: number, message: message.join(':') } } : undefined;
  },
  geo(rest) {
    const place = readPlace(`geo:${rest}`);
    return place && { id: 'location', values: { ...location.empty, ...place } };
  },
  wifi(rest) {
    const fields = new Map(
      [...rest.matchAll(/([STPH]):((?:\\.|[^\\;])*);/gis)].map(([, name = '', value = '']) => [
        name.toUpperCase(),
        value.replace(/\\(.)/gs, '$1'),
      ]),
    );
    const ssid = fields.get('S');
    if (!ssid) return undefined;
    const security = fields.get('T') ?? 'nopass';
    return {
      id: 'wifi',
      values: {
        ...wifi.empty,
        ssid,
        password: fields.get('P') ?? '',
        encryption: /^wep$/i.test(security) ? 'WEP' : /^nopass$|^$/i.test(security) ? 'nopass' : 'WPA',
        hidden: fields.get('H') === 'true' ? 'true' : '',
      },
    };
  },
  upi(rest) {
    const { pa, pn = '', am = '', tn = '' } = splitQuery(rest)[1];
    return pa ? { id: 'upi', values: { ...upi.empty, pa, pn, am, tn } } : undefined;
  },
};

/** Splits the part before the question mark from the parameters. A plus sign stays: RFC 6068 §5. */
function splitQuery(rest: string): [string, Readonly<Record<string, string>>] {
  const [path = '', query = ''] = rest.replaceAll('+', '%2B').split('?');
  const parameters = new URLSearchParams(query);
  return [new URLSearchParams(`path=${path}`).get('path') ?? '', Object.fromEntries(parameters)];
}
