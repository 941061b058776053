import { expect } from 'vitest';

/**
 * Repeats an assertion about a value until it holds. It waits longer than Vitest's second, which is too short on a busy
 * machine.
 *
 * @example
 * await eventually(() => received.length).toBe(1);
 */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000 });
