import { z } from 'zod/mini';
import { decrypt, encodeContext, encrypt } from './aes-gcm.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { UnknownFormatError, WrongSecretError } from './errors.ts';
import { deriveKey, maxRounds, pbkdf2Rounds, saltBytes } from './history-key.ts';

const encryptedFile = z.object({
  /** base64url of at least 16 bytes. */
  salt: z.string(),
  /** PBKDF2 iterations. */
  rounds: z.int().check(z.minimum(pbkdf2Rounds), z.maximum(maxRounds)),
  /** base64url in the AES-GCM format of `aes-gcm.ts`. */
  ciphertext: z.string(),
});

/** A text encrypted with a passphrase. */
export type EncryptedFile = z.output<typeof encryptedFile>;

const associatedData = encodeContext('canary-qr/history-file/1');

/**
 * Encrypts the text of a file that leaves the site, with a key derived from a passphrase under a new salt.
 *
 * @param passphrase as typed
 * @example
 * const file = await encryptFile('{"codes":[]}', 'correct horse battery');
 * await decryptFile(file, 'correct horse battery'); // '{"codes":[]}'
 */
export async function encryptFile(text: string, passphrase: string): Promise<EncryptedFile> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await deriveKey(passphrase, salt, pbkdf2Rounds);
  const ciphertext = await encrypt(key, associatedData, new TextEncoder().encode(text));
  return { salt: toBase64Url(salt), rounds: pbkdf2Rounds, ciphertext };
}

/**
 * Decrypts the result of {@link encryptFile}.
 *
 * @throws {WrongSecretError} if the passphrase is different or the file was modified
 * @throws {UnknownFormatError} if it isn't an encrypted file, or the number of rounds is outside 600,000 to 6,000,000
 */
export async function decryptFile(file: EncryptedFile, passphrase: string): Promise<string> {
  const { salt, rounds, ciphertext } = parseEncryptedFile(file);
  const key = await deriveKey(passphrase, fromBase64Url(salt), rounds);
  const plaintext = await decrypt(key, associatedData, ciphertext);
  if (!plaintext) throw new WrongSecretError();
  return new TextDecoder().decode(plaintext);
}

/** @throws {UnknownFormatError} if the value isn't an encrypted file */
export function parseEncryptedFile(value: unknown): EncryptedFile {
  const parsed = encryptedFile.safeParse(value);
  if (!parsed.success) throw new UnknownFormatError();
  return parsed.data;
}
