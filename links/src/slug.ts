/** The characters of generated slugs: digits and capital letters without those that are mistaken for others. */
export const slugCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const randomCharacters = 6;
const ownSlugLength = { min: 4, max: 40 };

/** Reading or typing confuses none of the characters, so that a slug of this shape is a generated one. */
const generatedShape = new RegExp(`^[${slugCharacters}]{${randomCharacters + 1}}$`);
const ownShape = new RegExp(`^[0-9A-Z-]{${ownSlugLength.min},${ownSlugLength.max}}$`);

/**
 * The check character of a generated slug: the sum of the characters' positions in {@link slugCharacters}, weighted by
 * 1 to 6, modulo 31. Because 31 is a prime, it detects every wrong character and every swap of neighbours.
 *
 * @param characters six characters of {@link slugCharacters}
 */
export function checkCharacter(characters: string): string {
  let sum = 0;
  for (const [index, character] of [...characters].entries())
    sum += (index + 1) * slugCharacters.indexOf(character);
  return slugCharacters.charAt(sum % slugCharacters.length);
}

/**
 * Generates a slug: six random characters and a check character.
 *
 * @param randomBytes fills an array with random bytes, such as `crypto.getRandomValues`
 */
export function generateSlug(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  // A byte above the largest multiple of 31 would make some characters more likely than others.
  const fair = 256 - (256 % slugCharacters.length);
  let characters = '';
  while (characters.length < randomCharacters) {
    for (const byte of randomBytes(new Uint8Array(randomCharacters)))
      if (byte < fair && characters.length < randomCharacters)
        characters += slugCharacters.charAt(byte % slugCharacters.length);
  }
  return characters + checkCharacter(characters);
}

/** Whether a slug in capitals has the shape of a generated one, with a right or wrong check character. */
export const isGeneratedShape = (slug: string) => generatedShape.test(slug);

/** The slug of a requested path. */
export type RequestedSlug =
  | { readonly kind: 'slug'; readonly slug: string }
  /** It has the shape of a generated slug, but a wrong check character. */
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'invalid' };

/**
 * Reads a typed slug: case, one trailing slash, and a trailing `.`, `,` or `)` make no difference.
 *
 * @example
 * readSlug('menu-2026/'); // { kind: 'slug', slug: 'MENU-2026' }
 */
export function readSlug(typed: string): RequestedSlug {
  const slug = typed
    .replace(/\/$/, '')
    .replace(/[.,)]$/, '')
    .toUpperCase();
  if (!ownShape.test(slug)) return { kind: 'invalid' };
  if (!generatedShape.test(slug)) return { kind: 'slug', slug };
  const isRight = checkCharacter(slug.slice(0, randomCharacters)) === slug.at(-1);
  return isRight ? { kind: 'slug', slug } : { kind: 'mistyped' };
}

/**
 * Finds the slug in a pasted short link, for {@link readSlug}. A slug alone stays as it is.
 *
 * @example
 * slugOfLink('https://canary.example/q/menu-1+?table=5'); // 'menu-1'
 */
export function slugOfLink(typed: string): string {
  const path = typed.trim().replace(/[?#].*$/s, '');
  return path.replace(/[/+]+$/, '').replace(/^.*\//s, '');
}

/** Slugs that would look like pages or messages of the site. */
const reserved = new Set(
  (
    'ABOUT ABUSE ACCOUNT ADMIN BILLING CANARY CANARY-QR CANARYQR CONTACT DASHBOARD GRAPHQL HEALTH HELP HISTORY HOME ' +
    'LEGAL LOGIN LOG-IN LOGOUT OFFICIAL PASSWORD PAYMENT PRIVACY REGISTER REPORT ROBOTS ROOT SECURITY SHORT SIGNUP ' +
    'SIGN-UP STATUS SUPPORT SYSTEM TASKS TERMS TEST VERIFY WELL-KNOWN'
  ).split(' '),
);

/** The validation message for an own slug, apart from offensive words. */
export function ownSlugProblem(typed: string): string | undefined {
  const slug = typed.trim().toUpperCase();
  const { min, max } = ownSlugLength;
  if (slug.length < min || slug.length > max) return `A short link’s name has ${min} to ${max} characters.`;
  if (!ownShape.test(slug)) return 'A short link’s name has letters, digits and hyphens only.';
  if (!/[0-9A-Z]/.test(slug)) return 'A short link’s name needs a letter or digit.';
  if (isGeneratedShape(slug))
    return 'This name looks like a generated link. Add a hyphen or another character.';
  if (reserved.has(slug)) return 'This name is reserved. Choose another one.';
  return undefined;
}

/** A slug for display: generated ones in capitals, like in the code, own ones in small letters. */
export const displaySlug = (slug: string) => (isGeneratedShape(slug) ? slug : slug.toLowerCase());
