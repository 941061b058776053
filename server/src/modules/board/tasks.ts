import { randomUUID } from 'node:crypto';
import type { boardItem, newTask, taskEdit, taskMove } from '@canary/input/board';
import type { z } from 'zod';
import { InputError, NotFoundError } from '../../platform/errors.ts';
import type { Sender } from '../credentials/actor.ts';
import type { CurrentBoard } from './batch.ts';
import { type BoardServices, requireFreeId } from './change.ts';
import type { TaskState } from './event.ts';
import { formerPlace, placeTask } from './insert-position.ts';

/**
 * Adds a card to the board.
 *
 * @throws InputError if the id is taken, the assignee doesn't exist, or the board is full
 */
export async function createTask(
  { boardChanges }: BoardServices,
  _sender: Sender,
  { id, title, column, assigneeId = null, changeId, ...position }: z.output<typeof newTask>,
): Promise<TaskState> {
  return await boardChanges.change('TASK_CREATED', { id, changeId }, (board) => {
    const newId = id ?? randomUUID();
    requireFreeId(board.task(newId) ?? board.deletedTask(newId));
    requireAssignee(board, assigneeId);
    const { rank, moved } = placeTask(board, newId, { column, ...position });
    return { payload: { id: newId, title, column, rank, assigneeId }, moved };
  });
}

/** Changes a card's title or assignee. @throws InputError if the assignee doesn't exist @throws NotFoundError */
export async function updateTask(
  { boardChanges }: BoardServices,
  _sender: Sender,
  { id, title, assigneeId, changeId }: z.output<typeof taskEdit>,
): Promise<TaskState> {
  return await boardChanges.change('TASK_UPDATED', { id, changeId }, (board) => {
    const task = requireTask(board, id);
    if (assigneeId) requireAssignee(board, assigneeId);
    return { payload: { ...task, ...(title && { title }), ...(assigneeId !== undefined && { assigneeId }) } };
  });
}

/** Moves a card. @throws InputError if it is moved relative to itself @throws NotFoundError */
export async function moveTask(
  { boardChanges }: BoardServices,
  _sender: Sender,
  { id, changeId, ...position }: z.output<typeof taskMove>,
): Promise<TaskState> {
  return await boardChanges.change('TASK_MOVED', { id, changeId }, (board) => {
    const task = requireTask(board, id);
    for (const side of ['before', 'after'] as const) {
      if (position[side] === id) throw new InputError('A card can’t be moved relative to itself.', side);
    }
    const { rank, moved } = placeTask(board, id, position);
    return { payload: { ...task, column: position.column, rank }, moved };
  });
}

/** Deletes a card; it can be restored. @throws NotFoundError */
export async function deleteTask(
  { boardChanges }: BoardServices,
  _sender: Sender,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  return await boardChanges.change('TASK_DELETED', { id, changeId }, (board) => ({
    payload: { id: requireTask(board, id).id },
  }));
}

/** Restores a deleted card at its former position. @throws NotFoundError if it isn't deleted, or was purged */
export async function restoreTask(
  { boardChanges }: BoardServices,
  _sender: Sender,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<TaskState> {
  return await boardChanges.change('TASK_RESTORED', { id, changeId }, (board) => {
    const deleted = board.deletedTask(id);
    if (!deleted) {
      throw new NotFoundError('This card can’t be restored: it isn’t deleted, or was deleted for good.');
    }
    const { rank, moved } = formerPlace(board, deleted);
    return { payload: { ...deleted, rank }, moved };
  });
}

function requireTask(board: CurrentBoard, id: string): TaskState {
  const task = board.task(id);
  if (!task) throw new NotFoundError('This card was deleted.');
  return task;
}

function requireAssignee(board: CurrentBoard, id: string | null): void {
  if (id === null || board.users().has(id)) return;
  throw new InputError('This person is no longer on the board.', 'assigneeId');
}
