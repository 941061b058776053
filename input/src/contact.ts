import { z } from 'zod';
import { email, visibleName } from './account.ts';
import { maxSenderName, messageLength } from './limits.ts';
import { plainLines } from './plain-text.ts';

/** The topics of contact messages. */
export const contactTopics = ['QUESTION', 'PROBLEM', 'IDEA', 'PRIVACY', 'OTHER'] as const;

const lengthOf = (text: string) => [...text].length;

/** The input of the contact form. */
export const contactMessage = z.object({
  name: visibleName({
    max: maxSenderName,
    empty: 'Enter your name.',
    tooLong: `A name has up to ${maxSenderName} characters.`,
    invisible: 'A name can’t have invisible characters.',
  }),
  email,
  topic: z.enum(contactTopics, 'Choose a topic.'),
  message: z
    .string()
    .transform((text) => plainLines(text, messageLength.max))
    .refine((text) => text !== '', 'Enter a message.')
    .refine(
      (text) => text === '' || lengthOf(text) >= messageLength.min,
      `A message has at least ${messageLength.min} characters.`,
    )
    .refine(
      (text) => lengthOf(text) <= messageLength.max,
      `A message has up to ${messageLength.max.toLocaleString('en')} characters.`,
    ),
  /** A hidden field that only bots fill in. */
  website: z.string().max(messageLength.max, 'Leave this field empty.').nullish(),
});

export type ContactMessage = z.output<typeof contactMessage>;
