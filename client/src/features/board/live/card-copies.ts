import type { CopiedCard } from '@canary/board/model';
import { useMemo } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import type { OtherPlace } from './board-actions.ts';
import type { BoardStore } from './board-store.ts';
import { focusCard, useBoardUi } from './board-ui.ts';
import { useBoardActions, useBoardReader } from './selectors.ts';

/** Copies of cards and columns, and moves to other boards, each undone as one. */
export function useCopies() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { change, copyCards, deleteCards, moveToBoard, takeBack } = useBoardActions();
  const { plural } = useNumbers();
  return useMemo(() => {
    /** Words for cards: the title of one card, or the number of several. */
    const nameOf = (cards: readonly CopiedCard[]) =>
      cards.length === 1 ? `‘${cards[0]?.title}’` : plural(cards.length, 'card');
    const copiedCards = (ids: readonly string[]) => ids.flatMap((id) => toCopiedCard(board, id) ?? []);

    return {
      /** Copies cards, each below the last of them. */
      copyCards: (ids: readonly string[]) => {
        const cards = copiedCards(ids);
        const last = cards.at(-1);
        if (!last) return;
        const copies = copyCards(cards, { columnId: last.columnId, after: last.id });
        const [first = ''] = copies;
        focusCard(ui, first);
        ui.offerUndo({
          id: `copied ${first}`,
          text: `Copied ${nameOf(cards)}.`,
          undo: () => {
            deleteCards(copies);
            focusCard(ui, last.id);
            ui.announce(`The copy of ${nameOf(cards)} is in the archive.`);
          },
        });
      },
      /** Copies a column with its cards, to the right of it. */
      copyColumn: (columnId: string) => {
        const column = board.columns().find(({ id }) => id === columnId);
        if (!column) return;
        const id = crypto.randomUUID();
        const { name, color, marksDone } = column;
        change({ kind: 'createColumn', input: { id, name, color, marksDone, after: columnId } }, name);
        const cards = copiedCards(board.column(columnId).map((card) => card.id));
        const copies = copyCards(cards, { columnId: id });
        ui.change({ shownColumn: id });
        ui.offerUndo({
          id: `copied ${id}`,
          text: `Copied the column ‘${name}’ with ${plural(cards.length, 'card')}.`,
          undo: () => {
            deleteCards(copies.filter((copy) => board.card(copy)?.columnId === id));
            // Cards that were added since go back to the column that was copied.
            if (board.columnName(id) !== '')
              change({ kind: 'deleteColumn', input: { id, moveTo: columnId } }, name);
            ui.announce(`The copy of the column ‘${name}’ is gone.`);
          },
        });
      },
      /** Moves cards to another board. @param name the board's name */
      moveToBoard: (ids: readonly string[], target: OtherPlace & { readonly name: string }) => {
        const text = nameOf(copiedCards(ids));
        const moves = moveToBoard(ids, target);
        ui.offerUndo({
          id: `moved ${moves[0]?.copies[0]}`,
          text: `Moved ${text} to ‘${target.name}’.`,
          undo: () => {
            takeBack(moves);
            ui.announce(`${text} moved back from ‘${target.name}’.`);
          },
        });
      },
    };
  }, [ui, board, change, copyCards, deleteCards, moveToBoard, takeBack, plural]);
}

/** A card as a copy needs it. Its texts are known to the server only. */
function toCopiedCard(
  board: Pick<BoardStore, 'card' | 'labels' | 'user'>,
  id: string,
): CopiedCard | undefined {
  const card = board.card(id);
  if (!card) return undefined;
  const { isUnsent: _, ...fields } = card;
  return {
    ...fields,
    labels: card.labelIds.flatMap((labelId) => board.labels().get(labelId) ?? []),
    assignees: card.assigneeIds.flatMap((personId) => board.user(personId) ?? []),
    description: '',
    checklist: [],
  };
}
