import { foldWords, wordsOf } from '#shared/format/search-words.ts';

/** What a search compares of an item. */
interface ItemTexts {
  readonly title: string;
  /** More text to find the item by, which counts less than the title. */
  readonly more?: string;
}

/**
 * Finds the items that contain every word of a query. A title that starts with the query comes first, then a title with
 * words that start with the words of the query, then a title that contains them, then items found by their other text.
 * Items of the same rank keep their order.
 *
 * @param max the number of items to return
 * @example
 * findBest([{ title: 'Barcode' }, { title: 'QR codes' }, { title: 'Codes' }], 'code', (item) => item, 2);
 * // [{ title: 'Codes' }, { title: 'QR codes' }]
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

function rankOf({ title, more = '' }: ItemTexts, words: readonly string[]): 0 | 1 | 2 | 3 | undefined {
  const text = foldWords(title).trim().replace(/\s+/g, ' ');
  if (text.startsWith(words.join(' '))) return 0;
  if (words.every((word) => ` ${text}`.includes(` ${word}`))) return 1;
  if (words.every((word) => text.includes(word))) return 2;
  const all = `${text} ${foldWords(more)}`;
  return words.every((word) => all.includes(word)) ? 3 : undefined;
}
