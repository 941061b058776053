import { z } from 'zod';
import { email, visibleName } from './account.ts';
import { maxSenderName, messageLength } from './limits.ts';
import { normalise } from './plain-text.ts';

/** The topics of contact messages. */
export const contactTopics = ['QUESTION', 'PROBLEM', 'IDEA', 'PRIVACY', 'OTHER'] as const;

/**
 * Normalises a text of several lines: Unix line ends, and at most one empty line in a row. Control characters, such as
 * escape sequences for a terminal, are removed.
 *
 * @example
 * normaliseLines('Hello,\r\n\r\n\r\n\r\nit beeps.\u0007 '); // 'Hello,\n\nit beeps.'
 */
export function normaliseLines(text: string): string {
  return normalise(text, messageLength.max)
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

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
    .transform(normaliseLines)
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
  website: z.string().nullish(),
});

export type ContactMessage = z.output<typeof contactMessage>;
