import type { boardItem, newTask, taskEdit, taskMove } from '@canary/input/board';
import type { z } from 'zod';
import type { DbClient } from '../database/database.ts';
import { InputError, NotFoundError } from '../errors.ts';
import type { Prisma } from '../generated/sqlite/client.ts';
import {
  type BoardServices,
  changeBoard,
  notFoundIfMissing,
  requireFreeId,
  type SideEffects,
  sizeOf,
} from './change.ts';
import { type TaskState, taskColumns } from './event.ts';
import { fitRank, rankAt } from './insert-position.ts';

/**
 * Adds a card to the board.
 *
 * @throws InputError if the id is taken, the assignee doesn't exist, or the board is full
 */
export async function createTask(
  board: BoardServices,
  { id, title, column, changeId, ...rest }: z.output<typeof newTask>,
): Promise<TaskState> {
  return await changeBoard(board, 'TASK_CREATED', { id, changeId }, async (transaction, effects) => {
    if (id) requireFreeId(await transaction.task.count({ where: { id } }));
    const assigneeId = await checkAssignee(transaction, rest.assigneeId ?? null);
    const rank = await rankAt(transaction, effects, null, { column, ...rest });
    effects.textBytes = sizeOf(title);
    return await transaction.task.create({
      data: { ...(id && { id }), title, column, rank, assigneeId },
      select: taskColumns,
    });
  });
}

/** Changes a card's title or assignee. @throws InputError if the assignee doesn't exist @throws NotFoundError */
export async function updateTask(
  board: BoardServices,
  { id, title, assigneeId, changeId }: z.output<typeof taskEdit>,
): Promise<TaskState> {
  return await changeBoard(board, 'TASK_UPDATED', { id, changeId }, async (transaction, effects) => {
    if (title) effects.textBytes = sizeOf(title) - (await titleSize(transaction, id));
    return await changeTask(transaction, id, {
      ...(title && { title }),
      ...(assigneeId !== undefined && { assigneeId: await checkAssignee(transaction, assigneeId) }),
    });
  });
}

/** Moves a card. @throws InputError if it is moved relative to itself @throws NotFoundError */
export async function moveTask(
  board: BoardServices,
  { id, changeId, ...position }: z.output<typeof taskMove>,
): Promise<TaskState> {
  return await changeBoard(board, 'TASK_MOVED', { id, changeId }, async (transaction, effects) => {
    const rank = await rankAt(transaction, effects, id, position);
    return await changeTask(transaction, id, { column: position.column, rank });
  });
}

/** Deletes a card; it can be restored. @throws NotFoundError */
export async function deleteTask(
  board: BoardServices,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  return await changeBoard(board, 'TASK_DELETED', { id, changeId }, async (transaction, effects) => {
    const { title } = await changeTask(transaction, id, { deletedAt: new Date(board.clock.now()) });
    effects.textBytes = -sizeOf(title);
    return { id };
  });
}

/** Restores a deleted card at its former position. @throws NotFoundError if it isn't deleted, or was purged */
export async function restoreTask(
  board: BoardServices,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<TaskState> {
  return await changeBoard(board, 'TASK_RESTORED', { id, changeId }, async (transaction, effects) => {
    const deleted = await transaction.task.findUnique({ where: { id, deletedAt: { not: null } } });
    if (!deleted) {
      throw new NotFoundError('This card can’t be restored: it isn’t deleted, or was deleted too long ago.');
    }
    effects.textBytes = sizeOf(deleted.title);
    return await transaction.task.update({
      where: { id },
      data: { deletedAt: null, rank: await freeRank(transaction, effects, deleted) },
      select: taskColumns,
    });
  });
}

/** A card's own rank, or the next free one if another card has taken it. */
async function freeRank(
  transaction: DbClient,
  effects: SideEffects,
  { column, rank }: TaskState,
): Promise<string> {
  const others = { column, deletedAt: null };
  const [first, second] = await transaction.task.findMany({
    where: { ...others, rank: { gte: rank } },
    orderBy: { rank: 'asc' },
    take: 2,
    select: { rank: true },
  });
  return first?.rank === rank
    ? await fitRank(transaction, effects, others, [rank, second?.rank ?? null])
    : rank;
}

/** The size of a card's title; 0 if the card doesn't exist. */
async function titleSize(transaction: DbClient, id: string): Promise<number> {
  const found = await transaction.task.findUnique({
    where: { id, deletedAt: null },
    select: { title: true },
  });
  return sizeOf(found?.title ?? '');
}

/** Changes an existing card. @throws NotFoundError */
async function changeTask(
  transaction: DbClient,
  id: string,
  data: Prisma.TaskUncheckedUpdateInput,
): Promise<TaskState> {
  const change = transaction.task.update({ where: { id, deletedAt: null }, data, select: taskColumns });
  return await notFoundIfMissing(change, 'This card was deleted.');
}

async function checkAssignee(transaction: DbClient, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await transaction.boardUser.findUnique({ where: { id } });
  if (!found) throw new InputError('This person is no longer on the board.', 'assigneeId');
  return id;
}
