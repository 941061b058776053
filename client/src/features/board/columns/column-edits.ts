import type { BoardColor } from '@canary/board/colors';
import type { Beside } from '@canary/board/insert-position';
import { maxColumns } from '@canary/board/limits';
import type { BoardColumn } from '@canary/board/model';
import { useMemo } from 'react';
import { dayOf } from '#shared/format/due-day.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { useBoardUi } from '../live/board-ui.ts';
import { useBoardActions, useBoardReader } from '../live/selectors.ts';

/** Why no column can be added. */
export const tooManyColumns = `A board has up to ${maxColumns} columns.`;

/** Changes of the board's columns that a toast and Ctrl+Z undo. */
export function useColumnEdits() {
  const ui = useBoardUi();
  const board = useBoardReader();
  const { change, moveCards, updateCards } = useBoardActions();
  const { plural } = useNumbers();
  return useMemo(() => {
    const find = (id: string) => board.columns().find((column) => column.id === id);
    const refuse = (id: string, reason: string) =>
      ui.notices.show({ id: `undo ${id}`, text: `Not undone: ${reason}` });
    const refuseSince = (id: string, name: string, change: string) =>
      refuse(id, `the column ‘${name}’ has been ${change} since.`);
    const show = (id: string, text: string, undo: () => void) => ui.offerUndo({ id, text, undo });
    const edit = (id: string, fields: { name?: string; color?: BoardColor | null }, text: string) => {
      const before = find(id);
      if (!before) return;
      change({ kind: 'updateColumn', input: { id, ...fields } }, before.name);
      const after = find(id);
      show(id, text, () => {
        const now = find(id);
        const isSame = now?.name === after?.name && now?.color === after?.color;
        if (!now || !isSame) return refuseSince(id, now?.name ?? before.name, now ? 'changed' : 'deleted');
        const { name, color } = before;
        change({ kind: 'updateColumn', input: { id, name, color } }, now.name);
        ui.announce(`The column ‘${before.name}’ was changed back.`);
      });
    };

    return {
      addColumn: (name: string) => {
        const id = crypto.randomUUID();
        change({ kind: 'createColumn', input: { id, name, color: null } }, name);
        ui.change({ shownColumn: id });
        show(id, `Added the column ‘${name}’.`, () => {
          const other = board.columns().find((column) => column.id !== id);
          if (!find(id)) return refuseSince(id, name, 'deleted');
          if (!other || board.column(id).length > 0) return refuse(id, `the column ‘${name}’ has cards.`);
          change({ kind: 'deleteColumn', input: { id, moveTo: other.id } }, name);
          ui.announce(`The column ‘${name}’ is gone.`);
        });
      },
      renameColumn: ({ id, name }: BoardColumn, newName: string) =>
        edit(id, { name: newName }, `Renamed ‘${name}’ to ‘${newName}’.`),
      recolorColumn: ({ id, name, color: before }: BoardColumn, color: BoardColor | null) => {
        if (color !== before) edit(id, { color }, `Changed the colour of ‘${name}’.`);
      },
      /** Cards that are done because the column marks its cards as done from now on are open again after an undo. */
      setMarksDone: ({ id, name }: BoardColumn, marksDone: boolean) => {
        const open = board.column(id).flatMap((card) => (card.doneOn === null ? card.id : []));
        const today = dayOf(new Date());
        change({ kind: 'updateColumn', input: { id, marksDone, today } }, name);
        const text = marksDone
          ? `‘${name}’ marks its cards as done.`
          : `‘${name}’ no longer marks its cards as done.`;
        show(id, text, () => {
          const now = find(id);
          if (now?.marksDone !== marksDone) return refuseSince(id, name, now ? 'changed' : 'deleted');
          change({ kind: 'updateColumn', input: { id, marksDone: !marksDone } }, name);
          const isStillDone = (card: string) => board.card(card)?.doneOn === today;
          if (marksDone) updateCards(open.filter(isStillDone), { doneOn: null });
          ui.announce(`The column ‘${name}’ was changed back.`);
        });
      },
      moveColumnTo: ({ id, name }: BoardColumn, place: Beside) => {
        const before = placeOf(board.columns(), id);
        change({ kind: 'moveColumn', input: { id, ...place } }, name);
        const after = find(id);
        ui.change({ shownColumn: id });
        const columns = board.columns();
        const where = columns.findIndex((column) => column.id === id) + 1;
        show(id, `Moved ‘${name}’ to place ${where} of ${columns.length}.`, () => {
          const now = find(id);
          if (!now || now.rank !== after?.rank) return refuseSince(id, name, now ? 'moved' : 'deleted');
          change({ kind: 'moveColumn', input: { id, ...before } }, name);
          ui.announce(`The column ‘${name}’ was moved back.`);
        });
      },
      removeColumn: ({ id, name, color, marksDone }: BoardColumn, moveTo: string) => {
        const place = placeOf(board.columns(), id);
        const cards = board.column(id).map((card) => card.id);
        const other = board.columnName(moveTo);
        ui.columns.get(moveTo)?.focus();
        change({ kind: 'deleteColumn', input: { id, moveTo } }, name);
        const count = plural(cards.length, 'card');
        const where = cards.length > 0 ? ` ${count} moved to ‘${other}’.` : '';
        show(id, `Deleted the column ‘${name}’.${where}`, () => {
          if (find(id)) return refuseSince(id, name, 'restored');
          if (board.columns().length >= maxColumns) return refuse(id, tooManyColumns);
          change({ kind: 'createColumn', input: { id, name, color, marksDone, ...place } }, name);
          // A card that was moved since stays where it is.
          moveCards(
            cards.filter((card) => board.card(card)?.columnId === moveTo),
            { columnId: id },
          );
          ui.change({ shownColumn: id });
          ui.announce(`The column ‘${name}’ is back with its cards.`);
        });
      },
    };
  }, [ui, board, change, moveCards, updateCards, plural]);
}

/** The place of a column beside another column. */
function placeOf(columns: readonly BoardColumn[], id: string): Beside {
  const index = columns.findIndex((column) => column.id === id);
  const [before, after] = [columns[index - 1], columns[index + 1]];
  return before ? { after: before.id } : { before: after?.id };
}

/** The columns that can take the cards of a column, the nearest first. */
export function othersOf(columns: readonly BoardColumn[], id: string): readonly BoardColumn[] {
  const index = columns.findIndex((column) => column.id === id);
  return [...columns.slice(0, index).reverse(), ...columns.slice(index + 1)];
}
