/**
 * Every way in which a text may be written down as it is: in UTF-8 or UTF-16, raw, escaped, as hex, or as base64, wherever
 * in a longer text it begins. What is short is found in what has nothing to do with it, so it has at least 8 characters.
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
      ...[0, 1, 2].flatMap((before) => base64Within(bytes, before)),
    ]),
  ];
}

/** The part of both kinds of base64 that is the same whatever stands before, so many bytes of it, and after. */
function base64Within(bytes: Buffer, before: number): string[] {
  const filled = Buffer.concat([Buffer.alloc(before), bytes]);
  const whole = filled.length - (filled.length % 3);
  const text = filled.subarray(before === 0 ? 0 : 3, whole).toString('base64');
  return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
}
