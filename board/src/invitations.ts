import { z } from 'zod/mini';
import { boardName, itemId } from './fields.ts';
import { invitationDays, maxInvitationUses } from './limits.ts';
import { boardRoles } from './roles.ts';

/** A new board. */
export const newBoard = z.object({ id: z.nullish(itemId), name: boardName });

const wholeNumber = (max: number) => z.int().check(z.minimum(1), z.maximum(max));

export const newInvitation = z.object({
  role: z.enum(boardRoles),
  days: z._default(wholeNumber(invitationDays.max), invitationDays.default),
  /** Null for any number of users. */
  maxUses: z.nullish(wholeNumber(maxInvitationUses)),
});

/** The token of an invitation's link. */
export const invitationToken = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, 'This isn’t the whole link of an invitation.'));

export const invitationUse = z.object({ token: invitationToken, personId: z.nullish(itemId) });
