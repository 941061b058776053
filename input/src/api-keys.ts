import { z } from 'zod';
import { typedPassword, visibleName } from './account.ts';
import { id } from './id.ts';
import { maxKeyName } from './limits.ts';

/** The name of an API key, by which its user tells it from other keys. */
export const keyName = visibleName({
  max: maxKeyName,
  empty: 'Enter a name, such as the program that will use the key.',
  tooLong: `A name has up to ${maxKeyName} characters.`,
  invisible: 'A name can’t have invisible characters.',
});

/** What a program may do in an area. Writing includes reading. */
export const keyAccess = z.enum(['READ', 'WRITE']);

/** A new API key, confirmed by the password. */
export const newApiKey = z
  .object({
    name: keyName,
    boards: keyAccess.nullish(),
    dynamicCodes: keyAccess.nullish(),
    images: z.boolean().nullish(),
    boardId: id.regex(/^[\w-]+$/, 'This isn’t the id of a board.').nullish(),
    expiresAt: z.date().nullish(),
    password: typedPassword.nullish(),
  })
  .refine(({ boards, dynamicCodes, images }) => boards || dynamicCodes || images, {
    error: 'Choose what the key may do.',
    path: ['boards'],
  })
  .refine(({ boards, boardId }) => boards || !boardId, {
    error: 'A key for one board needs access to boards.',
    path: ['boardId'],
  });
