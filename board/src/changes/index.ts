import type { z } from 'zod/mini';
import { boardChanges } from './board.ts';
import { archiveChanges, cardChanges } from './card.ts';
import type { BoardForRule, ChangeDefinition, Outcome, Reads } from './change.ts';
import { checklistChanges } from './checklist.ts';
import { columnChanges } from './column.ts';
import { copyChanges } from './copy.ts';
import { labelChanges } from './label.ts';
import { memberChanges } from './member.ts';
import { personChanges } from './person.ts';
import { textChanges } from './text.ts';

/** The changes that wait in a client's queue, and that a client shows before the server has answered. */
export const queuedChanges = {
  ...cardChanges,
  ...copyChanges,
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
  if ([cardChanges, copyChanges, textChanges, checklistChanges].some((kinds) => kind in kinds)) {
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
