const anywhere = 'https://site.invalid';
const maxLength = 2_000;

/**
 * Where somebody goes on after they have logged in: path, query and fragment of a place of this site, or null for anything
 * that isn't one or that a browser could take for another site's.
 *
 * @returns it in the form that a header may have
 *
 * @example
 * nextPath('/generate/url?x=1'); // '/generate/url?x=1'
 * nextPath('//example.com'); // null
 */
export function nextPath(text: string | null | undefined): string | null {
  if (!text || text.length > maxLength) return null;
  // Browsers drop control characters, and take a backslash for a slash.
  if (!/^\/(?![/\\])/.test(text) || /\p{Cc}/u.test(text) || !URL.canParse(text, anywhere)) return null;
  const { origin, pathname, search, hash } = new URL(text, anywhere);
  // `/.//example.com` is a path here, but what it comes to is another site's address.
  if (origin !== anywhere || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
