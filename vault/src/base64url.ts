import { UnknownFormatError } from './errors.ts';

/**
 * Encodes bytes as base64url without padding (RFC 4648 §5).
 *
 * @example toBase64Url(Uint8Array.of(251, 255)); // '-_8'
 */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Decodes base64url without padding (RFC 4648 §5).
 *
 * @throws {UnknownFormatError} if the text has another alphabet, padding or an impossible length
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) throw new UnknownFormatError();
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
