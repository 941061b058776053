import { shellPath } from './shell-path.ts';

/** What belongs to the server alone: the worker neither answers nor keeps any of it. */
const untouched = /^\/(graphql|auth|healthz|vitals)(\/|$)/;

/** The kept files that bear the same name in every version. */
const rootFiles = ['/favicon.svg', '/manifest.webmanifest'];

/** How the worker deals with a request: undefined when it leaves it to the browser. */
export type RequestKind =
  | { readonly kind: 'page' /** Whose document stands in for it. */; readonly fallback: string }
  | { readonly kind: 'file' };

/**
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
  // A page that a script asks for, to see what the newest version is, must come from the server.
  if (mode !== 'navigate') return isFile(pathname) ? { kind: 'file' } : undefined;
  // A file that somebody opens as a page, such as the sitemap.
  if (/\.[^/]+$/.test(pathname)) return undefined;
  return { kind: 'page', fallback: pathname === '/' ? '/' : shellPath };
}

function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || rootFiles.includes(pathname);
}
