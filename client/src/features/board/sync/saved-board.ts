import { type BoardColumn, compareRanked, type Snapshot } from '@canary/board/model';
import { columnsOfOpenBoard } from '@canary/board/state';
import type { DBSchema, IDBPDatabase } from 'idb';
import { recallUnlocks, userBoardDatabase } from '#session/offline-session.ts';
import { withDatabase } from '#shared/storage/database.ts';
import type { OwnBoard } from '../own-board.ts';

/** A board as this browser last knew it. */
export interface SavedBoard {
  readonly snapshot: Snapshot;
  /** An ISO 8601 timestamp. */
  readonly savedAt: string;
  /** The account that read the board; missing for the open board. */
  readonly accountId?: string;
}

/** The description and comments of a card. */
export interface CardTexts {
  /** The card's `textVersion` that was read. */
  readonly version: number;
  readonly description: string;
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
  readonly accountId: string;
}

interface BoardDatabase extends DBSchema {
  board: { key: string; value: SavedBoard | SavedTexts };
}

/** The database of a visitor's board. A user's boards have another database: visitors may not see all of its data. */
const visitorBoardDatabase = 'canary-qr-visitor-board';

/** The key of the open board. */
const openBoardKey = 'last-known';

/** Begins the keys of other boards. The colon keeps them apart from the open board's key, because users may choose ids. */
const ownBoardPrefix = 'board:';
const keyOf = (boardId: string) => `${ownBoardPrefix}${boardId}`;

/** The key of the texts of a card. */
const textsKeyOf = (boardId: string, cardId: string) => `texts:${boardId}:${cardId}`;

/** Whether a user is logged in, as far as this browser knows. */
export const isUserKnown = () => recallUnlocks() !== null;

/**
 * Saves a board for a reload without a connection. Does nothing if the browser denies storage.
 *
 * @param board null for the open board
 * @param isOfUser whether a user was logged in when the board was read. If the user has logged out since, it isn't saved.
 */
export async function saveBoard(
  board: OwnBoard | null,
  snapshot: Snapshot,
  isOfUser: boolean,
): Promise<void> {
  const row = { snapshot, savedAt: new Date().toISOString() };
  await withBoards(board || isOfUser ? userBoardDatabase : visitorBoardDatabase, async (db) => {
    if (board && isUserKnown())
      await db.put('board', { ...row, accountId: board.accountId }, keyOf(board.boardId));
    else if (!board && (!isOfUser || isUserKnown())) await db.put('board', row, openBoardKey);
  });
}

/** The saved board; undefined if there is none, or if another account saved it. */
export async function readSavedBoard(board: OwnBoard | null): Promise<SavedBoard | undefined> {
  if (board) {
    const saved = await readOwnBoard(board.boardId);
    return saved?.accountId === board.accountId ? saved : undefined;
  }
  const read = (name: string) => withBoards(name, (db) => db.get('board', openBoardKey));
  const saved =
    (isUserKnown() ? await read(userBoardDatabase) : undefined) ?? (await read(visitorBoardDatabase));
  return saved && 'snapshot' in saved ? saved : undefined;
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
  await withBoards(userBoardDatabase, async (db) => {
    let cursor = await db.transaction('board').store.openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      const { key, value } = cursor;
      if (key.startsWith(ownBoardPrefix) && 'snapshot' in value)
        listed.push({ id: key.slice(ownBoardPrefix.length), ...summaryOf(value) });
    }
  });
  return listed.sort((a, b) => a.name.localeCompare(b.name));
}

function summaryOf({ snapshot, savedAt }: SavedBoard): Omit<ListedBoard, 'id'> {
  const { name = '', columns = columnsOfOpenBoard, tasks } = snapshot;
  const counts = new Map<string, number>();
  for (const { column } of tasks) counts.set(column, (counts.get(column) ?? 0) + 1);
  const counted = [...columns]
    .sort(compareRanked)
    .map((column) => ({ column, cards: counts.get(column.id) ?? 0 }));
  return { name, columns: counted, savedAt };
}

/** The account that saved a board in this browser; undefined if there is none, or its user has logged out. */
export async function readSavedAccount(boardId: string): Promise<string | undefined> {
  return (await readOwnBoard(boardId))?.accountId;
}

/** @param board null for the open board */
export async function deleteSavedBoard(board: OwnBoard | null): Promise<void> {
  if (board)
    await withBoards(userBoardDatabase, async (db) => {
      await db.delete('board', keyOf(board.boardId));
      const prefix = textsKeyOf(board.boardId, '');
      await db.delete('board', IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    });
  else
    for (const name of [userBoardDatabase, visitorBoardDatabase])
      await withBoards(name, (db) => db.delete('board', openBoardKey));
}

async function readOwnBoard(boardId: string): Promise<SavedBoard | undefined> {
  const row = await readRow(keyOf(boardId));
  return row && 'snapshot' in row ? row : undefined;
}

/** Saves the texts of a card that the user has opened, for later without a connection. */
export async function saveTexts(
  { boardId, accountId }: OwnBoard,
  cardId: string,
  texts: CardTexts,
): Promise<void> {
  await withBoards(userBoardDatabase, async (db) => {
    if (isUserKnown()) await db.put('board', { texts, accountId }, textsKeyOf(boardId, cardId));
  });
}

/** The saved texts of a card; undefined if there are none, or if another account saved them. */
export async function readSavedTexts(
  { boardId, accountId }: OwnBoard,
  cardId: string,
): Promise<CardTexts | undefined> {
  const row = await readRow(textsKeyOf(boardId, cardId));
  return row && 'texts' in row && row.accountId === accountId ? row.texts : undefined;
}

const readRow = async (key: string) =>
  isUserKnown() ? await withBoards(userBoardDatabase, (db) => db.get('board', key)) : undefined;

const withBoards = <Value>(name: string, act: (db: IDBPDatabase<BoardDatabase>) => Promise<Value>) =>
  withDatabase<BoardDatabase, Value>(name, ['board'], act);
