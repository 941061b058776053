import { contactMessage } from '@canary/input/contact';
import { maxSenderName, messageLength } from '@canary/input/limits';
import { cost } from '../../../guards/size/cost.ts';
import { sendContactMessage } from '../../../modules/contact/messages.ts';
import { builder } from '../builder.ts';
import { senderOf } from '../context.ts';

const ContactTopic = builder.enumType('ContactTopic', {
  description: 'The topic of a message.',
  values: {
    QUESTION: { description: 'A question about how something works.' },
    PROBLEM: { description: 'Something that doesn’t work.' },
    IDEA: { description: 'A suggestion.' },
    PRIVACY: { description: 'Personal data or an account.' },
    OTHER: { description: 'Anything else.' },
  } as const,
});

const ContactMessageInput = builder
  .inputType('ContactMessageInput', {
    description: 'A message to the operator of the site.',
    fields: (t) => ({
      name: t.string({
        required: true,
        description: `Name of the sender: 1 to ${maxSenderName} characters.`,
      }),
      email: t.string({ required: true, description: 'Email address for the reply.' }),
      topic: t.field({ type: ContactTopic, required: true, description: 'Topic of the message.' }),
      message: t.string({
        required: true,
        description: `Message: ${messageLength.min} to ${messageLength.max} characters, with line breaks.`,
      }),
      website: t.string({
        description: 'Must be empty: the form hides this field, so only bots fill it in.',
      }),
    }),
  })
  .validate(contactMessage);

builder.mutationField('sendContactMessage', (t) =>
  t.withAuth({ withoutKey: true }).boolean({
    extensions: cost(50),
    description:
      'Sends a message to the operator, who stores it for up to a year. The API can’t return the message. Returns true. Fails with BAD_USER_INPUT and the invalid `field`, or RATE_LIMITED.',
    args: {
      input: t.arg({ type: ContactMessageInput, required: true, description: 'The message.' }),
    },
    resolve: async (_root, { input }, context) => {
      await sendContactMessage(context, senderOf(context), input);
      return true;
    },
  }),
);
