/**
 * Ends this process when the process that started it has ended, in whatever way: Vitest when `scripts/test.ts` is killed,
 * and the workers when Vitest is. Otherwise they would finish their tests, or wait forever.
 */
// Workers that run several test files load this file for each of them.
if (process.listenerCount('disconnect') === 0) process.once('disconnect', () => process.exit(1));
