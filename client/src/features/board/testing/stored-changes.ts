import { type BoardRef, openBoardRef } from '../live/board-ref.ts';
import { readUnsent } from '../live/unsent-database.ts';

/** The number of unsent changes of a board that the browser has stored. */
export async function storedChanges(board: BoardRef = openBoardRef): Promise<number> {
  const items = await readUnsent(board);
  return items?.filter(({ kind }) => kind === 'change').length ?? 0;
}
