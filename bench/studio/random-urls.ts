import { createRandom } from '../../tests/support/random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const pathCharacters = `${letters}${letters.toUpperCase()}0123456789-_`;

/** Returns random addresses of exactly `length` characters: the same addresses for the same seed. */
export function randomUrls(length: number, count: number, seed: number): string[] {
  const random = createRandom(seed);
  const pick = (characters: string, size: number) =>
    Array.from({ length: size }, () => characters[Math.floor(random() * characters.length)]).join('');
  return Array.from({ length: count }, () => {
    const host = `${pick(letters, 4 + Math.floor(random() * 4))}.${['com', 'de', 'in'][Math.floor(random() * 3)]}`;
    const start = `https://${host}/`;
    return start + pick(pathCharacters, length - start.length);
  });
}
