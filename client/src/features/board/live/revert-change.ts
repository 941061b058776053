import type { CardEdit, SetChange } from '@canary/board/changes/card';
import type { ChecklistChange } from '@canary/board/changes/checklist';
import { type Details, detailsOf } from '@canary/board/details';
import type { Card, ChecklistItem } from '@canary/board/model';

/**
 * The change that reverts a change of a card. Additions of other people stay.
 *
 * @param before the card before the change
 *
 * @example
 * revertChange(card, { labels: { add: ['urgent'] } }); // { labels: { remove: ['urgent'] } }
 */
export function revertChange(before: Card, change: CardEdit): CardEdit {
  const { title, assignees, labels } = change;
  const details = Object.keys(detailsOf(change)) as (keyof Details)[];
  return {
    ...(title != null && { title: before.title }),
    ...Object.fromEntries(details.map((name) => [name, before[name]])),
    ...(assignees && { assignees: revertSet(before.assigneeIds, assignees) }),
    ...(labels && { labels: revertSet(before.labelIds, labels) }),
  };
}

/** Whether another person has replaced what a change set. @param after the card right after the change */
export function isChangedSince(after: Card, now: Card, change: CardEdit) {
  const details = Object.keys(detailsOf(change)) as (keyof Details)[];
  return (
    (change.title != null && now.title !== after.title) || details.some((name) => now[name] !== after[name])
  );
}

function revertSet(before: readonly string[], { add, remove }: SetChange): SetChange {
  return {
    add: (remove ?? []).filter((id) => before.includes(id)),
    remove: (add ?? []).filter((id) => !before.includes(id)),
  };
}

/**
 * The changes that revert a change of a checklist. The server refuses them for items that another person has changed since.
 *
 * @param before the checklist before the change
 */
export function revertChecklistChange(
  before: readonly ChecklistItem[],
  change: ChecklistChange,
): readonly ChecklistChange[] {
  const { id } = change.input;
  if (change.kind === 'createChecklistItems')
    return change.input.items.map(({ id: itemId, text, isDone }) => ({
      kind: 'deleteChecklistItem',
      input: { id, itemId, base: { text, isDone } },
    }));
  const { itemId } = change.input;
  const index = before.findIndex((item) => item.id === itemId);
  const item = before[index];
  if (!item) return [];
  const previous = before[index - 1]?.id;
  const place = previous === undefined ? { before: before[index + 1]?.id } : { after: previous };
  const { text, isDone } = item;
  switch (change.kind) {
    case 'moveChecklistItem':
      return [{ kind: 'moveChecklistItem', input: { id, itemId, ...place } }];
    case 'deleteChecklistItem':
      return [
        { kind: 'createChecklistItems', input: { id, items: [{ id: itemId, text, isDone }], ...place } },
      ];
    case 'updateChecklistItem': {
      const base = { text: change.input.text ?? text, isDone: change.input.isDone ?? isDone };
      return [{ kind: 'updateChecklistItem', input: { id, itemId, text, isDone, base } }];
    }
  }
}
