/** Texts and timing of the launch dialog. The text names no date, because it would be wrong after that date. */
export const launch = {
  delayMs: 1000,
  /** The key in local storage, for scripts that don't want the dialog. */
  storageKey: 'browser:cleared:launch-closed',
  title: 'We Are Launching Soon!',
  /** The announcement, also on the features page. A test compares it with the features that exist. */
  text: 'Canary QR in more languages: its pages, messages and mails in yours.',
} as const;
