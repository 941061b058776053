/** The promise to users of dynamic codes. Every page uses these words. */
export const promise =
  'A dynamic code is free, has no scan limit and doesn’t expire. We count scans, not people. It works as long as this site does.';
