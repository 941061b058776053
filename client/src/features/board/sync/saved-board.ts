import type { Snapshot } from '@canary/board/model';
import type { DBSchema, IDBPDatabase } from 'idb';
import { recallUnlocks } from '#session/offline-session.ts';
import { withDatabase } from '#shared/storage/database.ts';

/** The board as this browser last knew it. */
export interface SavedBoard {
  readonly snapshot: Snapshot;
  /** An ISO 8601 timestamp. */
  readonly savedAt: string;
}

interface SavedRow extends SavedBoard {
  /** Whether a user was logged in, who may have seen what visitors may not. */
  readonly isOfUser: boolean;
}

interface BoardDatabase extends DBSchema {
  board: { key: 'last-known'; value: SavedRow };
}

/** Saves the board for a reload without a connection. Does nothing if the browser denies storage. */
export async function saveBoard(snapshot: Snapshot): Promise<void> {
  const row = { snapshot, savedAt: new Date().toISOString(), isOfUser: wasLoggedIn() };
  await withBoard((db) => db.put('board', row, 'last-known'));
}

/** The saved board; undefined if there is none. Deletes the board of a user who has logged out since. */
export async function readSavedBoard(): Promise<SavedBoard | undefined> {
  const row = await withBoard((db) => db.get('board', 'last-known'));
  if (!row?.isOfUser || wasLoggedIn()) return row;
  await deleteSavedBoard();
  return undefined;
}

export async function deleteSavedBoard(): Promise<void> {
  await withBoard((db) => db.delete('board', 'last-known'));
}

const wasLoggedIn = () => recallUnlocks() !== null;

const withBoard = <Value>(act: (db: IDBPDatabase<BoardDatabase>) => Promise<Value>) =>
  withDatabase<BoardDatabase, Value>('canary-qr-board', ['board'], act);
