import { UnknownFormatError } from './errors.ts';

/** The first byte of all that is sealed: by it a later form can be told from this one. */
const format = 1;
/** NIST SP 800-38D, 8.2.2: 96 random bits, for up to 2^32 messages by one key. */
const nonceBytes = 12;
/** What sealing adds: the format, the nonce, and GCM's tag of 128 bits. */
export const boxBytes = 1 + nonceBytes + 16;

/**
 * Encrypts by AES-GCM: the format's byte, a fresh nonce, then ciphertext and tag.
 *
 * @param belongsTo what it is about, which has to be given word for word to open it; see {@link binding}
 */
export async function closeBox(
  key: CryptoKey,
  belongsTo: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: belongsTo },
    key,
    content,
  );
  const box = new Uint8Array(1 + nonceBytes + ciphertext.byteLength);
  box[0] = format;
  box.set(iv, 1);
  box.set(new Uint8Array(ciphertext), 1 + nonceBytes);
  return box;
}

/**
 * What {@link closeBox} was given; undefined when the key is another, or anything was changed.
 *
 * @throws {UnknownFormatError}
 */
export async function openBox(
  key: CryptoKey,
  belongsTo: Uint8Array<ArrayBuffer>,
  box: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (box[0] !== format || box.length < boxBytes) throw new UnknownFormatError();
  const iv = box.subarray(1, 1 + nonceBytes);
  try {
    const content = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: belongsTo },
      key,
      box.subarray(1 + nonceBytes),
    );
    return new Uint8Array(content);
  } catch {
    return undefined;
  }
}

/**
 * What something is about, as bytes: one part a line.
 *
 * @throws TypeError for a part with a line break, by which two different lists could come to the same bytes
 */
export function binding(...parts: readonly string[]): Uint8Array<ArrayBuffer> {
  if (parts.some((part) => part.includes('\n'))) throw new TypeError('A part may have no line break.');
  return new TextEncoder().encode(parts.join('\n'));
}
