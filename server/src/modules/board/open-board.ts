import { activityDays } from '@canary/board/limits';
import { type BoardColumn, type BoardTerms, membersOnly } from '@canary/board/model';
import { columnsOfOpenBoard } from '@canary/board/state';

/** The id of the open board, which is used without an invitation. Other code asks for the rules of a board. */
export const openBoardId = 'board';

/** What isn't the same on every board. */
export interface BoardRules extends BoardTerms {
  /** The columns, if nobody can change them; null if they are rows of the board. */
  readonly columns: readonly BoardColumn[] | null;
  /** How many archived cards are kept; older ones are erased. Null if they count towards a limit instead. */
  readonly keptCards: number | null;
  /** For how many days the activity is kept. */
  readonly activityDays: number;
  /** Whether the log and the activity name the author of a change. */
  readonly namesAuthors: boolean;
}

const rulesOfMost: BoardRules = {
  ...membersOnly,
  columns: null,
  keptCards: null,
  activityDays,
  namesAuthors: true,
};

/** The boards with rules of their own. */
export const specialBoards: ReadonlyMap<string, BoardRules> = new Map([
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

/** The rules of a board. */
export function rulesOf(boardId: string): BoardRules {
  return specialBoards.get(boardId) ?? rulesOfMost;
}
