import { openBoardId } from '#config/board-paths.ts';
import type { UnsentDocument } from '#shared/storage/unsent-database.ts';

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

const unsentPrefix = 'board/';

/** A board's data in this browser that the server doesn't have yet. */
export function unsentOf({ boardId, accountId }: BoardRef): UnsentDocument {
  return { accountId, name: `${unsentPrefix}${boardId}` };
}

/** The boards among these documents. */
export function boardsAmong(documents: readonly UnsentDocument[]): readonly BoardRef[] {
  return documents
    .filter(({ name }) => name.startsWith(unsentPrefix))
    .map(({ accountId, name }) => ({ accountId, boardId: name.slice(unsentPrefix.length) }));
}
