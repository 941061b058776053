import { z } from 'zod/mini';
import { beside, boardColor, columnName, itemId } from '../fields.ts';
import { type Beside, columnBeside, ranksBeside } from '../insert-position.ts';
import { maxColumns } from '../limits.ts';
import { compareRanked } from '../model.ts';
import { maxRankLength, ranksBetween } from '../rank.ts';
import { type BoardForRule, define, full, gone, invalid, requireFree, set } from './change.ts';

export const columnChanges = {
  createColumn: define({
    right: 'arrange',
    input: z.object({ id: itemId, name: columnName, color: z.nullish(boardColor), ...beside }),
    rule: (board, { id, name, color = null, ...place }) => {
      requireFree(board.columns().some((column) => column.id === id));
      if (board.columns().length >= maxColumns) throw full('A board', maxColumns, 'columns');
      const { rank, moved } = placeColumn(board, id, place);
      return { writes: { columns: [{ id, name, color, rank }, ...moved] } };
    },
  }),
  /** A colour that is null is removed. */
  updateColumn: define({
    right: 'arrange',
    input: z.object({ id: itemId, name: z.nullish(columnName), color: z.nullish(boardColor) }),
    rule: (board, { id, name, color }) => {
      requireColumn(board, id);
      return { writes: { columns: [{ id, ...set({ name }), ...(color !== undefined && { color }) }] } };
    },
  }),
  moveColumn: define({
    right: 'arrange',
    input: z.object({ id: itemId, ...beside }),
    rule: (board, { id, ...place }) => {
      requireColumn(board, id);
      const { rank, moved } = placeColumn(board, id, place);
      return { writes: { columns: [{ id, rank }, ...moved] } };
    },
  }),
  /** Deletes a column. The cards that are still there go to the end of another one. */
  deleteColumn: define({
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

/**
 * The rank of a column at a place, which is the end if the column beside it was deleted. If it would be too long, all columns get new
 * ranks.
 */
function placeColumn(board: BoardForRule, id: string, place: Beside) {
  if (place.before && place.after) throw invalid('Send `before` or `after`, not both.', 'before');
  const columns = board.columns();
  const [rank = ''] = ranksBeside(columns, place, columnBeside(columns, place), [id]);
  if (rank.length <= maxRankLength) return { rank, moved: [] };
  const order = [...columns.filter((column) => column.id !== id), { id, rank }].sort(compareRanked);
  const ranks = ranksBetween(null, null, order.length);
  const placed = order.map((column, at) => ({ id: column.id, rank: ranks[at] ?? '' }));
  return {
    rank: placed.find((column) => column.id === id)?.rank ?? rank,
    moved: placed.filter((column) => column.id !== id),
  };
}
