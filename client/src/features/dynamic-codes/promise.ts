/** What users of dynamic codes can rely on. Every page says it in these words. */
export const promise =
  'A dynamic code is free, has no scan limit and doesn’t expire. We count scans, not people. It works as long as this site does.';
