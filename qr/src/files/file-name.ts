/** UTF-8 bytes of a name. File systems allow 255 with the extension and a browser's suffix during the download. */
const maxBytes = 200;

/** Characters that Windows refuses in file names, and halves of characters. Other systems refuse some of these. */
const refused = /[\p{Cc}\p{Cs}\\/:*?"<>|]/gu;

/** Characters without a width, and characters that reorder others, so that a name seems to have another extension. */
const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Names of devices in Windows, also with an extension. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])\s*(\.|$)/i;

/** A name needs one of these characters: joiners alone can't be seen. */
const visible = /[^\s.\-\u200c\u200d]/;

/**
 * Returns the name of a file, without its extension, that Windows, macOS and Linux accept. Script, accents and spaces of
 * the name stay.
 *
 * @param name of the code, or as typed, also with the extension of a picture
 * @param otherwise the name of the file if nothing is left of the name
 * @example fileNameFrom('Menü 3/4.png') // 'Menü 3-4'
 */
export function fileNameFrom(name: string, otherwise = 'qr-code'): string {
  const plain = name
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .replace(/\.(png|svg|pdf|webp|jpe?g) ?$/i, '')
    .replace(refused, '-')
    .replace(/^[ .]+/, '');
  const short = firstBytes(plain).replace(/[ .]+$/, '');
  if (!visible.test(short)) return otherwise;
  return device.test(short) ? `_${short}` : short;
}

/**
 * Returns a function that makes file names different from those that it has returned before.
 *
 * @example
 * const nameFile = uniqueFileNames();
 * nameFile('Menu', 'png'); // 'Menu.png'
 * nameFile('menu', 'png'); // 'menu-2.png'
 */
export function uniqueFileNames(): (name: string, extension: string) => string {
  // Windows and macOS take names that differ in case for the same file.
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (name, extension) => {
    const key = name.toUpperCase();
    let fileName: string;
    let count = counts.get(key) ?? 0;
    do {
      count += 1;
      fileName = `${name}${count === 1 ? '' : `-${count}`}.${extension}`;
    } while (taken.has(fileName.toUpperCase()));
    counts.set(key, count);
    taken.add(fileName.toUpperCase());
    return fileName;
  };
}

/** A letter with its marks, an emoji with its skin and those joined to it, or a flag. Firefox 114 has no Intl.Segmenter. */
const characters = /\p{RI}{2}|.[\p{M}\p{EMod}]*(\u200d.[\p{M}\p{EMod}]*)*/gsu;

/** Returns as many whole characters as fit. */
function firstBytes(text: string): string {
  const encoder = new TextEncoder();
  let fitting = '';
  let bytes = 0;
  for (const [character] of text.matchAll(characters)) {
    bytes += encoder.encode(character).length;
    if (bytes > maxBytes) break;
    fitting += character;
  }
  return fitting;
}
