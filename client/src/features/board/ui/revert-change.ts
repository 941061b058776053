import type { CardChange, SetChange } from '@canary/board/card-change';
import type { ChecklistChange } from '@canary/board/checklist';
import type { ChecklistItem, Task } from '@canary/board/model';

/**
 * The changes that revert a change of a card. What other people have added meanwhile stays.
 *
 * @param before the card before the change
 *
 * @example
 * revertChange(card, { labels: { add: ['urgent'] } }); // [{ labels: { remove: ['urgent'] } }]
 */
export function revertChange(before: Task, change: CardChange): readonly CardChange[] {
  const { title, dueOn, assigneeId, assignees, labels, checklist } = change;
  const fields: CardChange = {
    ...(title !== undefined && { title: before.title }),
    ...(dueOn !== undefined && { dueOn: before.dueOn }),
    ...(assigneeId !== undefined && revertAssignee(before, assigneeId)),
    ...(assignees && { assignees: revertSet(before.assigneeIds, assignees) }),
    ...(labels && { labels: revertSet(before.labelIds, labels) }),
  };
  const items = checklist ? revertChecklist(before.checklist, checklist) : [];
  const [first, ...others] = items;
  return [{ ...fields, ...(first && { checklist: first }) }, ...others.map((item) => ({ checklist: item }))];
}

/** Whether another person has replaced what a change set. @param after the card right after the change */
export function isChangedSince(after: Task, now: Task, { title, dueOn, assigneeId, checklist }: CardChange) {
  const items = checklist ? touchedItems(checklist) : [];
  const itemsOf = (task: Task) => task.checklist.filter(({ id }) => items.includes(id));
  return (
    (title !== undefined && now.title !== after.title) ||
    (dueOn !== undefined && now.dueOn !== after.dueOn) ||
    (assigneeId !== undefined && now.assigneeIds.join() !== after.assigneeIds.join()) ||
    textOf(itemsOf(now)) !== textOf(itemsOf(after))
  );
}

/** Items to compare, in any order and with or without the names of their types. */
function textOf(items: readonly ChecklistItem[]): string {
  return JSON.stringify(items.map(({ id, text, isDone }) => [id, text, isDone]).sort());
}

/** The ids of the items that a change of a checklist has written. */
function touchedItems(change: ChecklistChange): readonly string[] {
  if ('add' in change) return change.add.items.map(({ id }) => id);
  return 'edit' in change ? [change.edit.id] : [];
}

function revertAssignee({ assigneeIds }: Task, changed: string | null): CardChange {
  const [first = null, ...others] = assigneeIds;
  if (others.length === 0) return { assigneeId: first };
  const remove = changed === null || assigneeIds.includes(changed) ? [] : [changed];
  return { assignees: { add: assigneeIds, remove } };
}

function revertSet(before: readonly string[], { add = [], remove = [] }: SetChange): SetChange {
  return {
    add: remove.filter((id) => before.includes(id)),
    remove: add.filter((id) => !before.includes(id)),
  };
}

function revertChecklist(before: readonly ChecklistItem[], change: ChecklistChange): ChecklistChange[] {
  if ('add' in change) return change.add.items.map(({ id }) => ({ remove: { id } }));
  const { id } = 'edit' in change ? change.edit : 'move' in change ? change.move : change.remove;
  const index = before.findIndex((item) => item.id === id);
  const item = before[index];
  if (!item) return [];
  const after = before[index - 1]?.id ?? null;
  if ('remove' in change) return [{ add: { items: [item], after } }];
  if ('move' in change) return [{ move: { id, after } }];
  const { text, isDone } = change.edit;
  return [
    {
      edit: {
        id,
        ...(text !== undefined && { text: item.text }),
        ...(isDone !== undefined && { isDone: item.isDone }),
      },
    },
  ];
}
