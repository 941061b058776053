/** A short link, and the targets that visitors of /dynamic-qr switch between. `pnpm generate` draws the codes. */
export const exampleLinks = {
  /** A link in the form of a dynamic code's payload, with a slug that has a valid check character. */
  short: 'https://EXAMPLE.COM/Q/C4NARYH',
  targets: {
    summer: 'https://example.com/menu/summer/on-the-terrace',
    winter: 'https://example.com/menu/winter/by-the-fire',
    closed: 'https://example.com/news/we-are-on-holiday',
  },
} as const;

export type ExampleTarget = keyof typeof exampleLinks.targets;
