import { BoardFileError } from './board-file-error.ts';

/** The largest file that can be imported, in bytes. */
export const maxFileBytes = 100_000_000;

/**
 * Reads the text of a file: UTF-8, or UTF-16 with a byte order mark, as spreadsheets save "Unicode text".
 *
 * @throws {BoardFileError} if the file is empty, too large or no text
 */
export async function decodeText(file: Blob): Promise<string> {
  if (file.size > maxFileBytes) {
    throw new BoardFileError(`This file is too large. Choose one of at most ${maxFileBytes / 1_000_000} MB.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (head.startsWith('PK\u0003\u0004')) {
    throw new BoardFileError(
      'This is a ZIP archive or an Excel workbook. Unpack the archive, or save the workbook as CSV.',
    );
  }
  if (head === '%PDF') throw new BoardFileError('This is a PDF. Choose a JSON or CSV file.');
  const text = decode(bytes, encodingOf(head));
  if (text.trim() === '') throw new BoardFileError('This file is empty.');
  // A zero character is in binary files, and in UTF-16 without a byte order mark.
  if (text.includes('\0')) throw notText();
  return text;
}

function encodingOf(head: string): string {
  if (head.startsWith('\u00ff\u00fe')) return 'utf-16le';
  if (head.startsWith('\u00fe\u00ff')) return 'utf-16be';
  return 'utf-8';
}

/** Removes the byte order mark, too. */
function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw notText();
  }
}

function notText(): BoardFileError {
  return new BoardFileError(
    'This file isn’t text in UTF-8. Export it as JSON, or save the table as “CSV UTF-8”, and try again.',
  );
}
