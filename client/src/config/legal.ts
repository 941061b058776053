/** The day from which the terms and the privacy policy hold, for machines and as it is read. */
export const effective = { day: '2025-07-13', text: 'July 13, 2025' } as const;
