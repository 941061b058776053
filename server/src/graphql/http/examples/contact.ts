import type { Example } from './example.ts';

/** The tab about messages. */
export const contactExample: Example = {
  query: `# Write to whoever runs the site. The message is kept for a year at most, and nothing here reads it again.
mutation Write {
  sendContactMessage(
    input: {
      name: "Ada"
      email: "ada@example.com"
      topic: IDEA
      message: "A code in the shape of a canary would be nice."
    }
  )
}
`,
};
