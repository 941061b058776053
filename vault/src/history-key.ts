import { decrypt, encodeContext, encrypt } from './aes-gcm.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { UnknownFormatError, WrongSecretError } from './errors.ts';

/** Length of an AES-256 key. */
const keyBytes = 32;
/** PBKDF2-HMAC-SHA256 iterations, from the OWASP Password Storage Cheat Sheet (2023). */
export const pbkdf2Rounds = 600_000;
/** Limits the work that a malicious server or file can cause. */
export const maxRounds = 10 * pbkdf2Rounds;
/** 128 bits, the minimum of NIST SP 800-132 §5.1. */
export const saltBytes = 16;

/**
 * Generates a history key: 32 random bytes for AES-256.
 *
 * The caller overwrites the bytes after importing and wrapping them.
 */
export function generateHistoryKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(keyBytes));
}

/** Imports the bytes of a history key as a non-extractable AES-GCM key: no script can read them again. */
export function importHistoryKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** The kind of secret that unwraps a history key. */
export type WrapMethod = 'PASSWORD' | 'PASSPHRASE' | 'RECOVERY';

/** Identifies a wrapped key. It is authenticated with the ciphertext. */
export interface WrapContext {
  readonly userId: string;
  readonly keyId: string;
  readonly method: WrapMethod;
}

/** A history key encrypted with a key derived from a secret. The server stores it but can't unwrap it. */
export interface WrappedKey {
  readonly method: WrapMethod;
  /** base64url of at least 16 bytes. */
  readonly salt: string;
  /** PBKDF2 iterations, 600,000 to 6,000,000. */
  readonly rounds: number;
  /** base64url of 61 bytes: the AES-GCM format of `aes-gcm.ts` with the 32-byte key as plaintext. */
  readonly ciphertext: string;
}

const associatedDataOf = ({ userId, keyId, method }: WrapContext) =>
  encodeContext('canary-qr/history-key/1', userId, keyId, method);

/**
 * Wraps a history key with a secret, under a new salt.
 *
 * @param raw the 32 bytes of the key
 * @param secret a password or passphrase as typed, or the result of `parseRecoveryCode`
 * @example
 * const wrapped = await wrapKey(raw, 'correct horse battery', { userId, keyId, method: 'PASSWORD' });
 * await unwrapKey(wrapped, 'correct horse battery', { userId, keyId, method: 'PASSWORD' }); // equals raw
 */
export async function wrapKey(
  raw: Uint8Array<ArrayBuffer>,
  secret: string,
  context: WrapContext,
): Promise<WrappedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const wrappingKey = await deriveKey(secret, salt, pbkdf2Rounds);
  return {
    method: context.method,
    salt: toBase64Url(salt),
    rounds: pbkdf2Rounds,
    ciphertext: await encrypt(wrappingKey, associatedDataOf(context), raw),
  };
}

/**
 * Unwraps a history key.
 *
 * @returns the 32 bytes of the key; the caller overwrites them after use
 * @throws {WrongSecretError} if the secret or context is different or the wrapped key was modified
 * @throws {UnknownFormatError} if the format is unknown, or the number of rounds is outside 600,000 to 6,000,000:
 *   with fewer rounds a malicious server could guess the secret
 */
export async function unwrapKey(
  { salt, rounds, ciphertext }: WrappedKey,
  secret: string,
  context: WrapContext,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!Number.isInteger(rounds) || rounds < pbkdf2Rounds || rounds > maxRounds)
    throw new UnknownFormatError();
  const saltAsBytes = fromBase64Url(salt);
  if (saltAsBytes.length < saltBytes) throw new UnknownFormatError();
  const wrappingKey = await deriveKey(secret, saltAsBytes, rounds);
  const raw = await decrypt(wrappingKey, associatedDataOf(context), ciphertext);
  if (raw?.length !== keyBytes) throw new WrongSecretError();
  return raw;
}

/** Derives an AES-256 key by PBKDF2-HMAC-SHA256 (RFC 8018 §5.2). */
export async function deriveKey(
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  // NFC, as for account passwords: devices encode accented letters as one code point or as two.
  const bytes = new TextEncoder().encode(secret.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
