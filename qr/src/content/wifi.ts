import type { ContentType, Rule } from './content-type.ts';
import { byteLength, isBlank, oneLine, required } from './rules.ts';

type WifiField = 'ssid' | 'password' | 'encryption' | 'hidden';

const HEX = /^[\da-f]+$/i;

/** A WPA password: 8 to 63 characters, or a key of 64 hex digits (IEEE 802.11, annex J.4). */
function isWpaKey(password: string): boolean {
  const length = byteLength(password);
  return (length >= 8 && length <= 63) || (length === 64 && HEX.test(password));
}

/** A WEP key: 5 or 13 characters, or 10 or 26 hex digits; 16, 29, 32 or 58 for vendors' longer keys. */
function isWepKey(password: string): boolean {
  const length = byteLength(password);
  return [5, 13, 16, 29].includes(length) || ([10, 26, 32, 58].includes(length) && HEX.test(password));
}

const checkPassword: Rule<WifiField> = (value, values) => {
  if (isBlank(value)) return 'Enter the network’s password.';
  if (values.encryption === 'WEP') {
    return isWepKey(value)
      ? oneLine(value, values)
      : 'A WEP password has 5 or 13 characters, or 10 or 26 digits from 0 to F.';
  }
  return isWpaKey(value) ? oneLine(value, values) : 'A WPA password has 8 to 63 characters.';
};

/** Puts a backslash before `\ ; , " :`, as ZXing's wiki page "Barcode Contents" requires. */
function escapeWifi(text: string): string {
  return text.replace(/[\\;,":]/g, '\\$&');
}

/**
 * A Wi-Fi network to join: ZXing's wiki page "Barcode Contents", section "Wi-Fi Network config".
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
        byteLength(value) > 32 ? 'A network name has at most 32 bytes.' : oneLine(value, values),
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
      hint: 'WPA, unless the network is very old or has no password.',
      options: [
        { value: 'WPA', label: 'WPA, WPA2 or WPA3' },
        { value: 'WEP', label: 'WEP' },
        { value: 'nopass', label: 'No password' },
      ],
      check: (value) =>
        ['WPA', 'WEP', 'nopass'].includes(value) ? undefined : 'Choose the network’s security.',
    },
    {
      name: 'hidden',
      label: 'The network is hidden',
      control: 'checkbox',
      extra: true,
      check: () => undefined,
    },
  ],
  empty: { ssid: '', password: '', encryption: 'WPA', hidden: '' },
  payload: ({ ssid, password, encryption, hidden }) => {
    const key = encryption === 'nopass' ? '' : `P:${escapeWifi(password)};`;
    return `WIFI:S:${escapeWifi(ssid)};T:${encryption};${key}${hidden === 'true' ? 'H:true;' : ''};`;
  },
};
