import { foldText } from './fold-text.ts';

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** Letters and digits are looked for, so that `wifi` finds `Wi-Fi`. */
const unsought = /[^\p{L}\p{N}]/gu;

/**
 * What somebody looks for, word by word.
 *
 * @example
 * wordsOf(' Wi-Fi  Café '); // ['wifi', 'cafe']
 */
export function wordsOf(query: string): readonly string[] {
  return query
    .split(/\s+/)
    .map((word) => foldText(word).replace(unsought, ''))
    .filter((word) => word !== '');
}

/** Whether a text has every one of these words, or the beginning or middle of a word that is one. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const { letters } = fold(text);
  return words.every((word) => letters.includes(word));
}

/**
 * How near a text comes to these words: how many of their letters are in words that it has. A long word weighs more than
 * a short one, which nearly every text has.
 *
 * @example
 * nearnessTo('Does it work offline?', ['use', 'it', 'offline']); // 9
 */
export function nearnessTo(text: string, words: readonly string[]): number {
  const { letters } = fold(text);
  return words.reduce((sum, word) => sum + (letters.includes(word) ? word.length : 0), 0);
}

/**
 * A text in stretches that are among these words and such that are not.
 *
 * @example
 * markWords('The Wi-Fi code', ['wifi']);
 * // [{ text: 'The ', isFound: false }, { text: 'Wi-Fi', isFound: true }, { text: ' code', isFound: false }]
 */
export function markWords(text: string, words: readonly string[]): readonly Stretch[] {
  const { letters, places } = fold(text);
  const found = new Set<number>();
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      const end = places[at + word.length - 1] ?? 0;
      for (let place = places[at] ?? 0; place <= end; place += 1) found.add(place);
    }
  }
  const stretches: { text: string; isFound: boolean }[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const isFound = found.has(place);
    const last = stretches.at(-1);
    if (last?.isFound === isFound) last.text += text[place];
    else stretches.push({ text: text.charAt(place), isFound });
  }
  return stretches;
}

/** A text as it is searched in, with the place in the original of each of its letters. White space ends words. */
function fold(text: string): { readonly letters: string; readonly places: readonly number[] } {
  let letters = '';
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    const folded = /\s/.test(character) ? ' ' : foldText(character).replace(unsought, '');
    letters += folded;
    for (let count = 0; count < folded.length; count += 1) places.push(place);
  }
  return { letters, places };
}
