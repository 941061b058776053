import { generateKeyBetween } from 'fractional-indexing';

/**
 * Where a card stands in its column, as text that is compared byte by byte: one or more of fractional-indexing's whole
 * numbers, one after the other, such as `a3` or `a3Zz`. Each says by its first letter how long it is (`a`: one digit,
 * `b`: two, `Z`: one below zero), so their order is that of the text.
 */
export type Rank = string;

/**
 * A rank between two others.
 *
 * @param before the rank that it comes after; null for the start of the column
 * @param after the rank that it comes before; null for the end
 * @throws RangeError unless `before` is less than `after`
 *
 * fractional-indexing itself halves the gap each time, so that 10,000 cards put at one place get ranks of 1,700
 * characters. Here such cards get a number of their own below the card beside them, and count on: 5 characters.
 * Only who puts cards left and right of the last one by turns still gets a longer rank each time.
 *
 * @example
 * rankBetween(null, null); // 'a0'
 * rankBetween('a0', null); // 'a1'
 * rankBetween('a0', 'a1'); // 'a0a0'
 * rankBetween('a0a0', 'a1'); // 'a0a1'
 * rankBetween('a0', 'a0a0'); // 'a0Zz'
 */
export function rankBetween(before: Rank | null, after: Rank | null): Rank {
  if (before !== null && after !== null && before >= after) {
    throw new RangeError(`No rank is between ${before} and ${after}`);
  }
  const low = before === null ? null : numbersOf(before);
  const high = after === null ? null : numbersOf(after);
  if (!low) return step(null, high?.[0] ?? null);
  if (!high) return step(low[0] ?? null, null);
  const shared = low.findIndex((number, index) => number !== high[index]);
  // One begins with all of the other: what is put right behind a card, before all that was put there already.
  if (shared === -1) return [...low, step(null, high[low.length] ?? null)].join('');
  const next = step(low[shared] ?? null, null);
  const counted = [...low.slice(0, shared), next].join('');
  if (counted < high.join('')) return counted;
  return [...low.slice(0, shared + 1), step(low[shared + 1] ?? null, null)].join('');
}

/** The whole number after one, or before one. */
function step(low: string | null, high: string | null): string {
  return generateKeyBetween(low, high);
}

const positive = /^[a-z]/;

/** The numbers of a rank. */
function numbersOf(rank: Rank): string[] {
  const numbers: string[] = [];
  for (let index = 0; index < rank.length; ) {
    const head = rank.charCodeAt(index);
    const digits = positive.test(rank.slice(index)) ? head - 96 : 91 - head;
    numbers.push(rank.slice(index, index + 1 + digits));
    index += 1 + digits;
  }
  return numbers;
}
