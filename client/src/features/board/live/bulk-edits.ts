import type { CardEdit } from '@canary/board/changes/card';
import type { InsertPosition } from '@canary/board/insert-position';
import type { Card } from '@canary/board/model';
import { useMemo } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { type BoardUi, useBoardUi } from './board-ui.ts';
import { focusNeighbour, idsOf, isSamePlace } from './card-moves.ts';
import { isChangedSince, revertChange } from './revert-change.ts';
import { useBoardActions, useBoardReader } from './selectors.ts';

/** Changes of several cards at once, each undone as one. What other people have changed since stays. */
export function useBulkEdits() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { updateCards, moveCards, deleteCards, restoreCards } = useBoardActions();
  const { plural } = useNumbers();
  return useMemo(() => {
    const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => board.card(id) ?? []);
    const show = (text: string, undo: () => void) => ui.offerUndo({ id: 'several cards', text, undo });
    /** Announces an undo, and how many cards it left out. */
    const showUndone = (text: string, kept: number) => {
      if (kept > 0)
        ui.notices.show({
          id: 'undo several cards',
          text: `Not undone for ${plural(kept, 'card')}: changed since.`,
        });
      ui.announce(text);
    };

    return {
      editCards: (ids: readonly string[], change: CardEdit) => {
        const before = cardsOf(ids);
        if (before.length === 0) return;
        updateCards(ids, change);
        const after = new Map(cardsOf(ids).map((card) => [card.id, card]));
        show(`Changed ${plural(before.length, 'card')}.`, () => {
          const changed = before.filter(({ id }) => {
            const [then, now] = [after.get(id), board.card(id)];
            return then && now && !isChangedSince(then, now, change);
          });
          for (const [revert, cards] of groupByRevert(changed, change)) updateCards(cards, revert);
          showUndone('The cards were changed back.', before.length - changed.length);
        });
      },
      moveCards: (ids: readonly string[], columnId: string) => {
        const before = cardsOf(ids).filter((card) => card.columnId !== columnId);
        if (before.length === 0) return;
        const places = placesOf(
          before,
          (from) => board.column(from),
          board.columns().map(({ id }) => id),
        );
        const moved = before.map(({ id }) => id);
        moveCards(moved, { columnId });
        const after = new Map(cardsOf(moved).map((card) => [card.id, card]));
        show(`Moved ${plural(moved.length, 'card')} to ${board.columnName(columnId)}.`, () => {
          const isThere = (id: string) => isSamePlace(after.get(id), board.card(id));
          const returning = new Set(moved.filter(isThere));
          const asMoved = before.filter(({ id }) => after.get(id)?.doneOn === board.card(id)?.doneOn);
          for (const { position, ids: run } of places)
            moveCards(
              run.filter((id) => returning.has(id)),
              position,
            );
          // Moving back decides again whether the cards are done.
          const otherwise = asMoved.filter(
            ({ id, doneOn }) => returning.has(id) && board.card(id)?.doneOn !== doneOn,
          );
          for (const [revert, cards] of groupByRevert(otherwise, { doneOn: null }))
            updateCards(cards, revert);
          showUndone('The cards were moved back.', moved.length - returning.size);
        });
      },
      archiveCards: (ids: readonly string[]) => {
        const archived = cardsOf(ids).map(({ id }) => id);
        if (archived.length === 0) return;
        focusBeside(ui, new Set(archived));
        deleteCards(archived);
        show(`Archived ${plural(archived.length, 'card')}.`, () => {
          restoreCards(archived);
          ui.announce('The cards were restored.');
        });
      },
    };
  }, [ui, board, updateCards, moveCards, deleteCards, restoreCards, plural]);
}

/** The cards that each reverting change concerns. */
function groupByRevert(cards: readonly Card[], change: CardEdit) {
  const groups = new Map<string, readonly [CardEdit, string[]]>();
  for (const card of cards) {
    const revert = revertChange(card, change);
    const sets = [revert.labels, revert.assignees].filter((set) => set != null);
    const isEmpty = sets.length > 0 && sets.every(({ add, remove }) => !add?.length && !remove?.length);
    if (isEmpty) continue;
    const key = JSON.stringify(revert);
    const group = groups.get(key) ?? ([revert, []] as const);
    group[1].push(card.id);
    groups.set(key, group);
  }
  return groups.values();
}

/** Cards that stood one below the other. */
interface Run {
  readonly ids: readonly string[];
  /** Where the cards stood, beside cards that stay. */
  readonly position: InsertPosition;
}

/**
 * The places of cards by runs. Moving the runs there in this order restores the columns.
 *
 * @param cards the cards, which are about to move
 */
export function placesOf(
  cards: readonly Card[],
  cardsIn: (column: string) => readonly Card[],
  columns: readonly string[],
): readonly Run[] {
  const moving = new Set(cards.map(({ id }) => id));
  return columns.flatMap((columnId) => {
    const ids = cardsIn(columnId).map(({ id }) => id);
    const first = ids.find((id) => !moving.has(id));
    const runs: { ids: string[]; position: InsertPosition }[] = [];
    for (const [index, id] of ids.entries()) {
      if (!moving.has(id)) continue;
      const above = ids[index - 1];
      if (above !== undefined && moving.has(above)) runs.at(-1)?.ids.push(id);
      else if (above !== undefined) runs.push({ ids: [id], position: { columnId, after: above } });
      else
        runs.push({ ids: [id], position: first === undefined ? { columnId } : { columnId, before: first } });
    }
    return runs;
  });
}

/** Focuses a card beside cards that disappear, so that the focus isn't lost. */
function focusBeside(ui: BoardUi, disappearing: Set<string>): void {
  for (const column of ui.columns.keys()) {
    const id = idsOf(ui, column).find((one) => disappearing.has(one));
    if (id === undefined) continue;
    focusNeighbour(ui, column, id, disappearing);
    return;
  }
}
