import { randomUUID } from 'node:crypto';
import { type CardChange, changeCard } from '@canary/board/card-change';
import { plainCard } from '@canary/board/model';
import type { boardItem, boardItems, newTask, taskEdit, taskMove } from '@canary/input/board';
import { maxAssignees, maxCardLabels, maxChecklistItems } from '@canary/input/limits';
import type { z } from 'zod';
import { InputError, NotFoundError } from '../../platform/errors.ts';
import type { BoardAccess } from './access.ts';
import { requireFreeId } from './change.ts';
import type { CurrentBoard } from './current-board.ts';
import type { Effect, TaskState } from './event.ts';
import { placeTasks, restorePlaces } from './insert-position.ts';
import { requireOwnCards } from './rights.ts';

/**
 * Adds a card to the board.
 *
 * @throws InputError if the id is taken, an assignee or label doesn't exist, or the board is full
 * @throws ForbiddenError if the card has more than a title and an assignee on the open board
 */
export async function createTask(
  access: BoardAccess<'edit'>,
  {
    id,
    title,
    assigneeId,
    assigneeIds,
    labelIds,
    dueOn,
    checklist,
    changeId,
    ...position
  }: z.output<typeof newTask>,
): Promise<TaskState> {
  const [only, ...others] = assigneeIds ?? [];
  const edit = {
    ...((assigneeId ?? only) && { assigneeId: assigneeId ?? only }),
    ...(others.length > 0 && { assignees: { add: others } }),
    ...(labelIds?.length && { labels: { add: labelIds } }),
    ...(dueOn && { dueOn }),
    ...(checklist?.length && { checklist: { add: { items: checklist } } }),
  };
  requireOwnBoardFor(access, edit);
  return await access.change('TASK_CREATED', { id, changeId }, (current) => {
    const newId = id ?? randomUUID();
    requireFreeId(current.task(newId) ?? current.deletedTask(newId) ?? current.purgedTask(newId));
    const { column, ranks, moved } = placeTasks(current, [newId], position);
    const [rank = ''] = ranks;
    const card = { ...plainCard, id: newId, number: current.newNumber(), title, column, rank };
    return { payload: editTask(current, card, edit), others: moved.map(toMove) };
  });
}

/**
 * Changes one or several cards. Those that were deleted meanwhile are left out.
 *
 * @throws InputError if an assignee or label doesn't exist, or a card would have too many
 * @throws NotFoundError if none of the cards exists
 * @throws ForbiddenError if more than a title or an assignee is changed on the open board
 */
export async function updateTask(
  access: BoardAccess<'edit'>,
  { id, otherIds, changeId, ...fields }: z.output<typeof taskEdit>,
): Promise<TaskState> {
  const edit = toCardChange(fields);
  requireOwnBoardFor(access, { ...edit, otherIds });
  return await access.change('TASK_UPDATED', severalOf({ id, otherIds, changeId }), (current) => {
    const [first, ...others] = requireTasks(current, id, otherIds).map((task) =>
      editTask(current, task, edit),
    );
    return outcomeOf('TASK_UPDATED', first, others);
  });
}

/** Moves cards, one after the other. @throws InputError if one is moved relative to itself @throws NotFoundError */
export async function moveTask(
  access: BoardAccess<'edit'>,
  { id, otherIds, changeId, ...position }: z.output<typeof taskMove>,
): Promise<TaskState> {
  requireOwnBoardFor(access, { otherIds });
  return await access.change('TASK_MOVED', severalOf({ id, otherIds, changeId }), (current) => {
    const tasks = requireTasks(current, id, otherIds);
    for (const side of ['before', 'after'] as const) {
      if (position[side] === id) throw new InputError('A card can’t be moved relative to itself.', side);
    }
    const ids = tasks.map((task) => task.id);
    const { column, ranks, moved } = placeTasks(current, ids, position);
    const [first, ...others] = tasks.map((task, at) => ({ ...task, column, rank: ranks[at] ?? task.rank }));
    return outcomeOf('TASK_MOVED', first, [...others, ...moved]);
  });
}

/** Deletes cards, which on boards of one’s own means to archive them; they can be restored. @throws NotFoundError */
export async function deleteTask(
  access: BoardAccess<'edit'>,
  { id, otherIds, changeId }: z.output<typeof boardItems>,
): Promise<{ id: string }> {
  requireOwnBoardFor(access, { otherIds });
  return await access.change('TASK_DELETED', severalOf({ id, otherIds, changeId }), (current) => {
    const [first, ...others] = requireTasks(current, id, otherIds).map((task) => ({ id: task.id }));
    return outcomeOf('TASK_DELETED', first, others);
  });
}

/**
 * Restores deleted cards at their former positions.
 *
 * @throws NotFoundError if none of them is deleted, or all were purged
 */
export async function restoreTask(
  access: BoardAccess<'edit'>,
  { id, otherIds, changeId }: z.output<typeof boardItems>,
): Promise<TaskState> {
  requireOwnBoardFor(access, { otherIds });
  return await access.change('TASK_RESTORED', severalOf({ id, otherIds, changeId }), (current) => {
    const deleted = eachOnce(id, otherIds).flatMap((one) => current.deletedTask(one) ?? []);
    if (deleted.length === 0) {
      throw new NotFoundError('This card can’t be restored: it isn’t deleted, or was deleted for good.');
    }
    const { restored, moved } = restorePlaces(current, deleted);
    const [first, ...others] = restored.map((task) => ({
      ...task,
      assigneeIds: task.assigneeIds.filter((assigneeId) => current.users().has(assigneeId)),
    }));
    const outcome = outcomeOf('TASK_RESTORED', first, others);
    return { ...outcome, others: [...outcome.others, ...moved.map(toMove)] };
  });
}

/**
 * Deletes a deleted card for good.
 *
 * @throws NotFoundError if the card isn't deleted
 */
export async function purgeTask(
  access: BoardAccess<'edit'>,
  { id, changeId }: z.output<typeof boardItem>,
): Promise<void> {
  await access.change('TASK_PURGED', { id, changeId }, (current) => {
    if (current.deletedTask(id)) return { payload: { id } };
    throw new NotFoundError('This card is not among the deleted ones: it was restored, or deleted for good.');
  });
}

/** Names the cards of a change. */
function severalOf({ id, otherIds, changeId }: z.output<typeof boardItems>) {
  const others = otherIds ?? [];
  return { id, otherIds: others, changeId, cards: 1 + others.length };
}

/** What an input changes. Only an assignee and a due day can be removed by null. */
function toCardChange({
  title,
  assigneeId,
  assignees,
  labels,
  dueOn,
  checklist,
}: Omit<z.output<typeof taskEdit>, 'id' | 'otherIds' | 'changeId'>): CardChange {
  const toSet = (change: typeof labels) =>
    change ? { add: change.add ?? undefined, remove: change.remove ?? undefined } : undefined;
  return {
    title: title ?? undefined,
    assigneeId,
    assignees: toSet(assignees),
    labels: toSet(labels),
    dueOn,
    checklist: checklist ?? undefined,
  };
}

/** The outcome for several cards. */
function outcomeOf<K extends Effect['kind'], Payload extends Effect<K>['payload']>(
  kind: K,
  first: Payload | undefined,
  others: readonly Payload[],
) {
  if (!first) throw new NotFoundError('This card isn’t on the board any more.');
  return { payload: first, others: others.map((payload) => ({ kind, payload })) };
}

function toMove(payload: TaskState): Effect<'TASK_MOVED'> {
  return { kind: 'TASK_MOVED', payload };
}

/** The named ids without repetitions: a card that changed twice would be counted twice. */
function eachOnce(id: string, otherIds: readonly string[] | null | undefined): string[] {
  return [...new Set([id, ...(otherIds ?? [])])];
}

/** The cards of a change that are on the board. @throws NotFoundError if there are none */
function requireTasks(
  current: CurrentBoard,
  id: string,
  otherIds: readonly string[] | null | undefined,
): TaskState[] {
  const tasks = eachOnce(id, otherIds).flatMap((one) => current.task(one) ?? []);
  if (tasks.length === 0) throw new NotFoundError('This card isn’t on the board any more.');
  return tasks;
}

/** @throws InputError if an assignee or label doesn't exist, or the card would have too many of something */
function editTask(current: CurrentBoard, task: TaskState, edit: CardChange): TaskState {
  const { assigneeId, assignees, labels } = edit;
  for (const [field, ids] of [
    ['assigneeId', assigneeId ? [assigneeId] : []],
    ['assignees', assignees?.add ?? []],
  ] as const) {
    if (ids.some((one) => !current.users().has(one)))
      throw new InputError('This person is no longer on the board.', field);
  }
  const changed = changeCard(task, edit);
  // Labels that were deleted meanwhile are left out, so that the rest of the change isn't lost.
  const labelIds = changed.labelIds.filter((one) => current.labels().has(one));
  const edited = labels ? { ...changed, labelIds } : changed;
  const limits = [
    ['assignees', edited.assigneeIds.length, maxAssignees, 'people'],
    ['labels', edited.labelIds.length, maxCardLabels, 'labels'],
    ['checklist', edited.checklist.length, maxChecklistItems, 'items in its checklist'],
  ] as const;
  for (const [field, count, max, noun] of limits) {
    if (edit[field] && count > max) throw new InputError(`A card has up to ${max} ${noun}.`, field);
  }
  return edited;
}

/** Cards of the open board have a title and an assignee only. @throws ForbiddenError */
export function requireOwnBoardFor(access: BoardAccess<'edit'>, edit: object): void {
  const { title: _, assigneeId: __, ...others } = { title: null, assigneeId: null, ...edit };
  const isPlain = Object.values(others).every((value) => value == null);
  if (!isPlain) requireOwnCards(access);
}
