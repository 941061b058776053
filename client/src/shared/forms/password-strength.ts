import { isPasswordLength } from '@canary/input/account';
import { passwordLength } from '@canary/input/limits';

/** How hard a password is to guess, from 0 (not allowed) to 4. */
export interface PasswordStrength {
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly text: string;
}

/** What guessers try first; each counts as nothing. */
const common =
  /pass(word|wort)?|qwert[yz]u?|asdf|letmein|welcome|iloveyou|admin|monkey|dragon|football|master|login|canary(\s?qr)?/gi;
/** In characters; a shorter one is found in any password by chance. */
const shortestWord = 3;
const classes = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 33],
] as const;

/**
 * A hint, not a rule: it counts how many characters are a surprise after the ones before, and of how many kinds.
 *
 * @example
 * passwordStrength('password1'); // { score: 1, text: 'Weak: …' }
 * passwordStrength('correct horse battery'); // { score: 4, text: 'Strong' }
 * passwordStrength('ada@example.com', ['ada@example.com']); // { score: 1, text: 'Weak: …' }
 *
 * @param own what is known of whoever chooses it, such as their name and address: neither counts, nor do parts of them
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
  if (!isPasswordLength(password)) {
    const tooLong = [...password].length > passwordLength.max;
    return { score: 0, text: tooLong ? 'Too long' : 'Too short' };
  }
  const kinds = classes.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = surprises(withoutWords(password, own)) * Math.log2(Math.max(kinds, 10));
  if (bits < 38) return { score: 1, text: 'Weak: add a few unrelated words' };
  if (bits < 56) return { score: 2, text: 'Fair: longer is better' };
  if (bits < 76) return { score: 3, text: 'Good' };
  return { score: 4, text: 'Strong' };
}

function withoutWords(password: string, own: readonly string[]): string {
  const words = own
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase());
  // The longest first: what is left of a word would count.
  const known = words.filter(({ length }) => length >= shortestWord).sort((a, b) => b.length - a.length);
  let rest = password.toLowerCase();
  for (const word of known) rest = rest.replaceAll(word, '');
  return rest.replace(common, '');
}

/** How many characters don't follow from the one before, as in `aaaa` or `1234`; repeated parts count once. */
function surprises(text: string): number {
  const codes = [...text.replace(/(.+?)\1+/gu, '$1')].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) !== 1).length;
}
