import { createHash } from 'node:crypto';
import type { BoardInvitation } from '../../../generated/sqlite/client.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { BoardDbClient } from '../database.ts';

/** An invitation to a board, without its token. */
export type Invitation = Omit<BoardInvitation, 'hash'>;

/** Whether users can join with an invitation, or why not. */
export type InvitationState = 'OPEN' | 'EXPIRED' | 'USED_UP' | 'REVOKED';

/** Omits the hash of the token from an invitation. */
export const withoutToken = { hash: true } as const;

/** The stored form of a token. */
export function hashInvitation(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Finds the invitation of a token. @throws NotFoundError */
export async function findInvitation(db: BoardDbClient, token: string): Promise<Invitation> {
  const where = { hash: hashInvitation(token) };
  const invitation = await db.boardInvitation.findUnique({ where, omit: withoutToken });
  if (!invitation)
    throw new NotFoundError('There is no such invitation. Check the link, or ask for a new one.');
  return invitation;
}

/** The condition of invitations that aren't revoked or expired. */
export function whereValid(now: number) {
  return { revokedAt: null, expiresAt: { gt: new Date(now) } };
}

/** Counts a user who joins with an invitation. @throws NotFoundError if the invitation is no longer open */
export async function countInvitationUse(transaction: BoardDbClient, id: string, now: Date): Promise<void> {
  const isLeft = [{ maxUses: null }, { uses: { lt: transaction.boardInvitation.fields.maxUses } }];
  const { count } = await transaction.boardInvitation.updateMany({
    where: { ...whereValid(now.getTime()), id, OR: isLeft },
    data: { uses: { increment: 1 } },
  });
  if (count > 0) return;
  const invitation = await transaction.boardInvitation.findUniqueOrThrow({
    where: { id },
    omit: withoutToken,
  });
  const state = stateOfInvitation(invitation, now.getTime());
  throw closedError(state === 'OPEN' ? 'USED_UP' : state);
}

/** Whether users can join with an invitation now. */
export function stateOfInvitation(
  { revokedAt, expiresAt, uses, maxUses }: Invitation,
  now: number,
): InvitationState {
  if (revokedAt) return 'REVOKED';
  if (expiresAt.getTime() <= now) return 'EXPIRED';
  return maxUses !== null && uses >= maxUses ? 'USED_UP' : 'OPEN';
}

const closedMessages: Readonly<Record<Exclude<InvitationState, 'OPEN'>, string>> = {
  REVOKED: 'This invitation was revoked. Ask for a new one.',
  EXPIRED: 'This invitation has expired. Ask for a new one.',
  USED_UP: 'This invitation was used up. Ask for a new one.',
};

/** The error for an invitation that isn't open. */
export function closedError(state: Exclude<InvitationState, 'OPEN'>): NotFoundError {
  return new NotFoundError(closedMessages[state]);
}
