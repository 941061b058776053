import { foldText } from '@canary/input/words';

/** A part of a text, and whether it matches the search. */
interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Characters to ignore, so that `wifi` finds `Wi-Fi`. */
const ignored = /[^\p{L}\p{N}]/gu;

/**
 * Splits a search query into folded words.
 *
 * @example
 * wordsOf(' Wi-Fi  Café '); // ['wifi', 'cafe']
 */
export function wordsOf(query: string): readonly string[] {
  return query
    .split(/\s+/)
    .map((word) => foldText(word).replace(ignored, ''))
    .filter((word) => word !== '');
}

/**
 * Folds a text so that it contains the words of {@link wordsOf}.
 *
 * @example
 * foldWords('Wi-Fi\nCafé'); // 'wifi\ncafe'
 */
export function foldWords(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}\s]/gu, '');
}

/** Whether a text contains every word, also as a part of longer words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const { letters } = fold(text);
  return words.every((word) => letters.includes(word));
}

/**
 * Scores how well a text matches: the total length of the words it contains. Long words count more, because almost
 * every text contains the short ones.
 *
 * @example
 * matchScore('Does it work offline?', ['use', 'it', 'offline']); // 9
 */
export function matchScore(text: string, words: readonly string[]): number {
  const { letters } = fold(text);
  return words.reduce((sum, word) => sum + (letters.includes(word) ? word.length : 0), 0);
}

/**
 * Splits a text into parts that match one of the words and parts that don't.
 *
 * @example
 * markWords('The Wi-Fi code', ['wifi']);
 * // [{ text: 'The ', isFound: false }, { text: 'Wi-Fi', isFound: true }, { text: ' code', isFound: false }]
 */
export function markWords(text: string, words: readonly string[]): readonly TextPart[] {
  const { letters, positions } = fold(text);
  const found = new Set<number>();
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      const end = positions[at + word.length - 1] ?? 0;
      for (let position = positions[at] ?? 0; position <= end; position += 1) found.add(position);
    }
  }
  const parts: { text: string; isFound: boolean }[] = [];
  for (let position = 0; position < text.length; position += 1) {
    const isFound = found.has(position);
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += text[position];
    else parts.push({ text: text.charAt(position), isFound });
  }
  return parts;
}

/** The folded text with the original position of each letter. White space separates words. */
function fold(text: string): { readonly letters: string; readonly positions: readonly number[] } {
  let letters = '';
  const positions: number[] = [];
  for (let position = 0; position < text.length; position += 1) {
    const character = text.charAt(position);
    const folded = /\s/.test(character) ? ' ' : foldText(character).replace(ignored, '');
    letters += folded;
    for (let count = 0; count < folded.length; count += 1) positions.push(position);
  }
  return { letters, positions };
}
