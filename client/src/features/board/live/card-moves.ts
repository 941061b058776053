import type { InsertPosition } from '@canary/board/insert-position';
import type { Card } from '@canary/board/model';
import { useMemo } from 'react';
import { neighbourOf } from '#shared/collection/selection.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { type BoardUi, focusCard, type LastMove, useBoardUi } from './board-ui.ts';
import { useBoardActions, useBoardReader } from './selectors.ts';

interface CardName {
  readonly id: string;
  readonly title: string;
}

/** Actions on a card that announce themselves to screen readers and move the focus. */
export function useMoves() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { moveCards, updateCard, deleteCards, restoreCards } = useBoardActions();
  const { plural } = useNumbers();
  return useMemo(() => {
    const move = ({ id, title }: CardName, position: InsertPosition) => {
      const from = board.card(id);
      if (!from) return;
      const before = positionOf(from, board.column(from.columnId));
      const known = ui.lastMoves.get(id);
      // Consecutive moves of a card share this object, because a card that is moved back may not get its former rank.
      const last: LastMove = known && isSamePlace(known.to, from) ? known : { to: from };
      ui.lastMoves.set(id, last);
      const place = (at: InsertPosition) => {
        moveCards([id], at);
        last.to = board.card(id);
      };
      place(position);
      ui.notices.undoable(() => {
        const now = board.card(id);
        if (!isSamePlace(last.to, now)) {
          const text = `Not undone: ‘${title}’ has been ${now ? 'moved' : 'archived'} since.`;
          return ui.notices.show({ id: `undo ${id}`, text });
        }
        const isDoneAsMoved = now?.doneOn === last.to?.doneOn;
        place(before);
        // Moving back decides again whether the card is done.
        if (isDoneAsMoved && board.card(id)?.doneOn !== from.doneOn) updateCard(id, { doneOn: from.doneOn });
        focusCard(ui, id);
        ui.announce(`‘${title}’ was moved back.`);
      });
    };
    /** Moves a card to an index among the shown cards. */
    const moveTo = ({ id, title }: CardName, column: string, index: number) => {
      const current = ui.columns.get(column)?.idsWithoutLift() ?? [];
      const others = withoutItem(current, id);
      const at = Math.max(0, Math.min(index, others.length));
      const stays = current[at] === id;
      if (!stays) move({ id, title }, positionAt(column, others, at));
      ui.change({ focusRequest: id });
      const where = `${board.columnName(column)}, ${at + 1} of ${others.length + 1}`;
      ui.announce(stays ? `‘${title}’ was not moved. ${where}.` : `Moved ‘${title}’. ${where}.`);
    };
    const restore = ({ id, title }: CardName) => {
      restoreCards([id]);
      focusCard(ui, id);
      ui.announce(`‘${title}’ was restored.`);
    };
    return {
      moveTo,
      moveToEnd: (card: CardName, columnId: string) => {
        move(card, { columnId });
        focusCard(ui, card.id);
        ui.announce(`Moved ‘${card.title}’ to the end of ${board.columnName(columnId)}.`);
      },
      remove: (card: CardName, column: string) => {
        if (ui.read().opened !== card.id) focusNeighbour(ui, column, card.id);
        deleteCards([card.id]);
        ui.offerUndo({
          id: card.id,
          text: `Archived ‘${card.title}’.`,
          undo: () => restore(card),
          sum: {
            kind: 'archived cards',
            count: 1,
            text: (count) => `Archived ${plural(count, 'card')}.`,
          },
        });
      },
    };
  }, [ui, board, moveCards, updateCard, deleteCards, restoreCards, plural]);
}

export function idsOf(ui: BoardUi, column: string): readonly string[] {
  return ui.columns.get(column)?.ids() ?? [];
}

/** Whether a column shows a card. */
export function isShown(ui: BoardUi, id: string): boolean {
  return [...ui.columns.values()].some((column) => column.ids().includes(id));
}

/**
 * Focuses the card after a card that disappears, otherwise the card before it, otherwise the button that adds a card.
 *
 * @param leaving all cards that disappear
 */
export function focusNeighbour(ui: BoardUi, column: string, id: string, leaving?: Set<string>): void {
  const next = neighbourOf(idsOf(ui, column), id, leaving);
  ui.change({ focused: null, focusRequest: next });
  if (next === null) ui.columns.get(column)?.focusAdd('top');
}

/**
 * The position of a card that becomes the `index`th of `others`. The position names a neighbouring card, so it is also
 * right when a filter hides some cards of the column.
 *
 * @param others the shown cards of the column, without the card that moves
 *
 * @example
 * positionAt('todo', ['a', 'b'], 1); // { columnId: 'todo', after: 'a' }
 */
export function positionAt(columnId: string, others: readonly string[], index: number): InsertPosition {
  const after = others[index - 1];
  if (after !== undefined) return { columnId, after };
  const [before] = others;
  return before === undefined ? { columnId } : { columnId, before };
}

/** The position of a card in its column, including cards that a filter hides. */
function positionOf({ id, columnId }: Card, cards: readonly Card[]): InsertPosition {
  const ids = cards.map((card) => card.id);
  return positionAt(columnId, withoutItem(ids, id), ids.indexOf(id));
}

/** Whether a card is where it was. */
export function isSamePlace(a: Card | undefined, b: Card | undefined): boolean {
  return a !== undefined && a.columnId === b?.columnId && a.rank === b.rank;
}

/** A list without an item; the same list if it doesn't contain the item. */
export function withoutItem(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
}

/** A list with an item inserted at an index, removed from its previous index. */
export function withItemAt(ids: readonly string[], id: string, index: number): readonly string[] {
  const rest = withoutItem(ids, id);
  return [...rest.slice(0, index), id, ...rest.slice(index)];
}
