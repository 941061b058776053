import { foldWords, wordsOf } from './search-words.ts';

/** The texts of an item that a search compares. {@link foldTitle} makes them, once for many searches. */
interface ItemTexts {
  readonly title: string;
  /** Other words to find the item by, which count less than the title. */
  readonly more?: string;
  /** Whether another search has found the item, so that only its rank is open. */
  readonly isFound?: boolean;
}

/**
 * Folds a title, or other words, for {@link findBest}.
 *
 * @example
 * foldTitle('Café  Wi-Fi'); // 'cafe wifi'
 */
export function foldTitle(title: string): string {
  return foldWords(title).trim().replace(/\s+/g, ' ');
}

/**
 * Finds the items that contain every word of a query. A title that starts with the query comes first, then a title with
 * words that start with the words of the query, then a title that contains them, then items found by their other words.
 * Items of the same rank keep their order.
 *
 * @param max the number of items to return
 * @example
 * findBest(['Barcode', 'QR codes', 'Codes'], 'code', (text) => ({ title: foldTitle(text) }), 2);
 * // ['Codes', 'QR codes']
 */
export function findBest<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => ItemTexts,
  max: number,
): readonly Item[] {
  const words = wordsOf(query);
  const byRank: [Item[], Item[], Item[], Item[]] = [[], [], [], []];
  for (const item of items) {
    const rank = rankOf(textsOf(item), words);
    if (rank !== undefined) byRank[rank].push(item);
  }
  return byRank.flat().slice(0, max);
}

function rankOf({ title, more = '', isFound = false }: ItemTexts, words: readonly string[]) {
  const startsIn = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`));
  if (title.startsWith(words.join(' '))) return 0;
  if (startsIn(title)) return 1;
  if (words.every((word) => title.includes(word))) return 2;
  return isFound || startsIn(`${title} ${more}`) ? 3 : undefined;
}
