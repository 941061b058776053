const anywhere = 'https://site.invalid';
const maxLength = 2_000;

/**
 * Validates the page to open after a login, so that it can't lead to another site.
 *
 * @returns path, query and fragment in a form that is safe in a header; null if it is invalid or could lead elsewhere
 *
 * @example
 * nextPath('/generate/url?x=1'); // '/generate/url?x=1'
 * nextPath('//example.com'); // null
 */
export function nextPath(text: string | null | undefined): string | null {
  if (!text || text.length > maxLength) return null;
  // Browsers remove control characters, and treat a backslash as a slash.
  if (!/^\/(?![/\\])/.test(text) || /\p{Cc}/u.test(text) || !URL.canParse(text, anywhere)) return null;
  const { origin, pathname, search, hash } = new URL(text, anywhere);
  // `/.//example.com` is a path, but normalises to another site's address.
  if (origin !== anywhere || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
