import { foldText } from './search-words.ts';

const maxLength = 60;

/**
 * Returns a file name, without an extension, that every operating system accepts.
 *
 * @example fileNameFrom('Café menu') // 'cafe-menu'
 */
export function fileNameFrom(title: string): string {
  const name = foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return name || 'qr-code';
}
