import { decrypt, encrypt, overheadBytes } from './aes-gcm.ts';
import { DecryptionError, NotARecordError, TooLargeError } from './errors.ts';

/** Plaintext is padded to a multiple of this number of bytes, to hide its exact length. */
const paddingBytes = 256;

/**
 * Encrypts a value: JSON, padded with spaces to a multiple of 256 bytes, then AES-GCM.
 *
 * @param associatedData from `encodeContext`
 * @param maxBytes the maximum size of the result in bytes, before base64url
 * @returns base64url
 * @throws {TooLargeError} if the JSON is too long
 */
export async function encryptJson(
  key: CryptoKey,
  associatedData: Uint8Array<ArrayBuffer>,
  value: object,
  maxBytes: number,
): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const maxPlaintextBytes = Math.floor((maxBytes - overheadBytes) / paddingBytes) * paddingBytes;
  if (json.length > maxPlaintextBytes) throw new TooLargeError(json.length - maxPlaintextBytes);
  // JSON parsers ignore trailing spaces.
  const padded = new Uint8Array(Math.ceil(json.length / paddingBytes) * paddingBytes).fill(0x20);
  padded.set(json);
  return encrypt(key, associatedData, padded);
}

/**
 * Decrypts the result of {@link encryptJson}.
 *
 * @throws {DecryptionError} if the key or associated data is different or the ciphertext was modified
 * @throws {UnknownFormatError} if a newer version of the site wrote it, or it isn't a ciphertext at all
 * @throws {NotARecordError} if the plaintext isn't JSON
 */
export async function decryptJson(
  key: CryptoKey,
  associatedData: Uint8Array<ArrayBuffer>,
  ciphertext: string,
): Promise<unknown> {
  const plaintext = await decrypt(key, associatedData, ciphertext);
  if (!plaintext) throw new DecryptionError();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext));
  } catch {
    throw new NotARecordError();
  }
}
