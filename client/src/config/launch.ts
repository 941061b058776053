/** Texts and timing of the launch dialog. */
export const launch = {
  delayMs: 1000,
  /** Key in localStorage that remembers that the dialog was closed. */
  storageKey: 'canary-qr:launch-dialog',
  title: 'We Are Launching Soon!',
  expected: 'August 2025',
  text: 'Premium is coming: your own logo inside the code, gradients and custom backgrounds, as a one-time unlock with tokens. No subscription.',
} as const;
