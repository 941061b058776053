import { activityDays } from '@canary/board/limits';
import type { BoardColumn } from '@canary/board/model';
import type { Role } from '@canary/board/roles';
import { columnsOfOpenBoard } from '@canary/board/state';

/** The id of the open board, which is used without an invitation. Other code asks for the rules of a board. */
export const openBoardId = 'board';

const dayMs = 24 * 60 * 60_000;

/** What isn't the same on every board. */
export interface BoardRules {
  /** The role of people who aren't members; null if only members may use the board. */
  readonly everyone: Role | null;
  /** The columns, if nobody can change them; null if they are rows of the board. */
  readonly columns: readonly BoardColumn[] | null;
  /** Archived cards that are older, in milliseconds, or more than this are erased; null if they stay until someone does it. */
  readonly archive: { readonly keptMs: number; readonly maxCards: number } | null;
  /** How long the activity is kept, in milliseconds. */
  readonly activityMs: number;
  /** Whether the log and the activity name the author of a change. */
  readonly namesAuthors: boolean;
}

const rulesOfMost: BoardRules = {
  everyone: null,
  columns: null,
  archive: null,
  activityMs: activityDays * dayMs,
  namesAuthors: true,
};

/** The boards with rules of their own. */
export const specialBoards: ReadonlyMap<string, BoardRules> = new Map([
  [
    openBoardId,
    {
      everyone: 'visitor',
      columns: columnsOfOpenBoard,
      archive: { keptMs: 30 * dayMs, maxCards: 10_000 },
      activityMs: 30 * dayMs,
      namesAuthors: false,
    },
  ],
]);

/** The rules of a board. */
export function rulesOf(boardId: string): BoardRules {
  return specialBoards.get(boardId) ?? rulesOfMost;
}
