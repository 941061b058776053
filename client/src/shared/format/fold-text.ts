/**
 * A text as it is searched in: without case and accents.
 *
 * @example
 * foldText('Café'); // 'cafe'
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
