import { generateKeyBetween } from 'fractional-indexing';

/**
 * A card's position in its column: a string of ASCII letters and digits, compared code unit by code unit.
 *
 * The format extends the integers of the npm package `fractional-indexing`
 * (https://observablehq.com/@dgreensp/implementing-fractional-indexing). Its first letter gives the length: `a` is
 * followed by one base-62 digit, `b` by two, and `Z` by one digit of a negative number, so integers sort as text. A rank
 * is one or more of these integers in a row, such as `a3` or `a3Zz`, and sorts like a path.
 */
export type Rank = string;

/** The maximum length of a rank. 40,000 random inserts lead to 30 characters. */
export const maxRankLength = 60;
/** The maximum length of the new ranks that cards get to make room. It leaves room for the next inserts. */
export const roomyRankLength = 40;

/**
 * Returns a rank between two other ranks.
 *
 * `fractional-indexing` itself halves the gap every time, so 10,000 inserts at one place lead to ranks of 1,700
 * characters. This function counts up within the gap instead, which takes 5 characters. Only inserts that alternate
 * between the left and the right of the last card still make ranks grow each time, as in any scheme in which ranks
 * never change. So the server gives the cards around such a place new ranks before a rank exceeds
 * {@link maxRankLength}.
 *
 * @param before the rank of the card before; null at the start of the column
 * @param after the rank of the card after; null at the end of the column
 * @returns a rank greater than `before` and less than `after`
 * @throws {RangeError} if `before` is not less than `after`
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
    throw new RangeError(`There is no rank between ${before} and ${after}`);
  }
  const low = before === null ? null : parseIntegers(before);
  const high = after === null ? null : parseIntegers(after);
  if (!low) return nextInteger(null, high?.[0] ?? null);
  if (!high) return nextInteger(low[0] ?? null, null);
  const depth = low.findIndex((integer, index) => integer !== high[index]);
  // `low` is a prefix of `high`: the new card goes directly after `low`, before all cards inserted there earlier.
  if (depth === -1) return [...low, nextInteger(null, high[low.length] ?? null)].join('');
  const counted = [...low.slice(0, depth), nextInteger(low[depth] ?? null, null)].join('');
  if (counted < high.join('')) return counted;
  return [...low.slice(0, depth + 1), nextInteger(low[depth + 1] ?? null, null)].join('');
}

/**
 * Returns several ranks between two other ranks, in ascending order.
 *
 * @param before the rank of the card before; null at the start of the column
 * @param after the rank of the card after; null at the end of the column
 * @throws {RangeError} if `before` is not less than `after`
 *
 * @example
 * ranksBetween('a0', 'a1', 2); // ['a0a0', 'a0a1']
 */
export function ranksBetween(before: Rank | null, after: Rank | null, count: number): Rank[] {
  const ranks: Rank[] = [];
  for (let last = before; ranks.length < count; ranks.push(last)) last = rankBetween(last, after);
  return ranks;
}

/** The integer after `low` or before `high`; the first integer if both are null. */
function nextInteger(low: string | null, high: string | null): string {
  return generateKeyBetween(low, high);
}

const nonNegative = /^[a-z]/;

/** Splits a rank into its integers. */
function parseIntegers(rank: Rank): string[] {
  const integers: string[] = [];
  for (let index = 0; index < rank.length; ) {
    const head = rank.charCodeAt(index);
    const digits = nonNegative.test(rank.slice(index)) ? head - 96 : 91 - head;
    integers.push(rank.slice(index, index + 1 + digits));
    index += 1 + digits;
  }
  return integers;
}
