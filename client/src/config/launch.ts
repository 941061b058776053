/** The launch dialog: its words, its date and when it opens. */
export const launch = {
  delayMs: 1000,
  /** Where a browser remembers that the dialog was closed. */
  storageKey: 'canary-qr:launch-dialog',
  title: 'We Are Launching Soon!',
  expected: 'August 2025',
  text: 'Premium is coming: your own logo inside the code, gradients and custom backgrounds, as a one-time unlock with tokens. No subscription.',
} as const;
