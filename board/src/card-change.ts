import { type ChecklistChange, changeChecklist } from './checklist.ts';
import type { Task } from './model.ts';

/** Ids that a change adds to a set and removes from it, so that the changes of several people add up. */
export interface SetChange {
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
}

/** What a change sets on a card. Missing fields stay as they are. */
export interface CardChange {
  readonly title?: string | undefined;
  /** The only assignee; null for none. */
  readonly assigneeId?: string | null | undefined;
  readonly assignees?: SetChange | undefined;
  readonly labels?: SetChange | undefined;
  readonly dueOn?: string | null | undefined;
  readonly checklist?: ChecklistChange | undefined;
}

/**
 * Applies a change to a card.
 *
 * @example
 * changeCard(card, { labels: { add: ['urgent'] } }).labelIds; // ['urgent']
 */
export function changeCard(
  task: Task,
  { title, assigneeId, assignees, labels, dueOn, checklist }: CardChange,
): Task {
  const only = assigneeId === null ? [] : [assigneeId];
  const assigneeIds = assigneeId === undefined ? task.assigneeIds : only.filter((id) => id !== undefined);
  return {
    ...task,
    ...(title !== undefined && { title }),
    ...(dueOn !== undefined && { dueOn }),
    assigneeIds: assignees ? changeSet(assigneeIds, assignees) : assigneeIds,
    labelIds: labels ? changeSet(task.labelIds, labels) : task.labelIds,
    checklist: checklist ? changeChecklist(task.checklist, checklist) : task.checklist,
  };
}

function changeSet(ids: readonly string[], { add = [], remove = [] }: SetChange): readonly string[] {
  return [...new Set([...ids.filter((id) => !remove.includes(id)), ...add])];
}
