import { decrypt, encodeContext, encrypt, overheadBytes } from './aes-gcm.ts';
import { DecryptionError, NotARecordError, TooLargeError } from './errors.ts';
import { parseSavedCode, type SavedCode } from './record.ts';

/** Maximum size of an encrypted record in bytes, before base64url. */
export const maxCiphertextBytes = 16_384;
/** Plaintext is padded to a multiple of this number of bytes, to hide its exact length. */
const paddingBytes = 256;
const maxPlaintextBytes = Math.floor((maxCiphertextBytes - overheadBytes) / paddingBytes) * paddingBytes;

/**
 * Identifies one version of one record. It is authenticated with the ciphertext, so the server can't swap records
 * between ids, users, keys or versions.
 */
export interface RecordContext {
  readonly userId: string;
  readonly keyId: string;
  readonly id: string;
  /** 1 for a new record, incremented with every change. */
  readonly version: number;
}

const associatedDataOf = ({ userId, keyId, id, version }: RecordContext) =>
  encodeContext('canary-qr/history/1', userId, keyId, id, String(version));

/**
 * Encrypts a saved code: JSON, padded with spaces to a multiple of 256 bytes, then AES-GCM.
 *
 * @param key from `importHistoryKey`
 * @returns base64url of at most {@link maxCiphertextBytes} bytes
 * @throws {TooLargeError} if the JSON is longer than 16,128 bytes
 * @example
 * const ciphertext = await encryptRecord(key, { userId, keyId, id, version: 1 }, code);
 * await decryptRecord(key, { userId, keyId, id, version: 1 }, ciphertext); // equals code
 */
export async function encryptRecord(
  key: CryptoKey,
  context: RecordContext,
  record: SavedCode,
): Promise<string> {
  return encrypt(key, associatedDataOf(context), toPaddedJson(record));
}

/**
 * Decrypts the result of {@link encryptRecord} for the same context.
 *
 * @throws {DecryptionError} if the key or context is different or the ciphertext was modified
 * @throws {UnknownFormatError} if a newer version of the site wrote it, or it isn't a ciphertext at all
 * @throws {NotARecordError} if the plaintext isn't a saved code
 */
export async function decryptRecord(
  key: CryptoKey,
  context: RecordContext,
  ciphertext: string,
): Promise<SavedCode> {
  const plaintext = await decrypt(key, associatedDataOf(context), ciphertext);
  if (!plaintext) throw new DecryptionError();
  return parseSavedCode(parseJson(plaintext));
}

function toPaddedJson(record: SavedCode): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(record));
  if (json.length > maxPlaintextBytes) throw new TooLargeError(json.length - maxPlaintextBytes);
  // JSON parsers ignore trailing spaces.
  const padded = new Uint8Array(Math.ceil(json.length / paddingBytes) * paddingBytes).fill(0x20);
  padded.set(json);
  return padded;
}

function parseJson(plaintext: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    throw new NotARecordError();
  }
}
