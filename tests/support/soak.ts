/** The minutes in the command `pnpm soak`; 0 in the default test run. */
export const soakMinutes = Number(process.env['SOAK'] ?? 0);

/** Whether `pnpm soak` runs the test. Under `pnpm soak`, a test checks all its cases, and otherwise a sample. */
export const isSoak = soakMinutes > 0;
