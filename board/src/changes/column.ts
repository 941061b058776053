import { z } from 'zod/mini';
import { beside, boardColor, columnName, itemId } from '../fields.ts';
import { maxColumns } from '../limits.ts';
import {
  type BoardForRule,
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
    input: z.object({ id: itemId, name: columnName, color: z.nullish(boardColor), ...beside }),
    rule: (board, { id, name, color = null, ...place }) => {
      requireFree(board.columns().some((column) => column.id === id));
      if (board.columns().length >= maxColumns) throw limitReached('A board', maxColumns, 'columns');
      const ranked = placeAmong(board.columns(), [id], place);
      return {
        writes: { columns: ranked.map((column) => (column.id === id ? { ...column, name, color } : column)) },
      };
    },
  }),
  /** Changes a column's name or colour. Null removes the colour. */
  updateColumn: defineChange({
    right: 'arrange',
    input: z.object({ id: itemId, name: z.nullish(columnName), color: z.nullish(boardColor) }),
    rule: (board, { id, name, color }) => {
      requireColumn(board, id);
      return {
        writes: { columns: [{ id, ...omitMissing({ name }), ...(color !== undefined && { color }) }] },
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

function requireColumn(board: BoardForRule, id: string): void {
  if (!board.columns().some((column) => column.id === id)) throw gone('This column was deleted.');
}
