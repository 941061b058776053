import type { Card, ChecklistItem } from '../model.ts';
import type { BoardForRule, Comment, Outcome } from './change.ts';
import { writeChecklist } from './checklist.ts';

/** Rows that aren't on the board in memory, as read for the rules of some changes and then written by these changes. */
export interface Found {
  readonly archived: Map<string, Card>;
  readonly purged: Set<string>;
  /** Descriptions and checklists by the card's id. */
  readonly descriptions: Map<string, string>;
  readonly checklists: Map<string, readonly ChecklistItem[]>;
  readonly comments: Map<string, Comment>;
}

/** Creates empty maps for found rows. */
export function createFound(): Found {
  return {
    archived: new Map(),
    purged: new Set(),
    descriptions: new Map(),
    checklists: new Map(),
    comments: new Map(),
  };
}

/** Updates the found rows with the texts and writes of a change. @param board before the change */
export function updateFound(
  found: Found,
  board: Pick<BoardForRule, 'card'>,
  { writes, texts = [] }: Outcome,
): void {
  for (const { id } of writes.cards ?? []) found.archived.delete(id);
  for (const id of writes.deleted?.cards ?? []) {
    const card = board.card(id);
    if (card) found.archived.set(id, card);
    else {
      found.archived.delete(id);
      found.purged.add(id);
    }
  }
  for (const personId of writes.deleted?.people ?? [])
    for (const [id, card] of found.archived)
      found.archived.set(id, { ...card, assigneeIds: card.assigneeIds.filter((one) => one !== personId) });
  for (const text of texts)
    if ('comment' in text) found.comments.set(text.comment.id, text.comment);
    else if ('description' in text) found.descriptions.set(text.taskId, text.description);
    else {
      const items = found.checklists.get(text.taskId) ?? [];
      found.checklists.set(text.taskId, writeChecklist(items, text.checklist));
    }
}
