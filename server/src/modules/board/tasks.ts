import { randomUUID } from 'node:crypto';
import type { boardItem, newTask, taskEdit, taskMove } from '@canary/input/board';
import type { z } from 'zod';
import { InputError, NotFoundError } from '../../platform/errors.ts';
import type { BoardAccess } from './access.ts';
import type { CurrentBoard } from './batch.ts';
import { requireFreeId } from './change.ts';
import type { TaskState } from './event.ts';
import { formerPlace, placeTask } from './insert-position.ts';

/**
 * Adds a card to the board.
 *
 * @throws InputError if the id is taken, the assignee doesn't exist, or the board is full
 */
export async function createTask(
  access: BoardAccess<'edit'>,
  { id, title, column, assigneeId = null, changeId, ...position }: z.output<typeof newTask>,
): Promise<TaskState> {
  return await access.change('TASK_CREATED', { id, changeId }, (current) => {
    const newId = id ?? randomUUID();
    requireFreeId(current.task(newId) ?? current.deletedTask(newId));
    requireAssignee(current, assigneeId);
    const { rank, moved } = placeTask(current, newId, { column, ...position });
    return { payload: { id: newId, title, column, rank, assigneeId }, moved };
  });
}

/** Changes a card's title or assignee. @throws InputError if the assignee doesn't exist @throws NotFoundError */
export async function updateTask(
  access: BoardAccess<'edit'>,
  { id, title, assigneeId, changeId }: z.output<typeof taskEdit>,
): Promise<TaskState> {
  return await access.change('TASK_UPDATED', { id, changeId }, (current) => {
    const task = requireTask(current, id);
    if (assigneeId) requireAssignee(current, assigneeId);
    return { payload: { ...task, ...(title && { title }), ...(assigneeId !== undefined && { assigneeId }) } };
  });
}

/** Moves a card. @throws InputError if it is moved relative to itself @throws NotFoundError */
export async function moveTask(
  access: BoardAccess<'edit'>,
  { id, changeId, ...position }: z.output<typeof taskMove>,
): Promise<TaskState> {
  return await access.change('TASK_MOVED', { id, changeId }, (current) => {
    const task = requireTask(current, id);
    for (const side of ['before', 'after'] as const) {
      if (position[side] === id) throw new InputError('A card can’t be moved relative to itself.', side);
    }
    const { rank, moved } = placeTask(current, id, position);
    return { payload: { ...task, column: position.column, rank }, moved };
  });
}

/** Deletes a card; it can be restored. @throws NotFoundError */
export async function deleteTask(
  access: BoardAccess<'edit'>,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<{ id: string }> {
  return await access.change('TASK_DELETED', { id, changeId }, (current) => ({
    payload: { id: requireTask(current, id).id },
  }));
}

/** Restores a deleted card at its former position. @throws NotFoundError if it isn't deleted, or was purged */
export async function restoreTask(
  access: BoardAccess<'edit'>,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<TaskState> {
  return await access.change('TASK_RESTORED', { id, changeId }, (current) => {
    const deleted = current.deletedTask(id);
    if (!deleted) {
      throw new NotFoundError('This card can’t be restored: it isn’t deleted, or was deleted for good.');
    }
    const { rank, moved } = formerPlace(current, deleted);
    return { payload: { ...deleted, rank }, moved };
  });
}

function requireTask(current: CurrentBoard, id: string): TaskState {
  const task = current.task(id);
  if (!task) throw new NotFoundError('This card was deleted.');
  return task;
}

function requireAssignee(current: CurrentBoard, id: string | null): void {
  if (id === null || current.users().has(id)) return;
  throw new InputError('This person is no longer on the board.', 'assigneeId');
}
