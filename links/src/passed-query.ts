/** The maximum number of a visitor's parameters that are passed on. A browser's address bar sends far fewer. */
export const maxPassedParameters = 100;

/**
 * Adds a visitor's query string to a target. The target keeps its own parameters and its fragment, character for
 * character: a parameter that it names isn't passed on, so that a visitor can't replace the owner's value. Parameters beyond
 * {@link maxPassedParameters} aren't passed on either.
 *
 * @param target an absolute address
 * @param query without its question mark
 *
 * @example
 * addQuery('https://example.com/?table=5#menu', 'table=6&utm_source=x'); // 'https://example.com/?table=5&utm_source=x#menu'
 */
export function addQuery(target: string, query: string): string {
  const url = new URL(target);
  const own = new Set([...url.searchParams.keys()].map(normaliseName));
  const added = query
    .split('&', maxPassedParameters)
    .filter((parameter) => parameter !== '' && !own.has(nameOf(parameter)));
  if (added.length === 0) return target;
  url.search = [...(url.search === '' ? [] : [url.search]), ...added].join('&');
  return url.href;
}

/** The name of a parameter such as `a%20b=1`. */
function nameOf(parameter: string): string {
  const [name = ''] = new URLSearchParams(parameter).keys();
  return normaliseName(name);
}

/** Normalises a name as some servers do, such as PHP: case, `a.b` and `a b` for `a_b`, and `a[]` for `a`. */
function normaliseName(name: string): string {
  return name.toLowerCase().replace(/\[.*$/s, '').replace(/[. ]/g, '_');
}
