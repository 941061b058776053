/**
 * The characters of generated slugs: digits and capital letters, without 0, 1, I, L and O, which are easily confused.
 */
export const slugCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const randomCharacters = 6;
const ownSlugLength = { min: 4, max: 40 };

/** The shape of a generated slug. An own name can't have it. */
const generatedShape = new RegExp(`^[${slugCharacters}]{${randomCharacters + 1}}$`);
const ownShape = new RegExp(`^[0-9A-Z][0-9A-Z-]{${ownSlugLength.min - 2},${ownSlugLength.max - 2}}[0-9A-Z]$`);

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

/** Whether a slug in capitals has the shape of a generated slug, with a right or wrong check character. */
export const isGeneratedShape = (slug: string) => generatedShape.test(slug);

/** The slug of a requested path. */
export type RequestedSlug =
  | {
      readonly kind: 'slug';
      readonly slug: string;
      /** Whether a `+` at the end asks where the link leads. */
      readonly asksForTarget: boolean;
    }
  /** A slug in the shape of a generated slug, with a wrong check character. */
  | { readonly kind: 'mistyped' }
  | { readonly kind: 'invalid' };

/**
 * Reads a slug as it arrives in a link. Ignores case, and text that messengers, mail programs and documents add, such
 * as a space, a quote or the next sentence. Letters that no slug has aren't cut off, because the rest may be another
 * link.
 *
 * @example
 * readSlug('menu-2026%20'); // { kind: 'slug', slug: 'MENU-2026', asksForTarget: false }
 * readSlug('menu-2026+'); // { kind: 'slug', slug: 'MENU-2026', asksForTarget: true }
 */
export function readSlug(typed: string): RequestedSlug {
  const [, found = '', plus] = slugAtStart.exec(/[^\w-]/.test(typed) ? withoutInvisible(typed) : typed) ?? [];
  const slug = found.replace(/-+$/, '').toUpperCase();
  if (!ownShape.test(slug)) return { kind: 'invalid' };
  const isRight =
    !generatedShape.test(slug) || checkCharacter(slug.slice(0, randomCharacters)) === slug.at(-1);
  return isRight ? { kind: 'slug', slug, asksForTarget: plus !== undefined } : { kind: 'mistyped' };
}

/** A slug that no letter or digit follows, and a plus. A plus before a word stands for a space. */
const slugAtStart = /^([0-9A-Za-z-]*)(?![\p{Script=Latin}\p{M}\p{Nd}-]|_+[0-9A-Za-z])(\+(?![\p{L}\p{Nd}]))?/u;

/** Decodes a part of a link, without invisible characters, and with hyphens for other dashes. */
function withoutInvisible(typed: string): string {
  return typed
    .replaceAll(/(?:%[\da-f]{2})+/gi, decodePercent)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trimStart();
}

/** Decodes a run of percent-encoded bytes. Returns a space if the run ends within a character. */
function decodePercent(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return ' ';
  }
}

/**
 * Reads the slug of a pasted short link, or a slug alone.
 *
 * @example
 * readShortLink('“https://canary.example/q/menu-1?table=5”'); // { kind: 'slug', slug: 'MENU-1', asksForTarget: false }
 */
export function readShortLink(typed: string): RequestedSlug {
  const [, path = ''] = /^(?:.*?https?:\/\/[^/]*\/|[^/]*[.:][^/]*\/)?(.*)$/is.exec(typed) ?? [];
  return readSlug(path.replace(/^\/?q\//i, ''));
}

/** Names that would look like pages of the site or of its operator, without hyphens. */
const pages =
  'ABOUT ABUSE ACCOUNT ADMIN ADMINISTRATOR BILLING BLOG BLOGS BOARDS BULK CANARY CANARYQR CODES CONTACT DASHBOARD DEVELOPERS ' +
  'DYNAMICQR FEATURES FORGOTPASSWORD GENERATE HELP HISTORY HOME JOIN LEADERBOARD LEGAL LOGIN LOGOUT OFFICIAL PASSWORD ' +
  'PAYMENT PLAYGROUND PRIVACY PRIVACYPOLICY QRCODE REGISTER REPORT RESETPASSWORD ROOT SCAN SECURITY SETTINGS SHORT SIGNIN SIGNUP ' +
  'STATUS SUPPORT SYSTEM TASKS TERMS TEST THEMES VERIFY VERIFYEMAIL';

/** Names of paths that programs request from servers, without hyphens and endings. */
const serverPaths =
  'ACTUATOR APPADS APPLETOUCHICON APPLETOUCHICONPRECOMPOSED ASSETS AUTH BROWSERCONFIG CGIBIN CONFIG CONSOLE CROSSDOMAIN ' +
  'DEBUG FAVICON FEED GRAPHIQL GRAPHQL HEALTH HEALTHCHECK HEALTHZ HUMANS INDEX LIVENESS LIVEZ MANIFEST METRICS OAUTH ' +
  'OPENAPI PHPINFO PHPMYADMIN PING PROMETHEUS READINESS READYZ ROBOTS ROBOTSTXT SECURITYTXT SERVERINFO SERVERSTATUS ' +
  'SERVICEWORKER SITEMAP SITEMAPINDEX SITEMAPXML STATIC STATUSZ SWAGGER VERSION VITALS WEBHOOK WELLKNOWN WORDPRESS ' +
  'WPADMIN WPCONTENT WPINCLUDES WPLOGIN XMLRPC';

const reserved = new Set(`${pages} ${serverPaths}`.split(' '));

/** The validation message for an own slug, apart from offensive words. */
export function ownSlugProblem(typed: string): string | undefined {
  const slug = typed.trim().toUpperCase();
  const { min, max } = ownSlugLength;
  if (slug.length < min || slug.length > max) return `A short link’s name has ${min} to ${max} characters.`;
  const [wrong] = /[^0-9A-Za-z-]/u.exec(typed.trim()) ?? [];
  if (wrong !== undefined)
    return `A short link’s name can’t have ${nameOf(wrong)}, only letters from a to z, digits and hyphens.${suggestSlug(typed)}`;
  if (/^-|-$/.test(slug))
    return `A short link’s name starts and ends with a letter or digit.${suggestSlug(typed)}`;
  if (isGeneratedShape(slug))
    return 'This name looks like a generated link. Add a hyphen or another character.';
  if (reserved.has(slug.replaceAll('-', ''))) return 'This name is reserved. Choose another one.';
  return undefined;
}

function nameOf(character: string): string {
  if (character === ' ') return 'a space';
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character);
  return isVisible ? `“${character}”` : 'an invisible character';
}

/** Spellings of letters that Unicode doesn't decompose into a letter from a to z and an accent. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** A sentence that suggests the nearest valid name; empty if there is no such name. */
function suggestSlug(typed: string): string {
  const name = typed
    .toLowerCase()
    .replaceAll(/[^a-z]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}’']/gu, '')
    .replaceAll(/[^0-9a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return ownSlugProblem(name) === undefined ? ` Try “${name}”.` : '';
}

/** A slug for display: a generated slug in capitals, as in the code, an own name in small letters. */
export const displaySlug = (slug: string) => (isGeneratedShape(slug) ? slug : slug.toLowerCase());
