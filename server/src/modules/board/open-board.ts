import { activityDays } from '@canary/board/limits';
import { type BoardColumn, type BoardTerms, membersOnly } from '@canary/board/model';
import { columnsOfOpenBoard } from '@canary/board/state';

/** The id of the open board, which needs no invitation. Other code asks for the terms of a board instead. */
export const openBoardId = 'board';

/** The terms of a board, including terms that clients needn't know. */
export interface ServerTerms extends BoardTerms {
  /** The fixed columns of the board; null if its columns are rows that can be changed. */
  readonly columns: readonly BoardColumn[] | null;
  /** How many archived cards are kept; older cards are erased. Null if archived cards count towards a limit instead. */
  readonly keptCards: number | null;
  /** For how many days the activity is kept. */
  readonly activityDays: number;
  /** Whether the log and the activity name the author of a change. */
  readonly namesAuthors: boolean;
}

/** The boards with terms of their own. */
export const specialBoards: ReadonlyMap<string, ServerTerms> = new Map([
  [
    openBoardId,
    {
      everyone: 'visitor',
      archiveDays: 30,
      columns: columnsOfOpenBoard,
      keptCards: 10_000,
      activityDays: 30,
      namesAuthors: false,
    },
  ],
]);

/** The terms of all other boards. */
export const termsOfMost: ServerTerms = {
  ...membersOnly,
  columns: null,
  keptCards: null,
  activityDays,
  namesAuthors: true,
};

/** The terms of a board. */
export function termsOf(boardId: string): ServerTerms {
  return specialBoards.get(boardId) ?? termsOfMost;
}
