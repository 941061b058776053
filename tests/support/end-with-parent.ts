/**
 * Ends this process when its parent process has ended or was killed: Vitest after `scripts/test.ts`, and the workers
 * after Vitest. Otherwise they would finish their tests, or wait forever.
 */
// Workers that run several test files load this file for each of them.
if (process.listenerCount('disconnect') === 0) process.once('disconnect', () => process.exit(1));
