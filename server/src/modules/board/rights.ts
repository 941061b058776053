import { type BoardRole, can, type Right as MemberRight } from '@canary/board/roles';
import { ForbiddenError } from '../../platform/errors.ts';
import type { BoardDbClient } from './database.ts';
import { openBoardId } from './event.ts';
import { noSuchBoard } from './read-board.ts';

export type { MemberRight };

/**
 * What an operation does on a board: what a role allows, join it with an invitation, or, also after its deletion, restore it
 * or leave it.
 */
export type Right = MemberRight | 'join' | 'restore' | 'leave';

/** An account's role on a board. */
export interface Membership {
  /** Null for an account that isn't a member. */
  readonly role: BoardRole | null;
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

/**
 * Checks a right on a board that isn't the open one.
 *
 * @throws NotFoundError if the account isn't a member, or the board is deleted
 * @throws ForbiddenError if the member's role doesn't include the right
 */
export function requireRight({ role, isDeleted }: Membership, right: Right): void {
  if (isDeleted && right !== 'restore' && right !== 'leave') throw noSuchBoard();
  if (right === 'join') return;
  if (role === null) throw noSuchBoard();
  if (right === 'leave') return;
  if (isDeleted && role !== 'owner') throw noSuchBoard();
  if (can(role, right === 'restore' ? 'manage' : right)) return;
  throw new ForbiddenError(
    right === 'manage' || right === 'restore'
      ? 'Only owners can do this.'
      : 'You can only read this board. Ask an owner for more.',
  );
}

/** Checks a right on the open board, which everyone may read and change. @throws ForbiddenError */
export function requireOpenRight(right: Right): void {
  if (right === 'join' || right === 'leave' || right === 'restore' || !can('visitor', right)) {
    throw new ForbiddenError('The open board has no owners. Make a board of your own.');
  }
}

/** Cards of the open board have a title and an assignee only. @throws ForbiddenError on the open board */
export function requireOwnCards({ board }: { readonly board: { readonly id: string } }): void {
  if (board.id === openBoardId)
    throw new ForbiddenError('Cards of the open board have a title and an assignee only.');
}
