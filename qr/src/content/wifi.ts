import type { ContentType, Rule } from './content-type.ts';
import { type ParsedContent, type Part, toParts } from './parts.ts';
import { byteLength, isBlank, oneLine, required } from './rules.ts';
import { afterScheme } from './uri-parts.ts';

type WifiField = 'ssid' | 'password' | 'encryption' | 'hidden';

const HEX = /^[\da-f]+$/i;

/** Printable ASCII, the characters of WPA2 passphrases (IEEE 802.11-2020, annex J.4.1). */
const PRINTABLE = /^[ -~]+$/;

/** A WPA2 passphrase of 8 to 63 characters, or a key of 64 hex digits (IEEE 802.11-2020, annex J.4.1). */
const checkWpa: Rule = (password) => {
  if (HEX.test(password) && password.length === 64) return undefined;
  if (!PRINTABLE.test(password))
    return 'A WPA2 password can’t have characters like Ä, é or €, only letters from A to Z, digits and the signs of an English keyboard. Compare it with the router’s. If the network has WPA3 only, choose that.';
  return password.length >= 8 && password.length <= 63
    ? undefined
    : 'A WPA2 password has 8 to 63 characters. If the network has WPA3 only, choose that.';
};

/**
 * An SAE password is any UTF-8 text (IEEE 802.11-2020, 12.4.3). Android joins with 1 to 63 bytes (AOSP,
 * `WifiConfigurationUtil`).
 */
const checkSae: Rule = (password) =>
  byteLength(password) <= 63
    ? undefined
    : `A WPA3 password has at most 63 bytes for phones, and this one has ${byteLength(password)}. Accented letters take 2 bytes, emoji 4.`;

/** A WEP key: 5 or 13 characters, or 10 or 26 hex digits; 16, 29, 32 or 58 for vendors' longer keys. */
const checkWep: Rule = (password) =>
  (PRINTABLE.test(password) && [5, 13, 16, 29].includes(password.length)) ||
  (HEX.test(password) && [10, 26, 32, 58].includes(password.length))
    ? undefined
    : 'A WEP password has 5 or 13 characters, or 10 or 26 digits from 0 to F.';

/** The values of `T:` with their labels and the checks of the password. */
const securities: Readonly<Record<string, { readonly label: string; readonly check?: Rule }>> = {
  WPA: { label: 'WPA2, or WPA2 and WPA3', check: checkWpa },
  SAE: { label: 'WPA3 only', check: checkSae },
  WEP: { label: 'WEP', check: checkWep },
  nopass: { label: 'No password' },
};

const checkPassword: Rule<WifiField> = (value, values) =>
  isBlank(value)
    ? 'Enter the network’s password.'
    : (oneLine(value, values) ?? securities[values.encryption]?.check?.(value, values));

/** Puts a backslash before `\ ; , " :`, as ZXing's wiki page "Barcode Contents" requires. */
function escapeWifi(text: string): string {
  return text.replace(/[\\;,":]/g, '\\$&');
}

/**
 * A Wi-Fi network to join: ZXing's wiki page "Barcode Contents", section "Wi-Fi Network config". What phones do with
 * `T:WPA` and `T:SAE` is in docs/decisions/004-payload-formats.md.
 *
 * @example WIFI:S:Guests;T:WPA;P:come on in;;
 */
export const wifi: ContentType<WifiField> = {
  id: 'wifi',
  name: 'WiFi',
  fields: [
    {
      name: 'ssid',
      label: 'Network name (SSID)',
      control: 'text',
      hint: 'Exactly as your router shows it, including capital letters.',
      check: required('Enter the network’s name.', (value, values) =>
        byteLength(value) > 32
          ? `A network name has at most 32 bytes, and this one has ${byteLength(value)}. Accented letters take 2 bytes, emoji 4.`
          : oneLine(value, values),
      ),
    },
    {
      name: 'password',
      label: 'Password',
      control: 'secret',
      hint: 'Stored only in the code. Anyone who scans the code can read it.',
      appliesTo: ({ encryption }) => encryption !== 'nopass',
      check: checkPassword,
    },
    {
      name: 'encryption',
      label: 'Security',
      control: 'select',
      hint: 'The first choice suits most networks. With “WPA3 only”, some older phones can’t join.',
      options: Object.entries(securities).map(([value, { label }]) => ({ value, label })),
      check: (value) => (Object.hasOwn(securities, value) ? undefined : 'Choose the network’s security.'),
    },
    {
      name: 'hidden',
      label: 'The network is hidden',
      control: 'checkbox',
      extra: true,
      check: () => undefined,
      warn: (value) =>
        value === 'true'
          ? 'Some phones don’t join a hidden network by a code. Show its name and password beside the code.'
          : undefined,
    },
  ],
  empty: { ssid: '', password: '', encryption: 'WPA', hidden: '' },
  namedBy: ['ssid'],
  payload: ({ ssid, password, encryption, hidden }) => {
    const key = encryption === 'nopass' ? '' : `P:${escapeWifi(password)};`;
    return `WIFI:S:${escapeWifi(ssid)};T:${encryption};${key}${hidden === 'true' ? 'H:true;' : ''};`;
  },
  parse: (text) => {
    const rest = afterScheme(text, 'wifi');
    return rest === undefined ? undefined : parseWifi(rest);
  },
  wording: ({ ssid }) => ({ title: 'Join our Wi-Fi', text: ssid }),
};

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
const knownSecurities: readonly [RegExp, string][] = [
  [/^(WPA2?(-PSK)?|WPA\/WPA2(\/WPA3)?|WPA2\/WPA3)$/i, 'WPA'],
  [/^(SAE|WPA3(-SAE|-PSK)?)$/i, 'SAE'],
  [/^WEP$/i, 'WEP'],
  [/^nopass$/i, 'nopass'],
];

function parseWifi(rest: string): ParsedContent | undefined {
  const fields = rest.match(/(?:\\.|[^\\;])+/gs) ?? [];
  const parts = fields.flatMap((field): readonly Part[] => {
    const [typed = '', escaped = ''] = field.split(/:(.*)/s);
    const key = typed.trim().toUpperCase();
    const value = escaped.replace(/\\(.)/gs, '$1');
    const name = wifiFields[key];
    if (name === undefined) return [{ name: wifiLabels[key] ?? typed, value, isOther: true }];
    if (name === 'hidden') return /^(false)?$/i.test(value) ? [] : [{ name, value: value.toLowerCase() }];
    if (name !== 'encryption') return [{ name, value }];
    const [, security = value] = knownSecurities.find(([pattern]) => pattern.test(value)) ?? [];
    return toParts({ [name]: security });
  });
  if (!parts.some(({ name, value }) => name === 'ssid' && value !== '')) return undefined;
  const isOpen = !parts.some(({ name }) => name === 'encryption');
  return { parts, unsaid: isOpen ? { encryption: 'nopass' } : {} };
}
