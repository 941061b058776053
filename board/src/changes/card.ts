import { z } from 'zod/mini';
import { details, detailsOf } from '../details.ts';
import { cardPlace, cardTitle, itemId, itemIds, newItemId } from '../fields.ts';
import { maxAssignees, maxCardLabels, maxChangedCards } from '../limits.ts';
import type { Card } from '../model.ts';
import { plainCard } from '../rows.ts';
import { type BoardForRule, defineChange, gone, invalid, requireFree } from './change.ts';
import { doneOnIn, placeCards, restoreCards } from './places.ts';

/** The id of a card, and of further cards that the change applies to. The rule leaves out cards that are gone. */
const several = { id: itemId, otherIds: z.nullish(itemIds(maxChangedCards - 1, 'further cards')) };

/** Ids that are added to a set and removed from it, so that the changes of several people add up. */
const setChange = (max: number, noun: string) =>
  z.nullish(z.object({ add: z.nullish(itemIds(max, noun)), remove: z.nullish(itemIds(max, noun)) }));

/** The fields that a change sets on a card. Missing fields stay as they are. */
const fields = {
  title: z.nullish(cardTitle),
  assignees: setChange(maxAssignees, 'people'),
  labels: setChange(maxCardLabels, 'labels'),
  ...z.partial(details).shape,
};

const cardFields = z.object(fields);

/**
 * The fields that a change sets on a card. Missing fields stay as they are, and so do null fields other than details.
 */
export type CardEdit = z.output<typeof cardFields>;

export const cardChanges = {
  createTask: defineChange({
    right: 'editCards',
    creates: true,
    input: z.object({
      id: newItemId,
      title: cardTitle,
      assigneeIds: z.nullish(itemIds(maxAssignees, 'people')),
      labelIds: z.nullish(itemIds(maxCardLabels, 'labels')),
      ...z.partial(details).shape,
      ...cardPlace,
    }),
    reads: ({ id }) => ({ archived: id == null ? [] : [id] }),
    rule: (board, input) => {
      const { title, assigneeIds, labelIds } = input;
      const id = input.id ?? board.newId();
      requireFree(board.card(id) !== undefined || board.isTaken(id));
      const { columnId, ranks, moved } = placeCards(board, [id], input);
      const doneOn = doneOnIn(board, plainCard, columnId, input);
      const rank = ranks[0] ?? '';
      const card = { ...plainCard, id, number: board.newNumber(), title, columnId, rank, doneOn };
      const content = {
        assignees: { add: assigneeIds },
        labels: { add: labelIds },
        ...detailsOf(input),
      };
      return { writes: { cards: [{ ...card, ...edited(board, card, content) }, ...moved] } };
    },
  }),
  updateTask: defineChange({
    right: 'editCards',
    input: z.object({ ...several, ...fields }),
    rule: (board, { id, otherIds, ...edit }) => ({
      writes: {
        cards: requireCards(board, { id, otherIds }).map((card) => ({
          id: card.id,
          ...edited(board, card, edit),
        })),
      },
    }),
  }),
  /** Moves cards, one after the other. */
  moveTask: defineChange({
    right: 'editCards',
    input: z.object({ ...several, ...cardPlace }),
    rule: (board, { id, otherIds, ...position }) => {
      const cards = requireCards(board, { id, otherIds });
      for (const side of ['before', 'after'] as const)
        if (position[side] === id) throw invalid('A card can’t be moved relative to itself.', side);
      const ids = cards.map((card) => card.id);
      const { columnId, ranks, moved } = placeCards(board, ids, position);
      const placed = cards.map((card, at) => {
        const doneOn = doneOnIn(board, card, columnId, position);
        const rank = ranks[at] ?? card.rank;
        return { id: card.id, columnId, rank, ...(doneOn !== card.doneOn && { doneOn }) };
      });
      return { writes: { cards: [...placed, ...moved] } };
    },
  }),
  /** Archives cards; they can be restored. */
  deleteTask: defineChange({
    right: 'editCards',
    input: z.object(several),
    rule: (board, input) => ({
      writes: { deleted: { cards: requireCards(board, input).map(({ id }) => id) } },
    }),
  }),
  /** Restores archived cards at their former positions. */
  restoreTask: defineChange({
    right: 'editCards',
    input: z.object(several),
    reads: (input) => ({ archived: eachOnce(input) }),
    rule: (board, input) => {
      const archived = eachOnce(input).flatMap((id) => board.archived(id) ?? []);
      if (archived.length === 0)
        throw gone('This card can’t be restored: it isn’t archived, or was deleted for good.');
      const { restored, moved } = restoreCards(board, archived);
      const cards = restored.map((card) => ({
        ...card,
        assigneeIds: card.assigneeIds.filter((id) => board.users().has(id)),
      }));
      return { writes: { cards: [...cards, ...moved] } };
    },
  }),
};

export const archiveChanges = {
  /** Deletes an archived card for good. */
  purgeTask: defineChange({
    right: 'editCards',
    input: z.object({ id: itemId }),
    reads: ({ id }) => ({ archived: [id] }),
    rule: (board, { id }) => {
      if (board.archived(id)) return { writes: { deleted: { cards: [id] } } };
      throw gone('This card is not in the archive: it was restored, or deleted for good.');
    },
  }),
};

interface Several {
  readonly id: string;
  readonly otherIds?: readonly string[] | null | undefined;
}

/** The ids of a change's cards, each once. */
function eachOnce({ id, otherIds }: Several): string[] {
  return [...new Set([id, ...(otherIds ?? [])])];
}

/** The cards of a change that are on the board. @throws Refusal if there are none */
function requireCards(board: BoardForRule, input: Several): readonly Card[] {
  const cards = eachOnce(input).flatMap((id) => board.card(id) ?? []);
  if (cards.length === 0) throw gone('This card isn’t on the board any more.');
  return cards;
}

/**
 * The fields of a card that an edit changes.
 *
 * @throws Refusal if an assignee doesn't exist, or the card would have too many assignees or labels
 */
function edited(board: BoardForRule, card: Card, edit: CardEdit) {
  const { title, assignees, labels } = edit;
  if (assignees?.add?.some((id) => !board.users().has(id)))
    throw invalid('This person is no longer on the board.', 'assignees');
  const changed = {
    ...(title != null && { title }),
    ...detailsOf(edit),
    ...(assignees && { assigneeIds: changeSet(card.assigneeIds, assignees) }),
    // Labels that were deleted meanwhile are left out, so that the rest of the change isn't lost.
    ...(labels && {
      labelIds: changeSet(card.labelIds, labels).filter((id) => board.labels().has(id)),
    }),
  };
  const limits = [
    ['assignees', changed.assigneeIds, maxAssignees, 'people'],
    ['labels', changed.labelIds, maxCardLabels, 'labels'],
  ] as const;
  for (const [field, items, max, noun] of limits)
    if (items && items.length > max) throw invalid(`A card has up to ${max} ${noun}.`, field);
  return changed;
}

/** Ids that a change adds to a set and removes from it. */
export interface SetChange {
  readonly add?: readonly string[] | null | undefined;
  readonly remove?: readonly string[] | null | undefined;
}

function changeSet(ids: readonly string[], { add, remove }: SetChange): readonly string[] {
  return [...new Set([...ids.filter((id) => !remove?.includes(id)), ...(add ?? [])])];
}
