import { fromBase64Url, toBase64Url } from './base64url.ts';
import { binding, closeBox, openBox } from './box.ts';
import { UnknownFormatError, WrongSecretError } from './errors.ts';
import { historyKeyBytes } from './history-key.ts';

/** OWASP's Password Storage Cheat Sheet (2023) for PBKDF2-HMAC-SHA256. */
export const wrapRounds = 600_000;
/** No more work than that is done for a server that asks for it. */
const maxRounds = 10 * wrapRounds;
const saltBytes = 16;

/** By what a key can be unwrapped. */
export type WrapMethod = 'PASSWORD' | 'PASSPHRASE' | 'RECOVERY';

/** Whose key, which one, and by what it is wrapped: sealed in. */
export interface WrapPlace {
  readonly userId: string;
  readonly keyId: string;
  readonly method: WrapMethod;
}

/** A key as the server keeps it, of no use without the secret. */
export interface WrappedKey {
  readonly method: WrapMethod;
  /** base64url */
  readonly salt: string;
  /** Of PBKDF2. */
  readonly rounds: number;
  /** base64url */
  readonly ciphertext: string;
}

const bindingOf = ({ userId, keyId, method }: WrapPlace) =>
  binding('canary-qr/history-key/1', userId, keyId, method);

/**
 * Wraps a history's key by a secret, with a salt of its own.
 *
 * @param secret a password or passphrase as it is typed, or what `readRecoveryCode` makes of a recovery code
 */
export async function wrapKey(
  raw: Uint8Array<ArrayBuffer>,
  secret: string,
  place: WrapPlace,
): Promise<WrappedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const wrappingKey = await deriveKey(secret, salt, wrapRounds);
  const box = await closeBox(wrappingKey, bindingOf(place), raw);
  return { method: place.method, salt: toBase64Url(salt), rounds: wrapRounds, ciphertext: toBase64Url(box) };
}

/**
 * The bytes of a wrapped key. Whoever calls imports or wraps them anew, and overwrites them.
 *
 * @throws {WrongSecretError}
 * @throws {UnknownFormatError} also for fewer rounds than we ever used, by which a server could have a secret guessed
 */
export async function unwrapKey(
  { salt, rounds, ciphertext }: WrappedKey,
  secret: string,
  place: WrapPlace,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!Number.isInteger(rounds) || rounds < wrapRounds || rounds > maxRounds) throw new UnknownFormatError();
  const saltOf = fromBase64Url(salt);
  if (saltOf.length < saltBytes) throw new UnknownFormatError();
  const wrappingKey = await deriveKey(secret, saltOf, rounds);
  const raw = await openBox(wrappingKey, bindingOf(place), fromBase64Url(ciphertext));
  if (raw?.length !== historyKeyBytes) throw new WrongSecretError();
  return raw;
}

async function deriveKey(
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  // NFC, as the account's passwords: the same letter can be typed as one character or as two, by device.
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
