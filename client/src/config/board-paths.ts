import { boardPattern, paths } from './paths.ts';

/** The id of the board that has the path `/tasks`. */
export const openBoardId = 'board';

/** The path of a board. */
export function boardPath(id: string): string {
  return id === openBoardId ? paths.tasks : boardPattern.replace(':id', encodeURIComponent(id));
}

/** The path of a card, such as `/b/k3J9/c/12`, or `/tasks/12` on the open board. */
export function boardCardPath(boardId: string, card: string | number): string {
  return `${boardPath(boardId)}${boardId === openBoardId ? '' : '/c'}/${encodeURIComponent(card)}`;
}
