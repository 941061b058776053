import type { DBSchema } from 'idb';
import { staysLoggedIn } from '#session/offline-session.ts';
import { declareDatabase } from '#shared/storage/database.ts';
import type { BoardRef } from './board-ref.ts';

/** What a user has made on a board and the server doesn't have: changes, drafts, conflicts, and texts to copy. */
export type UnsentKind = 'change' | 'draft' | 'conflict' | 'text';

/** A stored item. {@link UnsentItem.content} is as another build of the site may have written it. */
interface UnsentItem {
  readonly kind: UnsentKind;
  /** Unique within its kind on the board. */
  readonly id: string;
  readonly content: unknown;
}

/** An item to store, or to delete if it has no content. */
type UnsentWrite = Pick<UnsentItem, 'kind' | 'id'> & { readonly content?: unknown };

type Key = [accountId: string, boardId: string, kind: UnsentKind, id: string];

interface UnsentDatabase extends DBSchema {
  items: {
    key: Key;
    value: {
      readonly content: unknown;
      /** For a user who isn't kept logged in, when the item is deleted, in milliseconds since 1970. */
      readonly expiresAt: number | null;
    };
  };
}

/** An expired session keeps what wasn't sent. A log-out deletes what its account has in it. */
const withItems = declareDatabase<UnsentDatabase>('account:log-out:unsent', ['items']);

/** How long a browser keeps what a user made who isn't kept logged in, in milliseconds. */
const sharedBrowserMs = 24 * 60 * 60_000;

const accountPart = ({ accountId }: Pick<BoardRef, 'accountId'>) => accountId ?? '';

/** Reads all items of a board; undefined if the browser denies storage. */
export function readUnsent(board: BoardRef): Promise<readonly UnsentItem[] | undefined> {
  return withItems(async (db) => {
    const items: UnsentItem[] = [];
    let cursor = await db.transaction('items').store.openCursor(keysFrom(accountPart(board), board.boardId));
    for (; cursor; cursor = await cursor.continue()) {
      const [, , kind, id] = cursor.key;
      items.push({ kind, id, content: cursor.value.content });
    }
    return items;
  });
}

/** Whether an item is stored; undefined if the browser denies storage. */
export function isUnsentStored(
  board: BoardRef,
  { kind, id }: Pick<UnsentItem, 'kind' | 'id'>,
): Promise<boolean | undefined> {
  const key: Key = [accountPart(board), board.boardId, kind, id];
  return withItems(async (db) => (await db.getKey('items', key)) !== undefined);
}

/** Stores items. Returns whether they are on the disk; false if the browser denies storage. */
export async function writeUnsent(board: BoardRef, writes: readonly UnsentWrite[]): Promise<boolean> {
  const isOfGuest = board.accountId !== null && !staysLoggedIn();
  const expiresAt = isOfGuest ? Date.now() + sharedBrowserMs : null;
  const isWritten = await withItems(async (db) => {
    const transaction = db.transaction('items', 'readwrite', { durability: 'strict' });
    for (const { kind, id, content } of writes) {
      const key: Key = [accountPart(board), board.boardId, kind, id];
      await (content === undefined
        ? transaction.store.delete(key)
        : transaction.store.put({ content, expiresAt }, key));
    }
    await transaction.done;
    return true;
  });
  return isWritten ?? false;
}

/** The boards with unsent changes. Deletes items that have expired. */
export async function listUnsentBoards(): Promise<readonly BoardRef[]> {
  const boards = new Map<string, BoardRef>();
  await withItems(async (db) => {
    let cursor = await db.transaction('items', 'readwrite').store.openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      const [accountId, boardId, kind] = cursor.key;
      const { expiresAt } = cursor.value;
      if (expiresAt !== null && expiresAt < Date.now()) await cursor.delete();
      else if (kind === 'change')
        boards.set(`${accountId}:${boardId}`, { accountId: accountId || null, boardId });
    }
  });
  return [...boards.values()];
}

/** The number of an account's changes that this browser hasn't sent. */
export async function countUnsent(accountId: string): Promise<number> {
  const keys = await withItems((db) => db.getAllKeys('items', keysFrom(accountId)));
  return keys?.filter(([, , kind]) => kind === 'change').length ?? 0;
}

/** What an account has made that the server doesn't have, drafts and texts included. */
export async function listUnsent(accountId: string): Promise<readonly unknown[]> {
  const items = await withItems((db) => db.getAll('items', keysFrom(accountId)));
  return items?.map(({ content }) => content) ?? [];
}

/** Deletes everything that an account hasn't sent from this browser. */
export async function eraseUnsent(accountId: string): Promise<void> {
  await withItems((db) => db.delete('items', keysFrom(accountId)));
}

/** The keys that start with these parts. An array is greater than every string. */
function keysFrom(...parts: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}
