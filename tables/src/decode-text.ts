import { FileError } from './file-error.ts';

/** The largest file that can be read, in bytes. */
export const maxFileBytes = 100_000_000;

/** Encodings of tables that aren't Unicode, as the Encoding Standard labels them, the most common one first. */
export const encodings = [
  { value: 'windows-1252', label: 'Western European' },
  { value: 'macintosh', label: 'Western European (Mac)' },
  { value: 'windows-1250', label: 'Central European' },
  { value: 'windows-1251', label: 'Cyrillic' },
  { value: 'windows-1253', label: 'Greek' },
  { value: 'windows-1254', label: 'Turkish' },
  { value: 'windows-1255', label: 'Hebrew' },
  { value: 'windows-1256', label: 'Arabic' },
  { value: 'shift_jis', label: 'Japanese' },
  { value: 'gb18030', label: 'Chinese (simplified)' },
  { value: 'big5', label: 'Chinese (traditional)' },
  { value: 'euc-kr', label: 'Korean' },
];

/** The text of a file. */
interface DecodedText {
  readonly text: string;
  /** The encoding of a file that is neither UTF-8 nor UTF-16. The user can choose another encoding. */
  readonly encoding?: string;
}

interface DecodeOptions {
  /** The encoding of a file that is neither UTF-8 nor UTF-16. */
  readonly encoding?: string | undefined;
  /** What the user can choose instead, such as `a JSON or CSV file`. */
  readonly wanted: string;
}

/** Whether a file is an Excel workbook, or another ZIP archive. */
export async function isArchive(file: Blob): Promise<boolean> {
  return (await headOf(file)).startsWith('PK\u0003\u0004');
}

/**
 * Reads the text of a file: UTF-8, UTF-16 as spreadsheets save "Unicode text", or the given encoding.
 *
 * @throws {FileError} if the file is empty, too large or not a text
 */
export async function decodeText(
  file: Blob,
  { encoding = 'windows-1252', wanted }: DecodeOptions,
): Promise<DecodedText> {
  requireSize(file);
  const notText = () => new FileError(`This file isn’t text. Choose ${wanted}.`);
  const head = await headOf(file);
  if (head === '%PDF') throw new FileError(`This is a PDF. Choose ${wanted}.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const unicode = decode(bytes, unicodeOf(head));
  // A zero character is in binary files.
  if (unicode === undefined && bytes.includes(0)) throw notText();
  const text = unicode ?? new TextDecoder(encoding).decode(bytes);
  if (text.trim() === '') throw new FileError('This file is empty.');
  if (text.includes('\0')) throw notText();
  return unicode === undefined ? { text, encoding } : { text };
}

/** @throws {FileError} if a file is too large to be read */
export function requireSize(file: Blob): void {
  if (file.size > maxFileBytes)
    throw new FileError(`This file is too large. Choose one of at most ${maxFileBytes / 1_000_000} MB.`);
}

/** The first four bytes of a file. */
async function headOf(file: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
}

/** UTF-16 has a byte order mark, or a zero byte beside its first letter. */
function unicodeOf(head: string): string {
  if (/^(?:\u00ff\u00fe|[^\0]\0)/.test(head)) return 'utf-16le';
  if (/^(?:\u00fe\u00ff|\0[^\0])/.test(head)) return 'utf-16be';
  return 'utf-8';
}

/** Removes the byte order mark, too. Undefined for another encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
