import { otherParts, type Part } from './parts.ts';

/** Names for display, by the name in the address. */
type Labels = Readonly<Record<string, string>>;

/**
 * Returns the text after a scheme, or undefined if the text has another scheme.
 *
 * @param scheme in lower case
 * @example afterScheme('TEL:+1', 'tel') // '+1'
 */
export function afterScheme(text: string, scheme: string): string | undefined {
  const start = `${scheme}:`;
  return text.slice(0, start.length).toLowerCase() === start ? text.slice(start.length) : undefined;
}

/**
 * Splits the part before the question mark from the parameters.
 *
 * @param plus what a plus sign in a parameter means: itself in addresses of RFC 6068 §5 and RFC 5724, and a space in
 *   addresses that programs read as a form (application/x-www-form-urlencoded)
 * @param fields the parameters that a form has
 * @param labels of the other parameters
 */
export function splitQuery(
  rest: string,
  plus: 'plus' | 'space',
  fields: readonly string[] = [],
  labels: Labels = {},
) {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(?:#(.*))?$/s.exec(rest) ?? [];
  const form = plus === 'space' ? query : query.replaceAll('+', '%2B');
  const parts = [...new URLSearchParams(form)].map(([typed, value]): Part => {
    const name = typed.toLowerCase();
    return fields.includes(name) ? { name, value } : other(name, value, labels);
  });
  return { path: decode(path), parts: [...parts, ...otherParts({ fragment })] };
}

function other(typed: string, value: string, labels: Labels): Part {
  const name = typed.trim().toLowerCase();
  return { name: labels[name] ?? name, value, isOther: true };
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Splits parameters of the form `name=value`. */
export function namedParts(parameters: readonly string[], labels: Labels = {}): Part[] {
  return parameters.map((parameter) => {
    const [name = '', value = ''] = parameter.split(/=(.*)/s);
    return other(name, value, labels);
  });
}
