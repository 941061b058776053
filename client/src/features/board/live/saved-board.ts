import { type BoardColumn, type ChecklistItem, compareRanked, type Snapshot } from '@canary/board/model';
import { columnsOfOpenBoard } from '@canary/board/state';
import type { DBSchema } from 'idb';
import { recallUnlocks } from '#session/offline-session.ts';
import { declareDatabase } from '#shared/storage/database.ts';
import type { BoardRef } from './board-ref.ts';

/** A board as this browser last knew it. */
export interface SavedBoard {
  readonly snapshot: Snapshot;
  /** An ISO 8601 timestamp. */
  readonly savedAt: string;
  /** See {@link BoardRef}. */
  readonly accountId: string | null;
}

/** The description, checklist and comments of a card. */
export interface CardTexts {
  /** The card's `textVersion` that was read. */
  readonly version: number;
  readonly description: string;
  readonly checklist: readonly ChecklistItem[];
  /** The newest comments, the newest first. */
  readonly comments: readonly CardComment[];
  /** The cursor after the last of the comments; null if these are all. */
  readonly next: string | null;
}

export interface CardComment {
  readonly id: string;
  /** The author's id among the board's people. */
  readonly authorId: string;
  readonly text: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
}

/** The texts of a card that this browser has opened. */
interface SavedTexts {
  readonly texts: CardTexts;
  readonly accountId: string | null;
}

interface BoardDatabase extends DBSchema {
  board: { key: string; value: SavedBoard | SavedTexts };
}

const userBoards = declareDatabase<BoardDatabase>('account:session-end:boards', ['board']);

/** A visitor's board. A user's boards have another database: visitors may not see all of its data. */
const visitorBoard = declareDatabase<BoardDatabase>('browser:cleared:visitor-board', ['board']);

const boardPrefix = 'board:';
const keyOf = (boardId: string) => `${boardPrefix}${boardId}`;

/** The key of the texts of a card. */
const textsKeyOf = (boardId: string, cardId: string) => `texts:${boardId}:${cardId}`;

/** Whether a user is logged in, as far as this browser knows. */
export const isUserKnown = () => recallUnlocks() !== null;

/** The databases that may have a board, in the order of reading. */
const databasesOf = ({ accountId }: BoardRef) =>
  accountId === null ? [userBoards, visitorBoard] : [userBoards];

/**
 * Saves a board for a reload without a connection. Does nothing if the browser denies storage.
 *
 * @param isOfUser whether a user was logged in when the board was read. If that user has logged out since, the board
 *   isn't saved.
 */
export async function saveBoard(
  { boardId, accountId }: BoardRef,
  snapshot: Snapshot,
  isOfUser: boolean,
): Promise<void> {
  const isOfAccount = isOfUser || accountId !== null;
  const row = { snapshot, savedAt: new Date().toISOString(), accountId };
  await (isOfAccount ? userBoards : visitorBoard)(async (db) => {
    if (!isOfAccount || isUserKnown()) await db.put('board', row, keyOf(boardId));
  });
}

/** The saved board; undefined if no board is saved, or if another account saved it. */
export async function readSavedBoard(board: BoardRef): Promise<SavedBoard | undefined> {
  const row = await readRow(board, keyOf(board.boardId));
  return row && 'snapshot' in row ? row : undefined;
}

/** A saved board in a list. */
export interface ListedBoard {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly { readonly column: Pick<BoardColumn, 'id' | 'name'>; readonly cards: number }[];
  /** An ISO 8601 timestamp. */
  readonly savedAt: string;
}

/** The boards that this browser has saved for its user, sorted by name. Reads one board at a time. */
export async function listSavedBoards(): Promise<ListedBoard[]> {
  if (!isUserKnown()) return [];
  const listed: ListedBoard[] = [];
  await userBoards(async (db) => {
    let cursor = await db.transaction('board').store.openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      const { key, value } = cursor;
      if (key.startsWith(boardPrefix) && 'snapshot' in value && value.accountId !== null)
        listed.push({ id: key.slice(boardPrefix.length), ...summaryOf(value) });
    }
  });
  return listed.sort((a, b) => a.name.localeCompare(b.name));
}

function summaryOf({ snapshot, savedAt }: SavedBoard): Omit<ListedBoard, 'id'> {
  const { name = '', columns = columnsOfOpenBoard, tasks } = snapshot;
  const counts = new Map<string, number>();
  for (const { columnId } of tasks) counts.set(columnId, (counts.get(columnId) ?? 0) + 1);
  const counted = [...columns]
    .sort(compareRanked)
    .map((column) => ({ column, cards: counts.get(column.id) ?? 0 }));
  return { name, columns: counted, savedAt };
}

/** The account that saved a board in this browser; undefined without such a board, or after a log-out. */
export async function readSavedAccount(boardId: string): Promise<string | undefined> {
  if (!isUserKnown()) return undefined;
  const row = await userBoards((db) => db.get('board', keyOf(boardId)));
  return row?.accountId ?? undefined;
}

/** Deletes a saved board with the texts of its cards. */
export async function deleteSavedBoard(board: BoardRef): Promise<void> {
  for (const run of databasesOf(board))
    await run(async (db) => {
      await db.delete('board', keyOf(board.boardId));
      const prefix = textsKeyOf(board.boardId, '');
      await db.delete('board', IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    });
}

/** Saves the texts of a card that the user has opened, for later without a connection. */
export async function saveTexts(
  { boardId, accountId }: BoardRef,
  cardId: string,
  texts: CardTexts,
): Promise<void> {
  const isOfUser = isUserKnown();
  if (accountId !== null && !isOfUser) return;
  await (isOfUser ? userBoards : visitorBoard)((db) =>
    db.put('board', { texts, accountId }, textsKeyOf(boardId, cardId)),
  );
}

/** The saved texts of a card; undefined if there are none, or if another account saved them. */
export async function readSavedTexts(board: BoardRef, cardId: string): Promise<CardTexts | undefined> {
  const row = await readRow(board, textsKeyOf(board.boardId, cardId));
  return row && 'texts' in row ? row.texts : undefined;
}

/** A row that the board's account saved. The database of users is for a user who is logged in. */
async function readRow(board: BoardRef, key: string): Promise<SavedBoard | SavedTexts | undefined> {
  for (const run of databasesOf(board)) {
    if (run === userBoards && !isUserKnown()) continue;
    const row = await run((db) => db.get('board', key));
    if (row?.accountId === board.accountId) return row;
  }
  return undefined;
}
