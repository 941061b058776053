import { openBoardId } from '#config/board-paths.ts';

/** A board as an account uses it. */
export interface BoardRef {
  readonly boardId: string;
  /** Null for a board that needs no login. */
  readonly accountId: string | null;
}

/** The board of the page `/tasks`, which everyone may use. */
export const openBoardRef: BoardRef = { boardId: openBoardId, accountId: null };

/** The name of a board in this browser. Each account has its own names, so that no account gets the data of another. */
export function boardKeyOf({ boardId, accountId }: BoardRef): string {
  return `${accountId ?? ''}:${boardId}`;
}
