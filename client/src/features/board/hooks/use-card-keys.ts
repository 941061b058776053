import type { Column } from '@canary/board/task';
import { columns } from '@canary/board/task';
import { type KeyboardEvent, useMemo } from 'react';
import { type BoardUi, type Lift, useBoardUi } from '../state/board-ui.ts';
import { columnTitle } from '../state/column-title.ts';
import { without } from '../state/place.ts';
import { idsOf, useMoves } from './use-moves.ts';
import { useStore } from './use-store.ts';

interface KeyedCard {
  readonly id: string;
  readonly title: string;
  readonly column: Column;
  onEdit(): void;
  onMenu(): void;
}

/** What a keyboard does with a card: walk, pick up, carry, drop, edit, delete. */
export function useCardKeys() {
  const ui = useBoardUi();
  const { moveTo, remove } = useMoves();
  const { announceDrag } = useStore();
  return useMemo(() => {
    const lift = (next: Lift | null) => {
      ui.change({ lift: next, wanted: next?.id ?? ui.read().wanted });
    };
    const cancel = () => {
      const { lift: held } = ui.read();
      if (!held) return;
      announceDrag(null);
      ui.change({ lift: null, wanted: held.id });
      ui.say(`‘${held.title}’ is back where it was.`);
    };
    const drop = (held: Lift) => {
      announceDrag(null);
      lift(null);
      moveTo(held, held.column, held.index);
    };
    const carry = (held: Lift, key: string) => {
      const column = neighbour(held.column, key);
      if (!column) return;
      const count = without(idsOf(ui, column), held.id).length + 1;
      const next = column === held.column ? stepped(held.index, key, count) : gapBeside(ui, column);
      const index = Math.max(0, Math.min(count - 1, next));
      lift({ ...held, column, index });
      ui.say(`${columnTitle(column)}, ${index + 1} of ${count}.`);
    };
    const walk = (column: Column, id: string, key: string) => {
      const ids = idsOf(ui, column);
      const index = ids.indexOf(id);
      if (key === 'ArrowLeft' || key === 'ArrowRight') {
        const next = besideWithCards(ui, column, key);
        if (next) ui.change({ wanted: nearest(ui, next) });
        return;
      }
      const next = ids[stepped(index, key, ids.length)];
      if (next !== undefined) ui.change({ wanted: next });
    };
    const onKeyDown = (event: KeyboardEvent, { id, title, column, onEdit, onMenu }: KeyedCard) => {
      const { key } = event;
      if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
      const { lift: held } = ui.read();
      const isHeld = held?.id === id;
      const act = (): boolean => {
        if (moves.has(key)) {
          if (isHeld) carry(held, key);
          else walk(column, id, key);
        } else if (key === ' ' || (key === 'Enter' && isHeld)) {
          if (isHeld) drop(held);
          else {
            const ids = idsOf(ui, column);
            const index = ids.indexOf(id);
            announceDrag(id);
            lift({ id, title, column, index });
            ui.say(`Picked up ‘${title}’. ${columnTitle(column)}, ${index + 1} of ${ids.length}.`);
          }
        } else if (key === 'Escape' && isHeld) cancel();
        else if (isHeld) return false;
        else if (key === 'Enter' || key === 'F2') onEdit();
        else if (key === 'Delete') remove({ id, title }, column);
        else if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) onMenu();
        else return false;
        return true;
      };
      if (act()) event.preventDefault();
    };
    return { onKeyDown, cancel };
  }, [ui, moveTo, remove, announceDrag]);
}

const moves = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

function stepped(index: number, key: string, count: number): number {
  if (key === 'ArrowUp') return index - 1;
  if (key === 'ArrowDown') return index + 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return index;
}

/** The column that an arrow leads to; its own for up and down. */
function neighbour(column: Column, key: string): Column | undefined {
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  return columns[columns.indexOf(column) + step];
}

function besideWithCards(ui: BoardUi, column: Column, key: string): Column | undefined {
  for (let next = neighbour(column, key); next; next = neighbour(next, key)) {
    if (idsOf(ui, next).length > 0) return next;
  }
  return undefined;
}

/** The gap of a column that is at the height of the card that has the focus. */
function gapBeside(ui: BoardUi, column: Column): number {
  const top = document.activeElement?.getBoundingClientRect().top ?? 0;
  return ui.handles.get(column)?.gapAt(top) ?? 0;
}

/** The card of a column that stands at the height of the one that has the focus. */
function nearest(ui: BoardUi, column: Column): string | null {
  const ids = idsOf(ui, column);
  return ids[Math.min(gapBeside(ui, column), ids.length - 1)] ?? null;
}
