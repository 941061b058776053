/** A board that isn't the open one, as an account uses it. */
export interface OwnBoard {
  readonly boardId: string;
  readonly accountId: string;
}

/**
 * The name of a board in this browser. Each account has its own names, so that no account gets the data of another.
 *
 * @param board null for the open board, which belongs to no account
 */
export function boardKeyOf(board: OwnBoard | null): string {
  return board ? `${board.accountId}:${board.boardId}` : '';
}
