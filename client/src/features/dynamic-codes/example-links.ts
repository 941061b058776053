/** The contents of the two codes in the comparison. `pnpm generate` draws them. */
export const exampleLinks = {
  long: 'https://example.com/menu/summer/on-the-terrace',
  short: 'https://example.com/q/7f3k',
} as const;
