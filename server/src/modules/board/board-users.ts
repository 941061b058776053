import { randomUUID } from 'node:crypto';
import { changeCard } from '@canary/board/card-change';
import type { BoardUser } from '@canary/board/model';
import { hasRight } from '@canary/board/roles';
import type { boardItem, boardUserEdit, boardUserReturn, newBoardUser } from '@canary/input/board';
import type { z } from 'zod';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import { ForbiddenError, NotFoundError } from '../../platform/errors.ts';
import type { BoardAccess } from './access.ts';
import { requireFreeId } from './change.ts';
import type { CurrentBoard } from './current-board.ts';
import { type BoardUserState, openBoardId } from './event.ts';
import { findMember } from './live-board.ts';

/** Adds a person that cards can be assigned to. @throws InputError if the id is taken, or the board is full */
export async function createBoardUser(
  access: BoardAccess<'edit'>,
  { id, name, changeId }: z.output<typeof newBoardUser>,
): Promise<BoardUserState> {
  return await access.change('BOARD_USER_CREATED', { id, changeId }, (current) => {
    const newId = id ?? randomUUID();
    requireFreeId(current.users().get(newId));
    return { payload: { id: newId, name, accountId: null, role: null } };
  });
}

/**
 * Renames a person. Only owners and the member rename a member.
 *
 * @throws NotFoundError
 * @throws ForbiddenError
 */
export async function updateBoardUser(
  access: BoardAccess<'edit'>,
  { id, name, changeId }: z.output<typeof boardUserEdit>,
): Promise<BoardUserState> {
  return await access.change('BOARD_USER_UPDATED', { id, changeId }, (current) => {
    const { accountId = null, role = null } = requireUser(current, id);
    const { userId } = access.sender;
    const isOwner = hasRight(findMember(current.users(), userId ?? '')?.role, 'own');
    if (accountId !== null && accountId !== userId && !isOwner) {
      throw new ForbiddenError('Only owners and the members themselves can change a member’s name.');
    }
    return { payload: { id, name, accountId, role } };
  });
}

/**
 * Removes a person without an account; their cards become unassigned.
 *
 * @throws NotFoundError
 * @throws ForbiddenError for a member
 */
export async function deleteBoardUser(
  access: BoardAccess<'edit'>,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  return await access.change('BOARD_USER_DELETED', { id, changeId }, (current) => {
    if (requireUser(current, id).accountId) {
      throw new ForbiddenError('This person is a member. End their membership first.');
    }
    return { payload: { id } };
  });
}

/**
 * Puts a removed person back on the board, and assigns cards to them again. Cards that were deleted since stay as they are,
 * and on the open board those that were assigned to another person. A person who is already on the board keeps their name.
 *
 * @throws InputError if the board is full
 * @throws RateLimitedError if too many cards were returned to restored people lately
 */
export async function restoreBoardUser(
  access: BoardAccess<'edit'>,
  { id, name, taskIds, changeId }: z.output<typeof boardUserReturn>,
  rateLimits: RateLimits,
): Promise<BoardUserState> {
  rateLimits.countReturned(access.sender.address, taskIds.length);
  const isOpenBoard = access.board.id === openBoardId;
  const about = { id, changeId, cards: 1 + taskIds.length };
  return await access.change('BOARD_USER_CREATED', about, (current) => ({
    payload: { id, name, accountId: null, role: null, ...current.users().get(id) },
    others: [...new Set(taskIds)]
      .flatMap((taskId) => current.task(taskId) ?? [])
      .filter(({ assigneeIds }) => !isOpenBoard || assigneeIds.length === 0)
      .map((task) => ({ kind: 'TASK_UPDATED', payload: changeCard(task, { assignees: { add: [id] } }) })),
  }));
}

function requireUser(current: CurrentBoard, id: string): BoardUser {
  const user = current.users().get(id);
  if (!user) throw new NotFoundError('This person is no longer on the board.');
  return user;
}
