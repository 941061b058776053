import { accountExamples } from './accounts.ts';
import { boardExamples } from './board.ts';

export const contactExample = `# Send a message to the operator of the site. It is stored for up to a year.
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
`;

/** The operations in the tabs that GraphiQL opens with. Each tab is named after its operation. */
export const examples = [...boardExamples, ...accountExamples, contactExample];
