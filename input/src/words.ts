/** Cuts texts and search queries into the same words. */

/** The maximum length of a word, in UTF-16 units. The rest of a longer word is ignored. */
const maxWord = 60;

// Cutting a text into words doesn't depend on the language: an engine chooses its dictionary by the script.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Removes case and accents for searching.
 *
 * @example
 * foldText('Café'); // 'cafe'
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A folded word of a text. */
export interface Word {
  /** Only letters and digits, without case and accents. */
  readonly word: string;
  /** The place in the text, in UTF-16 units. */
  readonly index: number;
}

/**
 * Cuts a text into folded words, also in scripts without spaces, such as Chinese and Thai.
 *
 * @example
 * [...cutWords('Café-Tür')]; // [{ word: 'cafe', index: 0 }, { word: 'tur', index: 5 }]
 */
export function* cutWords(text: string): Generator<Word> {
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) continue;
    // A segment such as `example.com` has several words.
    for (const { 0: part, index: offset } of segment.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      // Normalising a long word takes quadratic time for some texts.
      const word = foldText(part.slice(0, maxWord)).replaceAll(/[^\p{L}\p{N}]/gu, '');
      if (word !== '') yield { word, index: index + offset };
    }
  }
}
