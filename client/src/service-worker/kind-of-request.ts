const landingPath = '/';

/** The path of the empty document, which any page can start from offline. */
export const shellPath = '/home';

/** The path of the page that may use the camera. The header that allows it is cached with the page's own document. */
export const scanPath = '/scan';

/** Paths that the worker leaves to the server. */
const untouched = /^\/(auth|healthz|unsubscribe|vitals|q)(\/|$)/i;

/** Cached files without a hash in their name. */
const rootFiles = ['/favicon.svg', '/manifest.webmanifest'];

/** How the worker answers a request. */
export type RequestKind =
  /** `fallback` is the path of the cached document for offline use. */
  { readonly kind: 'page'; readonly fallback: string } | { readonly kind: 'file' };

/**
 * Decides how the worker answers a request.
 *
 * @param origin the site's origin, without a slash at the end
 * @returns undefined if the browser handles the request
 * @example
 * kindOfRequest({ method: 'GET', mode: 'navigate', url: 'https://example.com/' }, 'https://example.com');
 * // { kind: 'page', fallback: '/' }
 */
export function kindOfRequest(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind | undefined {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || untouched.test(pathname)) return undefined;
  // Scripts fetch a page to compare versions, so that page must not come from the cache.
  if (mode !== 'navigate') return isFile(pathname) ? { kind: 'file' } : undefined;
  // A file that is opened like a page, such as the sitemap.
  if (/\.[^/]+$/.test(pathname)) return undefined;
  return { kind: 'page', fallback: [landingPath, scanPath].includes(pathname) ? pathname : shellPath };
}

function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || rootFiles.includes(pathname);
}
