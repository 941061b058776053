import { randomUUID } from 'node:crypto';
import type { boardItem, boardUserEdit, boardUserReturn, newBoardUser } from '@canary/input/board';
import type { z } from 'zod';
import type { RateLimits } from '../../guards/rate/rate-limits.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Sender } from '../credentials/actor.ts';
import type { CurrentBoard } from './batch.ts';
import { type BoardServices, requireFreeId } from './change.ts';
import type { BoardUserState } from './event.ts';

/** Adds a person that cards can be assigned to. @throws InputError if the id is taken, or the board is full */
export async function createBoardUser(
  { boardChanges }: BoardServices,
  _sender: Sender,
  { id, name, changeId }: z.output<typeof newBoardUser>,
): Promise<BoardUserState> {
  return await boardChanges.change('BOARD_USER_CREATED', { id, changeId }, (board) => {
    const newId = id ?? randomUUID();
    requireFreeId(board.users().get(newId));
    return { payload: { id: newId, name } };
  });
}

/** Renames a person. @throws NotFoundError */
export async function updateBoardUser(
  { boardChanges }: BoardServices,
  _sender: Sender,
  { id, name, changeId }: z.output<typeof boardUserEdit>,
): Promise<BoardUserState> {
  return await boardChanges.change('BOARD_USER_UPDATED', { id, changeId }, (board) => {
    requireUser(board, id);
    return { payload: { id, name } };
  });
}

/** Removes a person; their cards become unassigned. @throws NotFoundError */
export async function deleteBoardUser(
  { boardChanges }: BoardServices,
  _sender: Sender,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  return await boardChanges.change('BOARD_USER_DELETED', { id, changeId }, (board) => {
    requireUser(board, id);
    return { payload: { id } };
  });
}

/**
 * Puts a removed person back on the board, and assigns cards to them again. Cards that were deleted or assigned to
 * another person since stay as they are. A person who is already on the board keeps their name.
 *
 * @throws InputError if the board is full
 * @throws RateLimitedError if too many cards were returned to restored people lately
 */
export async function restoreBoardUser(
  { boardChanges, rateLimits }: BoardServices & { readonly rateLimits: RateLimits },
  { address }: Sender,
  { id, name, taskIds, changeId }: z.output<typeof boardUserReturn>,
): Promise<BoardUserState> {
  rateLimits.countReturned(address, taskIds.length);
  const about = { id, changeId, cards: 1 + taskIds.length };
  // Servers and clients of earlier builds know events of these kinds, too.
  return await boardChanges.change('BOARD_USER_CREATED', about, (board) => ({
    payload: board.users().get(id) ?? { id, name },
    assigned: [...new Set(taskIds)]
      .flatMap((taskId) => board.task(taskId) ?? [])
      .filter(({ assigneeId }) => assigneeId === null)
      .map((task) => ({ ...task, assigneeId: id })),
  }));
}

function requireUser(board: CurrentBoard, id: string): void {
  if (!board.users().has(id)) throw new NotFoundError('This person is no longer on the board.');
}
