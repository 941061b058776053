import type { boardItem, boardUserEdit, newBoardUser } from '@canary/input/board';
import type { z } from 'zod';
import { type BoardDependencies, changeBoard } from './change.ts';
import { type BoardUserState, boardUserColumns } from './event.ts';
import { refuseTakenId } from './new-id.ts';
import { notFoundIfMissing } from './not-found-if-missing.ts';

const removed = 'This person is no longer on the board.';

/** Adds somebody that cards can be given to. @throws InputError when the name or the id can't be, or there are too many */
export async function createBoardUser(
  board: BoardDependencies,
  { id, name, changeId }: z.output<typeof newBoardUser>,
): Promise<BoardUserState> {
  return await changeBoard(board, 'BOARD_USER_CREATED', { id, changeId }, async (transaction) => {
    if (id) refuseTakenId(await transaction.boardUser.count({ where: { id } }));
    return await transaction.boardUser.create({
      data: { ...(id && { id }), name },
      select: boardUserColumns,
    });
  });
}

/** Renames somebody. @throws InputError @throws NotFoundError when they were removed */
export async function updateBoardUser(
  board: BoardDependencies,
  { id, name, changeId }: z.output<typeof boardUserEdit>,
): Promise<BoardUserState> {
  return await changeBoard(board, 'BOARD_USER_UPDATED', { id, changeId }, async (transaction) => {
    return await notFoundIfMissing(
      transaction.boardUser.update({ where: { id }, data: { name }, select: boardUserColumns }),
      removed,
    );
  });
}

/** Removes somebody; their cards become unassigned. @throws NotFoundError when they were removed before */
export async function deleteBoardUser(
  board: BoardDependencies,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  return await changeBoard(board, 'BOARD_USER_DELETED', { id, changeId }, async (transaction) => {
    return await notFoundIfMissing(
      transaction.boardUser.delete({ where: { id }, select: { id: true } }),
      removed,
    );
  });
}
