import { createHash } from 'node:crypto';

/**
 * Returns the encodings in which a text may occur in a dump: raw, escaped, hex and base64 of UTF-8 and UTF-16. Base64 at
 * any offset of a longer text is included. Use texts of at least 8 characters, because shorter texts match by chance.
 *
 * @example
 * spellingsOf('My café').some((spelling) => dump.includes(spelling))
 */
export function spellingsOf(text: string): string[] {
  const utf16 = Buffer.from(text, 'utf16le');
  const forms = [Buffer.from(text), utf16, Buffer.from(utf16).swap16()];
  const escaped = [...text].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return [
    text,
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    escaped.join(''),
    ...forms.flatMap((bytes) => [
      bytes.toString('latin1'),
      bytes.toString('hex'),
      bytes.toString('hex').toUpperCase(),
      ...[0, 1, 2].flatMap((offset) => base64Within(bytes, offset)),
    ]),
  ];
}

/** Returns the texts that occur in a dump in any of their spellings. */
export function findTexts(dump: string, texts: readonly string[]): string[] {
  return texts.filter((text) => spellingsOf(text).some((spelling) => dump.includes(spelling)));
}

/** Returns the texts of which a dump has a hash without a secret: raw, in hex or in base64. */
export function findHashes(dump: string, texts: readonly string[]): string[] {
  const hashes = (text: string) =>
    ['sha256', 'sha1', 'md5'].flatMap((name) => {
      const digest = createHash(name).update(text).digest();
      return (['latin1', 'hex', 'base64', 'base64url'] as const).map((form) => digest.toString(form));
    });
  // The base64 of a digest may be without its padding.
  return texts.filter((text) => hashes(text).some((hash) => dump.includes(hash.replace(/=+$/, ''))));
}

/** The base64 and base64url characters that don't depend on the `offset` bytes before, or on the bytes after. */
function base64Within(bytes: Buffer, offset: number): string[] {
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  const whole = padded.length - (padded.length % 3);
  const text = padded.subarray(offset === 0 ? 0 : 3, whole).toString('base64');
  return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
}
