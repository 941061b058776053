import { checkCharacter, slugCharacters } from '../../links/src/slug.ts';
import type { Db } from '../../server/src/platform/database/database.ts';

/** The slug of the link with a number. */
export function slugOf(number: number): string {
  let rest = number;
  let characters = '';
  for (let place = 0; place < 6; place += 1) {
    characters += slugCharacters.charAt(rest % slugCharacters.length);
    rest = Math.floor(rest / slugCharacters.length);
  }
  return characters + checkCharacter(characters);
}

/** A target of 120 characters. */
export const targetOf = (number: number) => `https://example.com/menu/${number}?`.padEnd(120, 'x');

/** Fills an empty database with links. */
export async function fillLinks(db: Db, count: number): Promise<void> {
  const size = 5_000;
  const createdAt = new Date();
  for (let start = 0; start < count; start += size) {
    const numbers = Array.from({ length: Math.min(size, count - start) }, (_, index) => start + index);
    await db.link.createMany({
      data: numbers.map((number) => ({
        id: `link-${number}`,
        slug: slugOf(number),
        target: targetOf(number),
        timeZone: 'Europe/Berlin',
        createdAt,
      })),
    });
  }
}

/**
 * Draws links by Zipf's law: the link with the rank r is drawn in proportion to 1 / r.
 *
 * @param random numbers from 0 to 1
 */
export function zipf(count: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    sum += 1 / (index + 1);
    sums[index] = sum;
  }
  return () => {
    const drawn = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
