import { columnBeside, ranksBeside } from '@canary/board/insert-position';
import type { columnDeletion, columnEdit, columnMove, newColumn } from '@canary/input/board';
import { maxColumns } from '@canary/input/limits';
import type { z } from 'zod';
import { ConflictError, ForbiddenError, InputError, NotFoundError } from '../../platform/errors.ts';
import type { BoardAccess } from './access.ts';
import { requireFreeId } from './change.ts';
import type { CurrentBoard } from './current-board.ts';
import { openBoardId, type Payloads } from './event.ts';

type Column = Payloads['COLUMN_CHANGED'];

/**
 * Adds a column.
 *
 * @throws InputError if the id is taken
 * @throws ConflictError if the board has too many columns
 * @throws ForbiddenError on the open board
 */
export async function createColumn(
  access: BoardAccess<'edit'>,
  { id, name, color = null, changeId, ...place }: z.output<typeof newColumn>,
): Promise<Column> {
  requireOwnColumns(access);
  return await access.change('COLUMN_CHANGED', { id, changeId }, (current) => {
    const columns = current.columns();
    requireFreeId(columns.find((column) => column.id === id));
    if (columns.length >= maxColumns)
      throw new ConflictError(`A board has up to ${maxColumns} columns.`, { max: maxColumns });
    return { payload: { id, name, color, rank: rankOf(current, id, place) } };
  });
}

/** Changes the name or colour of a column. @throws NotFoundError @throws ForbiddenError on the open board */
export async function updateColumn(
  access: BoardAccess<'edit'>,
  { id, name, color, changeId }: z.output<typeof columnEdit>,
): Promise<Column> {
  requireOwnColumns(access);
  return await access.change('COLUMN_CHANGED', { id, changeId }, (current) => {
    const column = requireColumn(current, id);
    return { payload: { ...column, ...(name && { name }), ...(color !== undefined && { color }) } };
  });
}

/** Moves a column beside another one, or to the end. @throws NotFoundError @throws ForbiddenError on the open board */
export async function moveColumn(
  access: BoardAccess<'edit'>,
  { id, changeId, ...place }: z.output<typeof columnMove>,
): Promise<Column> {
  requireOwnColumns(access);
  return await access.change('COLUMN_CHANGED', { id, changeId }, (current) => ({
    payload: { ...requireColumn(current, id), rank: rankOf(current, id, place) },
  }));
}

/**
 * Deletes a column. The cards that are still there go to the end of another one.
 *
 * @throws InputError if the cards would go to the same column, or to one that doesn't exist
 * @throws NotFoundError
 * @throws ForbiddenError on the open board
 */
export async function deleteColumn(
  access: BoardAccess<'edit'>,
  { id, moveTo, changeId }: z.output<typeof columnDeletion>,
): Promise<{ id: string }> {
  requireOwnColumns(access);
  return await access.change('COLUMN_DELETED', { id, changeId }, (current) => {
    requireColumn(current, id);
    if (moveTo === id || !current.columns().some((column) => column.id === moveTo)) {
      throw new InputError('Choose another column for the cards.', 'moveTo');
    }
    return { payload: { id, moveTo } };
  });
}

/** @throws ForbiddenError on the open board */
function requireOwnColumns({ board }: BoardAccess<'edit'>): void {
  if (board.id === openBoardId) throw new ForbiddenError('The open board keeps its three columns.');
}

function requireColumn(current: CurrentBoard, id: string): Column {
  const column = current.columns().find((one) => one.id === id);
  if (!column) throw new NotFoundError('This column was deleted.');
  return column;
}

/** The rank of a column at a place; at the end if the column beside it was deleted. */
function rankOf(
  current: CurrentBoard,
  id: string,
  {
    before,
    after,
  }: { readonly before?: string | null | undefined; readonly after?: string | null | undefined },
): string {
  if (before && after) throw new InputError('Send `before` or `after`, not both.', 'before');
  const beside = { before: before ?? undefined, after: after ?? undefined };
  const [rank = ''] = ranksBeside(current.columns(), beside, columnBeside(current.columns(), beside), [id]);
  return rank;
}
