import { messageLength } from '@canary/input/limits';
import { sendContactMessage } from '../../contact/send-message.ts';
import { builder } from '../builder.ts';

const ContactTopic = builder.enumType('ContactTopic', {
  description: 'What a message to whoever runs the site is about.',
  values: {
    QUESTION: { description: 'How something works.' },
    PROBLEM: { description: 'Something that does not work.' },
    IDEA: { description: 'Something that is missing.' },
    PRIVACY: { description: 'Data about somebody, or their account.' },
    OTHER: { description: 'Anything else.' },
  } as const,
});

const ContactMessageInput = builder.inputType('ContactMessageInput', {
  description: 'A message to whoever runs the site.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes: 1 to 100 characters.' }),
    email: t.string({ required: true, description: 'Where an answer goes.' }),
    topic: t.field({ type: ContactTopic, required: true, description: 'What it is about.' }),
    message: t.string({
      required: true,
      description: `What they have to say: ${messageLength.min} to ${messageLength.max} characters, of any number of lines.`,
    }),
    website: t.string({
      description: 'To be left out: the form hides it, so what is filled in here was filled in by a program.',
    }),
  }),
});

builder.mutationField('sendContactMessage', (t) =>
  t.boolean({
    description:
      'Sends a message to whoever runs the site, who keeps it for a year at most. Nothing here reads it again. Fails with BAD_USER_INPUT and the `field` that is wrong, or RATE_LIMITED and the seconds to wait in `retryAfter`.',
    args: {
      input: t.arg({ type: ContactMessageInput, required: true, description: 'The message.' }),
    },
    resolve: async (_root, { input }, context) => {
      const sender = { address: context.address, userId: context.viewer?.id ?? null };
      await sendContactMessage(context, sender, input);
      return true;
    },
  }),
);
