import type { DBSchema } from 'idb';
import { declareDatabase } from './database.ts';

/** A live document as an account uses it. */
export interface UnsentDocument {
  /** Null for a document that needs no login. */
  readonly accountId: string | null;
  /** Unique among the documents of an account. */
  readonly name: string;
}

/** The kinds of data that the server doesn't have: changes, drafts, conflicts, and texts to copy. */
export type UnsentKind = 'change' | 'draft' | 'conflict' | 'text';

/** A stored item. {@link UnsentItem.content} is as another build of the site may have written it. */
interface UnsentItem {
  readonly kind: UnsentKind;
  /** Unique within its kind in the document. */
  readonly id: string;
  readonly content: unknown;
}

/** An item to store, or to delete if it has no content. */
type UnsentWrite = Pick<UnsentItem, 'kind' | 'id'> & { readonly content?: unknown };

type Key = [accountId: string, document: string, kind: UnsentKind, id: string];

interface UnsentDatabase extends DBSchema {
  items: {
    key: Key;
    value: {
      readonly content: unknown;
      /** When the item is deleted, in milliseconds since 1970; null if it stays until it is sent. */
      readonly expiresAt: number | null;
    };
  };
}

/** The unsent data of all accounts. It outlives an expired session; a log-out deletes the account's items. */
const withItems = declareDatabase<UnsentDatabase>('account:log-out:unsent', ['items']);

const accountPart = ({ accountId }: UnsentDocument) => accountId ?? '';

/** Reads all items of a document; undefined if the browser denies storage. */
export function readUnsent(document: UnsentDocument): Promise<readonly UnsentItem[] | undefined> {
  return withItems(async (db) => {
    const items: UnsentItem[] = [];
    const keys = keysFrom(accountPart(document), document.name);
    let cursor = await db.transaction('items').store.openCursor(keys);
    for (; cursor; cursor = await cursor.continue()) {
      const [, , kind, id] = cursor.key;
      items.push({ kind, id, content: cursor.value.content });
    }
    return items;
  });
}

/** Whether an item is stored; undefined if the browser denies storage. */
export function isUnsentStored(
  document: UnsentDocument,
  { kind, id }: Pick<UnsentItem, 'kind' | 'id'>,
): Promise<boolean | undefined> {
  const key: Key = [accountPart(document), document.name, kind, id];
  return withItems(async (db) => (await db.getKey('items', key)) !== undefined);
}

/** Stores items. Returns whether they are on the disk; false if the browser denies storage. */
export async function writeUnsent(
  document: UnsentDocument,
  writes: readonly UnsentWrite[],
  expiresAt: number | null = null,
): Promise<boolean> {
  const isWritten = await withItems(async (db) => {
    const transaction = db.transaction('items', 'readwrite', { durability: 'strict' });
    for (const { kind, id, content } of writes) {
      const key: Key = [accountPart(document), document.name, kind, id];
      await (content === undefined
        ? transaction.store.delete(key)
        : transaction.store.put({ content, expiresAt }, key));
    }
    await transaction.done;
    return true;
  });
  return isWritten ?? false;
}

const channelName = 'canary-qr-unsent';
const nameOf = (document: UnsentDocument) => JSON.stringify([document.accountId, document.name]);

/**
 * Tells the tabs of this browser that a document's items have changed.
 *
 * @param teller an id. Watchers with this id aren't told.
 */
export function tellUnsent(document: UnsentDocument, teller: string, message?: unknown): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ name: nameOf(document), teller, message });
  channel.close();
}

/**
 * Calls back when items of a document, or of any document, have changed in this browser. Returns a function that
 * unsubscribes.
 */
export function watchUnsent(
  onChange: (message: unknown) => void,
  document?: UnsentDocument,
  watcher?: string,
): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const { name, teller, message } = Object(data);
    if (teller !== watcher && (!document || name === nameOf(document))) onChange(message);
  });
  return () => channel.close();
}

/** The documents with unsent changes. Deletes items that have expired. */
export async function listUnsentDocuments(): Promise<readonly UnsentDocument[]> {
  const documents = new Map<string, UnsentDocument>();
  await withItems(async (db) => {
    let cursor = await db.transaction('items', 'readwrite').store.openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      const [accountId, name, kind] = cursor.key;
      const { expiresAt } = cursor.value;
      if (expiresAt !== null && expiresAt < Date.now()) await cursor.delete();
      else if (kind === 'change')
        documents.set(JSON.stringify([accountId, name]), { accountId: accountId || null, name });
    }
  });
  return [...documents.values()];
}

/** The number of an account's unsent changes in this browser, of one document or of all documents. */
export async function countUnsent(accountId: string, name?: string): Promise<number> {
  const range = name === undefined ? keysFrom(accountId) : keysFrom(accountId, name);
  const keys = await withItems((db) => db.getAllKeys('items', range));
  return keys?.filter(([, , kind]) => kind === 'change').length ?? 0;
}

/** An account's unsent items, including drafts and texts. */
export async function listUnsent(accountId: string): Promise<readonly unknown[]> {
  const items = await withItems((db) => db.getAll('items', keysFrom(accountId)));
  return items?.map(({ content }) => content) ?? [];
}

/** Deletes an account's unsent items from this browser. */
export async function eraseUnsent(accountId: string): Promise<void> {
  await withItems((db) => db.delete('items', keysFrom(accountId)));
}

/** The range of keys that start with these parts. In IndexedDB, an array is greater than every string. */
function keysFrom(...parts: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}
