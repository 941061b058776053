import { z } from 'zod';
import { email, shownName } from './account.ts';
import { maxSenderName, messageLength } from './limits.ts';

/** What a message can be about. */
export const contactTopics = ['QUESTION', 'PROBLEM', 'IDEA', 'PRIVACY', 'OTHER'] as const;

/**
 * The one form of a text of several lines: each ends as on Unix, and at most one in a row is empty. What isn't text, such
 * as an escape sequence for whoever reads it in a terminal, is dropped: nobody sees that they have pasted it.
 *
 * @example
 * normaliseLines('Hello,\r\n\r\n\r\n\r\nit beeps.\u0007 '); // 'Hello,\n\nit beeps.'
 */
export function normaliseLines(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|\p{Noncharacter_Code_Point}/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const lengthOf = (text: string) => [...text].length;

/** A message to whoever runs the site. */
export const contactMessage = z.object({
  name: shownName({
    max: maxSenderName,
    none: 'Enter your name.',
    long: `A name has up to ${maxSenderName} characters.`,
    hidden: "A name can't have characters that don't show.",
  }),
  email,
  topic: z.enum(contactTopics, 'Choose what it is about.'),
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
  /** What nobody sees, and programs fill in. */
  website: z.string().nullish(),
});

export type ContactMessage = z.output<typeof contactMessage>;
