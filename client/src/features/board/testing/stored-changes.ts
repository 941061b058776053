import { readUnsent } from '#shared/storage/unsent-database.ts';
import { type BoardRef, openBoardRef, unsentOf } from '../live/board-ref.ts';

/** The number of unsent changes of a board that the browser has stored. */
export async function storedChanges(board: BoardRef = openBoardRef): Promise<number> {
  const items = await readUnsent(unsentOf(board));
  return items?.filter(({ kind }) => kind === 'change').length ?? 0;
}
