import { foldText } from './search-words.ts';

const maxLength = 60;

/**
 * Returns a file name, without an extension, that every operating system accepts.
 *
 * @example fileNameFrom('Café menu') // 'cafe-menu'
 */
export function fileNameFrom(title: string): string {
  const name = foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return name || 'qr-code';
}

/** Characters that Windows refuses in file names. They include all that other systems refuse. */
const REFUSED = /[\p{Cc}\\/:*?"<>|]/gu;

/** Characters that change the order in which a name is shown, so that it seems to have another extension. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Names of devices in Windows, also with an extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Returns a typed file name without its extension and without refused characters; `''` if nothing is left.
 *
 * @example cleanFileName('Menu 3/4.png') // 'Menu 3-4'
 */
export function cleanFileName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(REORDERING, '')
    .replace(/\.(png|svg|pdf|webp|jpe?g)\s*$/i, '')
    .replace(REFUSED, '-')
    .replace(/^[\s.]+/, '');
  const short = [...name]
    .slice(0, maxLength)
    .join('')
    .replace(/[\s.]+$/, '');
  return DEVICE.test(short) ? `_${short}` : short;
}
