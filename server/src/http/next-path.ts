const maxLength = 2_000;

/**
 * Where somebody goes on after they have signed in: a path of this site, or null for anything that isn't one or that a
 * browser could take for another site's.
 *
 * @returns it in the form that a header may have
 *
 * @example
 * nextPath('/generate/url?x=1', 'http://localhost:4000'); // '/generate/url?x=1'
 * nextPath('//example.com', 'http://localhost:4000'); // null
 */
export function nextPath(text: string | undefined, publicUrl: string): string | null {
  if (text === undefined || text.length > maxLength) return null;
  // Browsers drop control characters, and take a backslash for a slash.
  if (!/^\/(?![/\\])/.test(text) || /\p{Cc}/u.test(text) || !URL.canParse(text, publicUrl)) return null;
  const { origin, pathname, search, hash } = new URL(text, publicUrl);
  // `/.//example.com` is a path here, but what it comes to is another site's address.
  if (origin !== new URL(publicUrl).origin || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
