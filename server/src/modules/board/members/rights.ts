import { can, type NeededRight, type Role } from '@canary/board/roles';
import { ForbiddenError } from '../../../platform/errors.ts';
import type { BoardDbClient } from '../database.ts';
import { boardNotFound } from '../log/read-board.ts';

/** The role of an account or visitor on a board. */
export interface Membership {
  /** Null for an account or visitor that may not use the board. */
  readonly role: Role | null;
  readonly isDeleted: boolean;
}

/** Reads an account's role from the database. */
export async function readMembership(
  db: BoardDbClient,
  boardId: string,
  accountId: string,
): Promise<Membership> {
  const [board, member] = await Promise.all([
    db.board.findUnique({ where: { id: boardId }, select: { deletedAt: true } }),
    db.boardUser.findUnique({ where: { accountId_boardId: { accountId, boardId } }, select: { role: true } }),
  ]);
  return { role: member?.role ?? null, isDeleted: !board || board.deletedAt !== null };
}

/** Whether a role includes a right on a board that isn't deleted. */
export function hasRight(role: Role | null, right: Exclude<NeededRight, 'join'>): boolean {
  if (right === 'leave') return role !== null && role !== 'visitor';
  return can(role, right === 'restore' ? 'manage' : right);
}

/**
 * Checks a right on a board.
 *
 * @throws NotFoundError if the account may not use the board, or the board is deleted
 * @throws ForbiddenError if the role doesn't include the right
 */
export function requireRight({ role, isDeleted }: Membership, right: NeededRight): void {
  if (isDeleted && right !== 'restore' && right !== 'leave') throw boardNotFound();
  if (right === 'join') return;
  if (role === null) throw boardNotFound();
  if (isDeleted && right !== 'leave' && role !== 'owner') throw boardNotFound();
  if (hasRight(role, right)) return;
  if (role === 'visitor') throw new ForbiddenError('This needs a board of your own. Make one first.');
  throw new ForbiddenError(
    right === 'manage' || right === 'restore'
      ? 'Only owners can do this.'
      : 'You can only read this board. Ask an owner for more.',
  );
}
