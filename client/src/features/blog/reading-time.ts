/** Words a minute, for adults who read English silently: Brysbaert 2019, rounded down for code and tables. */
const pace = 220;

/**
 * How long a text takes to read, in whole minutes.
 *
 * @example
 * minutesToRead('word '.repeat(900)); // 4
 */
export function minutesToRead(text: string): number {
  return Math.max(1, Math.round(countWords(text) / pace));
}

/** How many words a text has: whatever stands between spaces and has a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
