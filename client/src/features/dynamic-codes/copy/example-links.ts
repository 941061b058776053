/** What the two codes hold that are compared. `pnpm generate` draws them. */
export const exampleLinks = {
  long: 'https://example.com/menu/summer/on-the-terrace',
  short: 'https://example.com/q/7f3k',
} as const;
