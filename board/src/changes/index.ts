import type { z } from 'zod/mini';
import type { Card, ChecklistItem } from '../model.ts';
import { boardChanges } from './board.ts';
import { archiveChanges, cardChanges } from './card.ts';
import type { BoardForRule, ChangeDefinition, Comment, Outcome, Reads } from './change.ts';
import { checklistChanges, writeChecklist } from './checklist.ts';
import { columnChanges } from './column.ts';
import { labelChanges } from './label.ts';
import { memberChanges } from './member.ts';
import { personChanges } from './person.ts';
import { textChanges } from './text.ts';

/** The changes that wait in a client's queue, and that a client shows before the server has answered. */
export const queuedChanges = {
  ...cardChanges,
  ...textChanges,
  ...checklistChanges,
  ...columnChanges,
  ...labelChanges,
  ...personChanges,
};

/** Every kind of change, by the name of its mutation in the API. */
export const changes = { ...queuedChanges, ...archiveChanges, ...memberChanges, ...boardChanges };

/** A kind of change. */
export type ChangeKind = keyof typeof changes;

/** A kind of change that waits in a client's queue. */
export type QueuedKind = keyof typeof queuedChanges;

/** The input of a kind of change. */
export type ChangeInput<Kind extends ChangeKind = ChangeKind> = z.output<(typeof changes)[Kind]['input']>;

/** A change without its idempotency key. */
export type NewChange<Kind extends ChangeKind = ChangeKind> = {
  [One in Kind]: { readonly kind: One; readonly input: ChangeInput<One> };
}[Kind];

/** Runs the rule of a change. @throws Refusal */
export function runRule(board: BoardForRule, { kind, input }: NewChange): Outcome {
  return definitionOf(kind).rule(board, input);
}

/** The rows that the rule of a change reads and that aren't in memory. */
export function readsOf({ kind, input }: NewChange): Reads {
  return definitionOf(kind).reads?.(input) ?? {};
}

/** Whether a change adds a card, person, column or label. */
export function isCreation({ kind }: Pick<NewChange, 'kind'>): boolean {
  return definitionOf(kind).creates === true;
}

/** The definition of a kind of change. */
function definitionOf(kind: ChangeKind): ChangeDefinition {
  return changes[kind] as ChangeDefinition<never>;
}

/** The ids of the cards that a change is about. */
export function cardsOf({ kind, input }: NewChange): readonly string[] {
  if (kind in cardChanges || kind in textChanges || kind in checklistChanges) {
    const { id, otherIds } = { otherIds: [], ...(input as Several) };
    return [...(id == null ? [] : [id]), ...(otherIds ?? [])];
  }
  return kind === 'restoreBoardUser' ? (input as ChangeInput<typeof kind>).taskIds : [];
}

/**
 * The id of the row that a change creates or changes; undefined for the board itself, and if the server chooses the id.
 */
export function subjectOf({ input }: NewChange): string | undefined {
  return ('id' in input && input.id) || undefined;
}

interface Several {
  readonly id?: string | null;
  readonly otherIds?: readonly string[] | null;
}

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
