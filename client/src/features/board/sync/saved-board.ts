import type { Snapshot } from '@canary/board/model';
import type { DBSchema, IDBPDatabase } from 'idb';
import { recallUnlocks, userBoardDatabase } from '#session/offline-session.ts';
import { withDatabase } from '#shared/storage/database.ts';

/** The board as this browser last knew it. */
export interface SavedBoard {
  readonly snapshot: Snapshot;
  /** An ISO 8601 timestamp. */
  readonly savedAt: string;
}

interface BoardDatabase extends DBSchema {
  board: { key: 'last-known'; value: SavedBoard };
}

/** The database of a visitor's board. A user's board has another database: visitors may not see all of its data. */
const visitorBoardDatabase = 'canary-qr-visitor-board';

/** Whether a user is logged in, as far as this browser knows. */
export const isUserKnown = () => recallUnlocks() !== null;

/**
 * Saves the board for a reload without a connection. Does nothing if the browser denies storage.
 *
 * @param isOfUser whether a user was logged in when the board was read. If the user has logged out since, it isn't saved.
 */
export async function saveBoard(snapshot: Snapshot, isOfUser: boolean): Promise<void> {
  const row = { snapshot, savedAt: new Date().toISOString() };
  await withBoard(isOfUser ? userBoardDatabase : visitorBoardDatabase, async (db) => {
    if (!isOfUser || isUserKnown()) await db.put('board', row, 'last-known');
  });
}

/** The saved board; undefined if there is none. */
export async function readSavedBoard(): Promise<SavedBoard | undefined> {
  const read = (name: string) => withBoard(name, (db) => db.get('board', 'last-known'));
  return (isUserKnown() ? await read(userBoardDatabase) : undefined) ?? (await read(visitorBoardDatabase));
}

export async function deleteSavedBoard(): Promise<void> {
  for (const name of [userBoardDatabase, visitorBoardDatabase])
    await withBoard(name, (db) => db.delete('board', 'last-known'));
}

const withBoard = <Value>(name: string, act: (db: IDBPDatabase<BoardDatabase>) => Promise<Value>) =>
  withDatabase<BoardDatabase, Value>(name, ['board'], act);
