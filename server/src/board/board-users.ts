import type { boardItem, boardUserEdit, newBoardUser } from '@canary/input/board';
import type { z } from 'zod';
import { type BoardServices, changeBoard, notFoundIfMissing, requireFreeId, sizeOf } from './change.ts';
import { type BoardUserState, boardUserColumns } from './event.ts';

const removed = 'This person is no longer on the board.';

/** Adds a person that cards can be assigned to. @throws InputError if the id is taken, or the board is full */
export async function createBoardUser(
  board: BoardServices,
  { id, name, changeId }: z.output<typeof newBoardUser>,
): Promise<BoardUserState> {
  return await changeBoard(board, 'BOARD_USER_CREATED', { id, changeId }, async (transaction, effects) => {
    effects.textBytes = sizeOf(name);
    if (id) requireFreeId(await transaction.boardUser.count({ where: { id } }));
    return await transaction.boardUser.create({
      data: { ...(id && { id }), name },
      select: boardUserColumns,
    });
  });
}

/** Renames a person. @throws NotFoundError */
export async function updateBoardUser(
  board: BoardServices,
  { id, name, changeId }: z.output<typeof boardUserEdit>,
): Promise<BoardUserState> {
  return await changeBoard(board, 'BOARD_USER_UPDATED', { id, changeId }, async (transaction, effects) => {
    const before = await transaction.boardUser.findUnique({ where: { id } });
    effects.textBytes = sizeOf(name) - sizeOf(before?.name ?? '');
    return await notFoundIfMissing(
      transaction.boardUser.update({ where: { id }, data: { name }, select: boardUserColumns }),
      removed,
    );
  });
}

/** Removes a person; their cards become unassigned. @throws NotFoundError */
export async function deleteBoardUser(
  board: BoardServices,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  return await changeBoard(board, 'BOARD_USER_DELETED', { id, changeId }, async (transaction, effects) => {
    const { name } = await notFoundIfMissing(transaction.boardUser.delete({ where: { id } }), removed);
    effects.textBytes = -sizeOf(name);
    return { id };
  });
}
