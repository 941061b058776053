/** A generator of reproducible random numbers from 0 to 1: the Mulberry32 algorithm. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const pathCharacters = `${letters}${letters.toUpperCase()}0123456789-_`;

/** Returns random addresses of exactly `length` characters: the same addresses for the same seed. */
export function randomUrls(length: number, count: number, seed: number): string[] {
  const random = randomNumbers(seed);
  const pick = (characters: string, size: number) =>
    Array.from({ length: size }, () => characters[Math.floor(random() * characters.length)]).join('');
  return Array.from({ length: count }, () => {
    const host = `${pick(letters, 4 + Math.floor(random() * 4))}.${['com', 'de', 'in'][Math.floor(random() * 3)]}`;
    const start = `https://${host}/`;
    return start + pick(pathCharacters, length - start.length);
  });
}
