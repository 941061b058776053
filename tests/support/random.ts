import { onTestFailed } from 'vitest';

/** Returns the next number, at least 0 and below 1. */
export type Random = () => number;

/** Creates a generator of random numbers that repeats for the same seed (mulberry32, Tommy Ettinger 2017). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Creates generators for a test that should vary from run to run. If the test fails, it prints the seed; the environment
 * variable `SEED` repeats a run.
 *
 * @returns a function that creates the next generator, which is independent of the other generators
 */
export function createTestRandoms(): () => Random {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 32);
  onTestFailed(() => void process.stderr.write(`Random seed: ${seed}. Repeat this run with SEED=${seed}.\n`));
  const seeds = createRandom(seed);
  return () => createRandom(Math.floor(seeds() * 2 ** 32));
}

/** Picks a random item; undefined for an empty list. */
export function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
