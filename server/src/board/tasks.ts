import { rankBetween } from '@canary/board/rank';
import type { boardItem, newTask, taskEdit, taskMove } from '@canary/input/board';
import type { z } from 'zod';
import type { DbClient } from '../db.ts';
import { InputError, NotFoundError } from '../errors.ts';
import type { Prisma } from '../generated/sqlite/client.ts';
import { type BoardDependencies, changeBoard } from './change.ts';
import { type TaskState, taskColumns } from './event.ts';
import { placeTask } from './insert-position.ts';
import { refuseTakenId } from './new-id.ts';
import { notFoundIfMissing } from './not-found-if-missing.ts';

/**
 * Puts a new card on the board.
 *
 * @throws InputError when the title is empty or too long, or nobody has the assignee's id
 */
export async function createTask(
  board: BoardDependencies,
  { id, title, column, changeId, ...rest }: z.output<typeof newTask>,
): Promise<TaskState> {
  return await changeBoard(board, 'TASK_CREATED', { id, changeId }, async (transaction) => {
    if (id) refuseTakenId(await transaction.task.count({ where: { id } }));
    const assigneeId = await checkAssignee(transaction, rest.assigneeId ?? null);
    const rank = await placeTask(transaction, null, { column, ...rest });
    return await transaction.task.create({
      data: { ...(id && { id }), title, column, rank, assigneeId },
      select: taskColumns,
    });
  });
}

/** Changes a card's title or assignee; what is left out stays. @throws InputError @throws NotFoundError */
export async function updateTask(
  board: BoardDependencies,
  { id, title, assigneeId, changeId }: z.output<typeof taskEdit>,
): Promise<TaskState> {
  return await changeBoard(board, 'TASK_UPDATED', { id, changeId }, async (transaction) => {
    return await changeTask(transaction, id, {
      ...(title && { title }),
      ...(assigneeId !== undefined && { assigneeId: await checkAssignee(transaction, assigneeId) }),
    });
  });
}

/** Moves a card. @throws InputError when it is to go beside itself @throws NotFoundError when it is gone */
export async function moveTask(
  board: BoardDependencies,
  { id, changeId, ...place }: z.output<typeof taskMove>,
): Promise<TaskState> {
  return await changeBoard(board, 'TASK_MOVED', { id, changeId }, async (transaction) => {
    const rank = await placeTask(transaction, id, place);
    return await changeTask(transaction, id, { column: place.column, rank });
  });
}

/** Takes a card off the board; it can be restored. @throws NotFoundError when it is gone */
export async function deleteTask(
  board: BoardDependencies,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  return await changeBoard(board, 'TASK_DELETED', { id, changeId }, async (transaction) => {
    await changeTask(transaction, id, { deletedAt: new Date() });
    return { id };
  });
}

/** Puts a deleted card back where it was. @throws NotFoundError when it isn't there to be restored */
export async function restoreTask(
  board: BoardDependencies,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<TaskState> {
  return await changeBoard(board, 'TASK_RESTORED', { id, changeId }, async (transaction) => {
    const gone = await transaction.task.findUnique({ where: { id, deletedAt: { not: null } } });
    if (!gone)
      throw new NotFoundError('This card can’t be restored: it isn’t deleted, or it was too long ago.');
    return await transaction.task.update({
      where: { id },
      data: { deletedAt: null, rank: await freeRank(transaction, gone) },
      select: taskColumns,
    });
  });
}

/** A card's own rank, or the next one when another card has taken it meanwhile. */
async function freeRank(transaction: DbClient, { column, rank }: TaskState): Promise<string> {
  const [first, second] = await transaction.task.findMany({
    where: { column, deletedAt: null, rank: { gte: rank } },
    orderBy: { rank: 'asc' },
    take: 2,
    select: { rank: true },
  });
  return first?.rank === rank ? rankBetween(rank, second?.rank ?? null) : rank;
}

/** Changes a card that is there. @throws NotFoundError when it is gone */
async function changeTask(
  transaction: DbClient,
  id: string,
  data: Prisma.TaskUncheckedUpdateInput,
): Promise<TaskState> {
  const change = transaction.task.update({ where: { id, deletedAt: null }, data, select: taskColumns });
  return await notFoundIfMissing(change, 'This card is gone.');
}

async function checkAssignee(transaction: DbClient, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await transaction.boardUser.findUnique({ where: { id } });
  if (!found) throw new InputError('This person is no longer on the board.', 'assigneeId');
  return id;
}
