/** Texts and timing of the launch dialog. It names no date, because the text would be out of date after it. */
export const launch = {
  delayMs: 1000,
  /** Key in localStorage that remembers that the dialog was closed. */
  storageKey: 'canary-qr:launch-dialog',
  title: 'We Are Launching Soon!',
  text: 'Boards of your own get cards that hold the work: descriptions, labels, due dates and comments.',
} as const;
