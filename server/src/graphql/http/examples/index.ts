import { accountExamples } from './accounts.ts';
import { boardExample } from './board.ts';

/** A tab of GraphiQL. */
export interface Example {
  readonly query: string;
  readonly headers?: string;
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
export const examples: readonly Example[] = [boardExample, ...accountExamples, contactExample];
