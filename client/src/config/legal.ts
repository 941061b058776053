/** The day from which the terms and the privacy policy hold. */
export const effectiveDay = '2025-07-13';
