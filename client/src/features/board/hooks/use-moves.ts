import type { Column } from '@canary/board/task';
import { useMemo } from 'react';
import { type BoardUi, useBoardUi } from '../state/board-ui.ts';
import { columnTitle } from '../state/column-title.ts';
import { placeAmong, without } from '../state/place.ts';
import { useBoardActions } from './use-board-actions.ts';

/** A card that is to do something, and what it is called when that is told. */
interface Named {
  readonly id: string;
  readonly title: string;
}

/** What can be done with a card, told to screen readers, and with the focus going along. */
export function useMoves() {
  const ui = useBoardUi();
  const { moveTask, deleteTask, restoreTask } = useBoardActions();
  return useMemo(() => {
    /** Puts a card among those that are shown, so that it is the `index`th of them. */
    const moveTo = ({ id, title }: Named, column: Column, index: number) => {
      const standing = ui.handles.get(column)?.standing() ?? [];
      const others = without(standing, id);
      const at = Math.max(0, Math.min(index, others.length));
      const stays = standing[at] === id;
      if (!stays) moveTask(id, placeAmong(column, others, at));
      ui.change({ wanted: id });
      const where = `${columnTitle(column)}, ${at + 1} of ${others.length + 1}`;
      ui.say(stays ? `‘${title}’ stays where it was. ${where}.` : `Moved ‘${title}’. ${where}.`);
    };
    const restore = ({ id, title }: Named) => {
      restoreTask(id);
      ui.change({ wanted: id });
      ui.say(`‘${title}’ is back.`);
    };
    return {
      moveTo,
      moveToEnd: ({ id, title }: Named, column: Column) => {
        moveTask(id, { column });
        ui.change({ wanted: id });
        ui.say(`Moved ‘${title}’ to the end of ${columnTitle(column)}.`);
      },
      remove: (card: Named, column: Column) => {
        focusBeside(ui, column, card.id);
        deleteTask(card.id);
        const text = `Deleted ‘${card.title}’.`;
        ui.toast({ id: card.id, text, undo: () => restore(card) });
        ui.say(`${text} Control Z takes it back.`);
      },
    };
  }, [ui, moveTask, deleteTask, restoreTask]);
}

export function idsOf(ui: BoardUi, column: Column): readonly string[] {
  return ui.handles.get(column)?.ids() ?? [];
}

/** Gives the focus to the card after one that goes, else to the one before, else to what makes a new one. */
export function focusBeside(ui: BoardUi, column: Column, id: string): void {
  const ids = idsOf(ui, column);
  const index = ids.indexOf(id);
  const next = ids[index + 1] ?? ids[index - 1];
  if (next === undefined) ui.handles.get(column)?.focusAdd();
  else ui.change({ wanted: next });
}
