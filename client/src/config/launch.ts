/** Texts and timing of the launch dialog. It names no date, because the text would be out of date after it. */
export const launch = {
  delayMs: 1000,
  /** The key in local storage, for scripts that don't want the dialog. */
  storageKey: 'browser:cleared:launch-closed',
  title: 'We Are Launching Soon!',
  /** The features page announces it, too. A test compares it with the features that exist. */
  text: 'Bulk generation: a code for each row of a table, all in your design.',
} as const;
