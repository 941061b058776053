/** Placeholder for the site's origin in built documents; the server replaces it. */
export const originMark = '%ORIGIN%';

/**
 * The full URL of a path, with the placeholder as its origin.
 *
 * @example
 * absoluteUrl('/faq'); // '%ORIGIN%/faq'
 */
export function absoluteUrl(path: string): string {
  return `${originMark}${path}`;
}

/** Escapes text for HTML and XML, between tags and in attributes with double quotes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
