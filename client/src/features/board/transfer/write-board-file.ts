import type { BoardFile } from './board-file.ts';

/** Writes a board as JSON; see docs/board-file.md. `readBoardFile` reads an equal board from it. */
export function writeBoardFile(board: BoardFile): Blob {
  return new Blob([JSON.stringify(board, null, 2), '\n'], { type: 'application/json' });
}
