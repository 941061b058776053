/**
 * A number with its noun.
 *
 * @example
 * plural(1, 'token'); // '1 token'
 * plural(5, 'token'); // '5 tokens'
 */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
