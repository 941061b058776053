import { z } from 'zod';
import { email, mailToken, newPassword, typedPassword, username } from './account.ts';
import { historyKey } from './history.ts';
import { id } from './id.ts';

/** Changes to an account that need no password. Fields that are missing stay as they are. */
export const accountChanges = z.object({
  username: username.nullish(),
  onLeaderboard: z.boolean().nullish(),
  noticeEmails: z.boolean().nullish(),
});

/** A new email address, confirmed by the password. */
export const emailChange = z.object({ email, password: typedPassword });

/** A new password, with the history key wrapped by it. */
export const passwordChange = z
  .object({
    currentPassword: typedPassword,
    newPassword,
    historyKey: historyKey
      .refine(({ method }) => method === 'PASSWORD', 'Wrap the key with the new password.')
      .nullish(),
    historyKeyId: id.nullish(),
  })
  .refine(({ historyKey: key, historyKeyId: id }) => !key === !id, {
    error: 'Send historyKey and historyKeyId together.',
    path: ['historyKeyId'],
  });

/** The token of a mailed link, and the new password. */
export const passwordReset = z.object({ token: mailToken, password: newPassword });
