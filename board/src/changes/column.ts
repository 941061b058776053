import { z } from 'zod/mini';
import { marksDoneByName } from '../done.ts';
import { beside, boardColor, columnName, itemId, today } from '../fields.ts';
import { maxColumns } from '../limits.ts';
import type { BoardColumn } from '../model.ts';
import {
  type BoardForRule,
  dayOfChange,
  defineChange,
  gone,
  invalid,
  limitReached,
  omitMissing,
  requireFree,
} from './change.ts';
import { placeAmong } from './places.ts';

export const columnChanges = {
  createColumn: defineChange({
    right: 'arrange',
    creates: true,
    input: z.object({
      id: itemId,
      name: columnName,
      color: z.nullish(boardColor),
      marksDone: z.nullish(z.boolean()),
      ...beside,
    }),
    rule: (board, { id, name, color = null, marksDone: chosen, ...place }) => {
      requireFree(board.columns().some((column) => column.id === id));
      if (board.columns().length >= maxColumns) throw limitReached('A board', maxColumns, 'columns');
      const ranked = placeAmong(board.columns(), [id], place);
      const marksDone = chosen ?? marksDoneByName(name);
      const added = { name, color, marksDone };
      return {
        writes: { columns: ranked.map((column) => (column.id === id ? { ...column, ...added } : column)) },
      };
    },
  }),
  /**
   * Changes a column. A null colour removes it. If the column marks its cards as done from now on, its cards are done;
   * if it no longer does, its cards stay as they are.
   */
  updateColumn: defineChange({
    right: 'arrange',
    input: z.object({
      id: itemId,
      name: z.nullish(columnName),
      color: z.nullish(boardColor),
      marksDone: z.nullish(z.boolean()),
      today,
    }),
    rule: (board, { id, name, color, marksDone, today: day }) => {
      const before = requireColumn(board, id);
      const doneOn = dayOfChange(board, day);
      const completed = marksDone && !before.marksDone ? board.column(id) : [];
      return {
        writes: {
          columns: [{ id, ...omitMissing({ name, marksDone }), ...(color !== undefined && { color }) }],
          cards: completed.flatMap((card) => (card.doneOn === null ? { id: card.id, doneOn } : [])),
        },
      };
    },
  }),
  moveColumn: defineChange({
    right: 'arrange',
    input: z.object({ id: itemId, ...beside }),
    rule: (board, { id, ...place }) => {
      requireColumn(board, id);
      return { writes: { columns: placeAmong(board.columns(), [id], place) } };
    },
  }),
  /** Deletes a column. Its cards go to the end of another column. */
  deleteColumn: defineChange({
    right: 'arrange',
    input: z.object({ id: itemId, moveTo: itemId }),
    rule: (board, { id, moveTo }) => {
      requireColumn(board, id);
      if (moveTo === id || !board.columns().some((column) => column.id === moveTo))
        throw invalid('Choose another column for the cards.', 'moveTo');
      return { writes: { deleted: { columns: [id] }, moveTo } };
    },
  }),
};

/** @throws Refusal if the column is gone */
function requireColumn(board: BoardForRule, id: string): BoardColumn {
  const column = board.columns().find((one) => one.id === id);
  if (!column) throw gone('This column was deleted.');
  return column;
}
