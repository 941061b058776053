/** Texts and timing of the launch dialog. */
export const launch = {
  delayMs: 1000,
  /** Key in localStorage that remembers that the dialog was closed. */
  storageKey: 'canary-qr:launch-dialog',
  title: 'We Are Launching Soon!',
  expected: 'August 2025',
  text: 'Dynamic codes are coming: change where a code leads after you have printed it. Your own logo, gradients and custom backgrounds are here already, as a one-time unlock with tokens.',
} as const;
