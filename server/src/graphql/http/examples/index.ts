import { accountExamples } from './accounts.ts';
import { boardExamples } from './board.ts';

/** A tab of GraphiQL, named after its first operation. */
export interface Example {
  readonly query: string;
}

export const contactExample: Example = {
  query: `# Send a message to the operator of the site. It is stored for up to a year.
mutation SendMessage {
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

/** The tabs that GraphiQL opens with. */
export const examples: readonly Example[] = [...boardExamples, ...accountExamples, contactExample];
