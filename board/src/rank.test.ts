import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Rank, rankBetween } from './rank.ts';

/** Inserts a rank at each index in turn; indexes wrap around. */
function insertAll(places: readonly number[]): Rank[] {
  const ranks: Rank[] = [];
  for (const place of places) {
    const index = place % (ranks.length + 1);
    ranks.splice(index, 0, rankBetween(ranks[index - 1] ?? null, ranks[index] ?? null));
  }
  return ranks;
}

const longest = (ranks: readonly Rank[]) => Math.max(...ranks.map((rank) => rank.length));
const times = (count: number, place: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => place(index));

describe('A rank between two others', () => {
  test('keeps the order for inserts at any index', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000), { maxLength: 200 }), (places) => {
        const ranks = insertAll(places);
        expect(ranks.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ranks);
        // ASCII only, so that databases that compare bytes agree.
        expect(ranks.join('')).toMatch(/^[\w]*$/);
        expect(new Set(ranks).size).toBe(ranks.length);
      }),
      { numRuns: 500 },
    );
  });

  test('keeps the order when ranks are also removed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), fc.boolean()), { maxLength: 300 }), (steps) => {
        const ranks: Rank[] = [];
        for (const [place, adds] of steps) {
          const index = place % (ranks.length + 1);
          if (adds) ranks.splice(index, 0, rankBetween(ranks[index - 1] ?? null, ranks[index] ?? null));
          else ranks.splice(index, 1);
        }
        expect(ranks.toSorted()).toEqual(ranks);
        // ASCII only, so that databases that compare bytes agree.
        expect(ranks.join('')).toMatch(/^[\w]*$/);
        expect(new Set(ranks).size).toBe(ranks.length);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['at the end', (index: number) => index],
    ['at the start', () => 0],
    ['directly after the first card', (index: number) => Math.min(index, 1)],
    ['directly before the last card', (index: number) => Math.max(index - 1, 0)],
    ['after the hundredth card', (index: number) => Math.min(index, 100)],
    ['always after the last insert, between two cards', (index: number) => (index < 2 ? index : index - 1)],
  ])('stays short under 10,000 inserts %s', (_where, place) => {
    expect(longest(insertAll(times(10_000, place)))).toBeLessThanOrEqual(10);
  });

  test('stays short under 10,000 random inserts', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    };
    expect(longest(insertAll(times(10_000, random)))).toBeLessThanOrEqual(60);
  });

  test.each([
    ['a1', 'a0'],
    ['a0', 'a0'],
  ])('throws for the invalid gap between %s and %s', (before, after) => {
    expect(() => rankBetween(before, after)).toThrow(RangeError);
  });
});
