import { fromBase64Url, toBase64Url } from './base64url.ts';
import { binding, boxBytes, closeBox, openBox } from './box.ts';
import { CannotOpenError, NotARecordError, TooLargeError } from './errors.ts';
import { parseSavedCode, type SavedCode } from './record.ts';

/** How many bytes a sealed record has at most, before it is written as text. */
export const maxCiphertextBytes = 16_384;
/** Content is filled up to a multiple of this, so that its length tells less. */
const step = 256;
const maxContentBytes = Math.floor((maxCiphertextBytes - boxBytes) / step) * step;

/** Where a record belongs: sealed in, so that one can't be given for another, for an older one, or to somebody else. */
export interface Place {
  readonly userId: string;
  readonly keyId: string;
  readonly id: string;
  /** 1 for a new record, one more at each change. */
  readonly version: number;
}

const bindingOf = ({ userId, keyId, id, version }: Place) =>
  binding('canary-qr/history/1', userId, keyId, id, String(version));

/**
 * Encrypts a saved code for the server to keep.
 *
 * @returns base64url
 * @throws {TooLargeError}
 */
export async function sealRecord(key: CryptoKey, place: Place, record: SavedCode): Promise<string> {
  return toBase64Url(await closeBox(key, bindingOf(place), padded(record)));
}

/**
 * Reads what {@link sealRecord} made, for the same place.
 *
 * @throws {CannotOpenError} by another key, for another place, or after any change
 * @throws {UnknownFormatError} for what this version of the site doesn't know
 * @throws {NotARecordError} for what opens, but isn't a saved code
 */
export async function openRecord(key: CryptoKey, place: Place, ciphertext: string): Promise<SavedCode> {
  const content = await openBox(key, bindingOf(place), fromBase64Url(ciphertext));
  if (!content) throw new CannotOpenError();
  return parseSavedCode(parseJson(content));
}

function padded(record: SavedCode): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(record));
  if (text.length > maxContentBytes) throw new TooLargeError(text.length - maxContentBytes);
  // JSON ignores spaces at its end.
  const content = new Uint8Array(Math.ceil(text.length / step) * step).fill(0x20);
  content.set(text);
  return content;
}

function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    throw new NotARecordError();
  }
}
