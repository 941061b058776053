import { paths } from '#config/paths.ts';

const anywhere = 'https://site.invalid';

/**
 * Where somebody wanted to go before they signed in, if that is a place of this site.
 *
 * @returns path, query and fragment; null for anything that leads elsewhere, or nowhere
 *
 * @example
 * safeNext('/generate/vcard?x=1'); // '/generate/vcard?x=1'
 * safeNext('//evil.example'); // null
 */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, anywhere)) return null;
  // Browsers read `\` as `/` and drop line breaks, so it is their own reading that decides.
  const { origin, pathname, search, hash } = new URL(next, anywhere);
  return origin === anywhere && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** A path that brings whoever signs in there back to `next`; the dashboard is where they go anyway. */
export function withNext(path: string, next: string): string {
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next })}`;
}

/** A path that still knows where somebody wanted to go, if the present page does. */
export function keepNext(path: string, search: URLSearchParams): string {
  const next = safeNext(search.get('next'));
  return next === null ? path : withNext(path, next);
}
