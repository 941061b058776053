import { foldText } from '#shared/format/search-words.ts';

const longest = 60;

/**
 * The name of a code's file, as every system takes it.
 *
 * @param taken names that are given already, among which it is added
 * @example fileNameOf('Café menu', new Set()); // 'cafe-menu.png'
 */
export function fileNameOf(name: string, taken: Set<string>): string {
  const plain =
    foldText(name)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, longest)
      .replace(/^-+|-+$/g, '') || 'qr-code';
  let fileName = `${plain}.png`;
  for (let count = 2; taken.has(fileName); count += 1) fileName = `${plain}-${count}.png`;
  taken.add(fileName);
  return fileName;
}
