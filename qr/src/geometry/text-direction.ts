const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

/**
 * The direction of the first letter of a text. Checks only the first 500 characters, because the browser's own
 * `dir="auto"` takes a minute for 5 MB.
 *
 * @example textDirection('שלום') // 'rtl'
 */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const letter = FIRST_LETTER.exec(text.slice(0, 500))?.[0];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
