import { type CardEdit, type cardDetails, detailsOf, type SetChange } from '@canary/board/changes/card';
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
export function revertChange(before: Task, change: CardEdit): readonly CardEdit[] {
  const { title, assignees, labels, checklist } = change;
  const details = Object.keys(detailsOf(change)) as (keyof Details)[];
  const fields: CardEdit = {
    ...(title != null && { title: before.title }),
    ...Object.fromEntries(details.map((name) => [name, before[name]])),
    ...(assignees && { assignees: revertSet(before.assigneeIds, assignees) }),
    ...(labels && { labels: revertSet(before.labelIds, labels) }),
  };
  const items = checklist ? revertChecklist(before.checklist, checklist) : [];
  const [first, ...others] = items;
  return [{ ...fields, ...(first && { checklist: first }) }, ...others.map((item) => ({ checklist: item }))];
}

/** Whether another person has replaced what a change set. @param after the card right after the change */
export function isChangedSince(after: Task, now: Task, change: CardEdit) {
  const { title, checklist } = change;
  const details = Object.keys(detailsOf(change)) as (keyof Details)[];
  const items = checklist ? touchedItems(checklist) : [];
  const itemsOf = (task: Task) => task.checklist.filter(({ id }) => items.includes(id));
  return (
    (title != null && now.title !== after.title) ||
    details.some((name) => now[name] !== after[name]) ||
    textOf(itemsOf(now)) !== textOf(itemsOf(after))
  );
}

type Details = typeof cardDetails;

/** Items to compare, in any order and with or without the names of their types. */
function textOf(items: readonly ChecklistItem[]): string {
  return JSON.stringify(items.map(({ id, text, isDone }) => [id, text, isDone]).sort());
}

/** The ids of the items that a change of a checklist has written. */
function touchedItems(change: ChecklistChange): readonly string[] {
  if ('add' in change) return change.add.items.map(({ id }) => id);
  return 'edit' in change ? [change.edit.id] : [];
}

function revertSet(before: readonly string[], { add, remove }: SetChange): SetChange {
  return {
    add: (remove ?? []).filter((id) => before.includes(id)),
    remove: (add ?? []).filter((id) => !before.includes(id)),
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
        ...(text != null && { text: item.text }),
        ...(isDone != null && { isDone: item.isDone }),
      },
    },
  ];
}
