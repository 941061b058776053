import { z } from 'zod/mini';
import { detailsOf } from '../details.ts';
import { cardPlace, itemId, itemIds } from '../fields.ts';
import { maxCopiedCards, maxLabels } from '../limits.ts';
import type { BoardUser, CopiedCard, Label } from '../model.ts';
import { can } from '../roles.ts';
import { plainCard } from '../rows.ts';
import {
  type BoardForRule,
  defineChange,
  gone,
  invalid,
  type Outcome,
  requireFree,
  type TextChange,
} from './change.ts';
import { doneOnIn, placeCards } from './places.ts';
import { findMember } from './run.ts';

const newIds = (first: string, others: readonly string[] | null | undefined) => [first, ...(others ?? [])];

export const copyChanges = {
  /**
   * Copies cards with their description and checklist, one after the other. Comments stay with the original. On another
   * board, labels are found by name or added, members by their account, and a done card stays done. Cards that are gone
   * are left out.
   */
  copyTask: defineChange({
    right: 'editCards',
    creates: true,
    input: z.object({
      /** The ids of the copies. */
      id: itemId,
      otherIds: z.nullish(itemIds(maxCopiedCards - 1, 'further cards')),
      /** The ids of the cards to copy, which may be archived, in the order of the copies. */
      copyOf: itemIds(maxCopiedCards, 'cards'),
      /** The board of the cards to copy, if it is another board. */
      fromBoardId: z.nullish(itemId),
      ...cardPlace,
    }),
    reads: ({ id, otherIds }) => ({ archived: newIds(id, otherIds) }),
    rule: (board, { id, otherIds, copyOf, fromBoardId, ...position }): Outcome => {
      const ids = newIds(id, otherIds);
      if (new Set(ids).size !== copyOf.length)
        throw invalid('Send one new id for each card to copy.', 'copyOf');
      requireFree(ids.some((one) => board.card(one) !== undefined || board.isTaken(one)));
      const copies = ids.flatMap((newId, at) => {
        const card = board.copied(copyOf[at] ?? '');
        return card ? { newId, card } : [];
      });
      if (copies.length === 0)
        throw gone('The card to copy was deleted, or you may not see it any more.', 'copyOf');
      const { columnId, ranks, moved } = placeCards(
        board,
        copies.map(({ newId }) => newId),
        position,
      );
      const firstNumber = board.newNumber();
      const added = missingLabels(
        board,
        copies.flatMap(({ card }) => card.labels),
      );
      const own = [...board.labels().values(), ...added];
      const labelOf = ({ id, name }: Label) =>
        own.find((label) => label.id === id) ?? own.find((label) => isSameName(label.name, name));
      const cards = copies.map(({ newId, card }, at) => ({
        ...plainCard,
        ...detailsOf(card),
        doneOn: doneOnIn(
          board,
          fromBoardId == null ? plainCard : { doneOn: card.doneOn },
          columnId,
          position,
        ),
        id: newId,
        number: firstNumber === null ? null : firstNumber + at,
        title: card.title,
        columnId,
        rank: ranks[at] ?? '',
        assigneeIds: card.assignees.flatMap((person) => findPerson(board, person)?.id ?? []),
        labelIds: [...new Set(card.labels.flatMap((label) => labelOf(label)?.id ?? []))],
        hasDescription: card.hasDescription,
        itemCount: card.itemCount,
        doneItemCount: card.doneItemCount,
        ...((card.hasDescription || card.itemCount > 0) && { textVersion: board.newVersion() ?? 0 }),
      }));
      return {
        writes: { cards: [...cards, ...moved], ...(added.length > 0 && { labels: added }) },
        texts: copies.flatMap(({ newId, card }) => textsOf(newId, card)),
      };
    },
  }),
};

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The labels that a board lacks, by id and name. None if the user may not arrange the board; as many as it has room for. */
function missingLabels(board: BoardForRule, wanted: readonly Label[]): readonly Label[] {
  if (!can(board.actor()?.role, 'arrange')) return [];
  const own = [...board.labels().values()];
  const missing = wanted.filter(
    ({ id, name }, at) =>
      ![...own, ...wanted.slice(0, at)].some((label) => label.id === id || isSameName(label.name, name)),
  );
  return missing.slice(0, Math.max(0, maxLabels - own.length));
}

/** Finds a member by their account, and a person without an account by their id. */
function findPerson(board: BoardForRule, { id, accountId }: BoardUser): BoardUser | undefined {
  return accountId == null ? board.users().get(id) : findMember(board.users(), accountId);
}

function textsOf(taskId: string, { description, checklist }: CopiedCard): readonly TextChange[] {
  return [
    ...(description === '' ? [] : [{ taskId, description }]),
    ...(checklist.length === 0 ? [] : [{ taskId, checklist: { written: checklist } }]),
  ];
}
