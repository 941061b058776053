import { fromBase64Url, toBase64Url } from './base64url.ts';
import { UnknownFormatError } from './errors.ts';

const formatVersion = 1;
/** 96 random bits: safe for up to 2^32 messages per key (NIST SP 800-38D §8.2.2 and §8.3). */
const nonceBytes = 12;
const tagBytes = 16;

/** Number of bytes that {@link encrypt} adds to the plaintext: format version, nonce and tag. */
export const overheadBytes = 1 + nonceBytes + tagBytes;

/**
 * Encrypts with AES-GCM (NIST SP 800-38D) under a new random nonce.
 *
 * | offset | bytes | content                                  |
 * | ------ | ----- | ---------------------------------------- |
 * | 0      | 1     | format version, 1                        |
 * | 1      | 12    | nonce                                    |
 * | 13     | n     | ciphertext, as long as the plaintext     |
 * | 13 + n | 16    | authentication tag                       |
 *
 * @param associatedData authenticated but not encrypted; decryption needs the same bytes, see {@link encodeContext}
 * @returns these bytes as base64url
 */
export async function encrypt(
  key: CryptoKey,
  associatedData: Uint8Array<ArrayBuffer>,
  plaintext: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: associatedData },
    key,
    plaintext,
  );
  const bytes = new Uint8Array(1 + nonceBytes + encrypted.byteLength);
  bytes[0] = formatVersion;
  bytes.set(iv, 1);
  bytes.set(new Uint8Array(encrypted), 1 + nonceBytes);
  return toBase64Url(bytes);
}

/**
 * Decrypts the result of {@link encrypt}.
 *
 * @returns the plaintext; undefined if authentication fails
 * @throws {UnknownFormatError} if the text isn't base64url, is too short, or has another format version
 */
export async function decrypt(
  key: CryptoKey,
  associatedData: Uint8Array<ArrayBuffer>,
  ciphertext: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = fromBase64Url(ciphertext);
  if (bytes[0] !== formatVersion || bytes.length < overheadBytes) throw new UnknownFormatError();
  const iv = bytes.subarray(1, 1 + nonceBytes);
  try {
    const plaintext = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: associatedData },
      key,
      bytes.subarray(1 + nonceBytes),
    );
    return new Uint8Array(plaintext);
  } catch {
    return undefined;
  }
}

/**
 * Encodes a context as associated data: UTF-8, one part per line.
 *
 * @throws TypeError if a part contains a line break, since two contexts could then have the same encoding
 * @example encodeContext('canary-qr/history/1', 'user-1') // the bytes of 'canary-qr/history/1\nuser-1'
 */
export function encodeContext(...parts: readonly string[]): Uint8Array<ArrayBuffer> {
  if (parts.some((part) => part.includes('\n'))) throw new TypeError('A context can’t contain a line break.');
  return new TextEncoder().encode(parts.join('\n'));
}
