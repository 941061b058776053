/** The parts of a person's name. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const FAMILY_NAME_FIRST = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Suffixes of a family name. They must be in capitals, because "Vi" and "Ma" are names. */
const SUFFIX = /^(?:[Jj][Rr]|[Ss][Rr]|[Jj]unior|I{2,3}|IV|VI{0,3}|Ph\.?D|M\.?D|Esq|MBA|[BM]Sc)\.?$/;

/** Words that begin a family name, such as "van der". They must be in small letters: "Ben" and "Al" are first names. */
const PARTICLE =
  /^(?:van|von|vom|zu|zur|de|del|della|der|den|des|di|da|das|do|dos|du|la|le|el|al|bin|ibn|bint|ben|ten|ter|af|av|Van|Von|De)$/;

/**
 * Splits a full name. The family name is the last word, with the particles before and the suffixes after it; in
 * Chinese, Japanese and Korean it is the first word. A comma separates a family name that comes first.
 *
 * @example splitName('Ada King Lovelace') // { firstName: 'Ada King', lastName: 'Lovelace' }
 * @example splitName('John Doe Jr.') // { firstName: 'John', lastName: 'Doe Jr.' }
 */
export function splitName(name: string): PersonName {
  const [before = '', ...after] = name.split(',').map((part) => part.trim());
  const isSuffix = after.every((part) => part.split(/\s+/).every((word) => SUFFIX.test(word)));
  if (after.length === 1 && !isSuffix) return { firstName: after[0] ?? '', lastName: before };
  const words = name.trim().split(/\s+/u);
  if (words.length === 1) return { firstName: name.trim(), lastName: '' };
  if (FAMILY_NAME_FIRST.test(name)) return { firstName: words.slice(1).join(' '), lastName: words[0] ?? '' };
  let start = words.length - 1;
  while (start > 0 && SUFFIX.test(words[start] ?? '')) start -= 1;
  if (start === 0) return { firstName: words.join(' '), lastName: '' };
  while (start > 1 && PARTICLE.test(words[start - 1] ?? '')) start -= 1;
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}

/**
 * The name as people write it.
 *
 * @example fullName({ firstName: 'John', lastName: 'Doe Jr.' }) // 'John Doe Jr.'
 */
export function fullName({ firstName, lastName }: PersonName): string {
  const parts = [firstName.trim(), lastName.trim()];
  if (FAMILY_NAME_FIRST.test(lastName)) parts.reverse();
  return parts.filter(Boolean).join(' ');
}
