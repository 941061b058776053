import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Snapshot } from '../../board/src/model.ts';
import { columnsOfOpenBoard, createBoardState } from '../../board/src/state.ts';
import type { LoggedEvent } from '../../server/src/modules/board/log/event.ts';
import { readBoard } from '../../server/src/modules/board/log/read-board.ts';
import { firstColumns } from '../../server/src/modules/board/members/own-boards.ts';
import { openBoardId } from '../../server/src/modules/board/open-board.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import type { SentChange } from './board-changes.ts';
import { type BoardClient, type BoardOfClient, openBoardClient } from './board-client.ts';
import type { BoardLogs } from './board-logs.ts';
import type { Tally } from './board-workload.ts';

/** The time in which a change must reach every client after the last fault, in milliseconds. */
const deliveryMs = 20_000;

/** Checks that all clients end up with the board of a client that reads the board now, card for card and in order. */
export async function expectSameBoards(
  url: string,
  clients: readonly BoardClient[],
  boardOfClient: BoardOfClient = {},
): Promise<Snapshot> {
  const fresh = await openBoardClient(() => url, boardOfClient);
  const board = fresh.seen();
  await fresh.close();
  const reached = Promise.all(clients.map((client) => client.reached(board.version)));
  await Promise.race([reached, delay(deliveryMs, undefined, { ref: false })]);
  for (const client of clients) expect(client.seen()).toEqual(board);
  // Two cards with the same rank would have no order.
  const ranks = new Set(board.tasks.map(({ columnId, rank }) => `${columnId} ${rank}`));
  expect(ranks.size).toBe(board.tasks.length);
  return board;
}

/** A board in a database that no server uses. */
export interface StoredBoard {
  readonly events: readonly LoggedEvent[];
  /** The ids of the board's cards, including deleted cards. */
  readonly cards: ReadonlySet<string>;
  /** The descriptions, items and comments, including deleted comments, of cards that aren't copies. */
  readonly texts: readonly string[];
  /** The texts of copies. */
  readonly copiedTexts: readonly string[];
}

/**
 * Checks the logs of an unused database: each log has every version up to the board's version once, and every key once;
 * its events make the stored board; and the board has the right numbers of cards and texts. Returns the boards.
 *
 * @param logs the logs of the boards from their first events on
 */
export async function checkStoredBoards(
  databaseUrl: string,
  logs: BoardLogs,
): Promise<Map<string, StoredBoard>> {
  const { client: db, close } = await openDatabase(databaseUrl);
  try {
    const boards = new Map<string, StoredBoard>();
    for (const { id: boardId, ...board } of await db.board.findMany()) {
      const events = logs.eventsOf(boardId);
      expect(events.map(({ version }) => version)).toEqual(
        Array.from({ length: board.version }, (_, index) => index + 1),
      );
      const keys = events.flatMap(({ changeId }) => changeId ?? []);
      expect(new Set(keys).size).toBe(keys.length);

      const state = startBoard(boardId, board.name);
      for (const event of events) state.apply(event);
      const stored = await readBoard(db, boardId);
      expect(byId({ version: 0, tasks: [...state.cards()], users: [...state.users().values()] })).toEqual(
        byId(stored),
      );
      expect(state.columns()).toEqual(stored.columns);
      expect(state.labels()).toEqual(new Map(stored.labels?.map((label) => [label.id, label])));

      // An `include` would name thousands of cards, which are more parameters than a statement may have.
      const cards = await db.task.findMany({ where: { boardId } });
      const descriptions = await db.taskText.findMany({ where: { boardId } });
      const items = await db.taskItem.findMany({ where: { boardId } });
      const comments = await db.taskComment.findMany({ where: { boardId } });
      const described = new Set(
        descriptions.filter(({ description }) => description !== '').map(({ taskId }) => taskId),
      );
      const shown = comments.filter(({ deletedAt }) => deletedAt === null);
      for (const { id, ...card } of cards) {
        const checklist = items.filter(({ taskId }) => taskId === id);
        expect(card).toMatchObject({
          hasDescription: described.has(id),
          itemCount: checklist.length,
          doneItemCount: checklist.filter(({ isDone }) => isDone).length,
          commentCount: shown.filter(({ taskId }) => taskId === id).length,
        });
      }
      const texts = [
        ...descriptions.map(({ taskId, description }) => ({ taskId, text: description })),
        ...items,
        ...comments,
      ];
      const copies = new Set(
        events
          .filter(({ kind }) => kind === 'copyTask')
          .flatMap(({ writes }) => writes.cards?.flatMap(({ id, title }) => (title === undefined ? [] : id))),
      );
      expect(new Set(items.map(({ taskId, rank }) => `${taskId} ${rank}`)).size).toBe(items.length);
      expect(board).toMatchObject({
        tasks: stored.tasks.length,
        users: stored.users.length,
        cardBytes: bytesOfTexts(stored.tasks.map((card) => JSON.stringify(card))),
        textBytes: bytesOfTexts(texts.map(({ text }) => text)),
        archived: boardId === openBoardId ? 0 : cards.length - stored.tasks.length,
      });
      const textsOf = (areCopies: boolean) =>
        texts.filter(({ taskId }) => copies.has(taskId) === areCopies).map(({ text }) => text);
      boards.set(boardId, {
        ...{ events, cards: new Set(cards.map(({ id }) => id)) },
        ...{ texts: textsOf(false), copiedTexts: textsOf(true) },
      });
    }
    return boards;
  } finally {
    await close();
  }
}

/** Compares the answers to the changes of a board's clients with the stored board. */
export function compareWithStored(
  stored: StoredBoard | undefined,
  { acknowledged, unknown, unkeyed }: Tally,
) {
  const { events = [], cards, texts = [], copiedTexts = [] } = stored ?? {};
  const known = new Map([...unknown, ...acknowledged]);
  const liveCards = new Set<string>();
  const logged = new Set<string>();
  const lost: string[] = [];
  const repeated: unknown[] = [];
  for (const event of events) {
    const { changeId, kind, writes } = event;
    const change = known.get(changeId ?? '');
    // The log has each key once, so a repeated change is a change without an answer, or a change that was rejected.
    if (change && changeId !== null) logged.add(changeId);
    else if (!unkeyedKinds.has(kind)) repeated.push(event);
    const written = (writes.cards ?? []).map(({ id }) => id);
    const deleted = writes.deleted?.cards ?? [];
    if (change && severalKinds.has(kind)) {
      const changed = new Set([...written, ...deleted]);
      const named = cardsNamedIn(change);
      lost.push(...named.filter((id) => liveCards.has(id) && !changed.has(id)));
      // A card that the change doesn't name made room: only its rank has changed.
      const isNamed = new Set(named);
      for (const card of writes.cards ?? [])
        if (!isNamed.has(card.id) && Object.keys(card).join() !== 'id,rank') repeated.push(event);
    }
    for (const id of written) liveCards.add(id);
    for (const id of deleted) liveCards.delete(id);
    if (kind === 'purgeTask')
      lost.push(...deleted.filter((id) => cards?.has(id)).map((id) => `erasure of ${id}`));
  }
  lost.push(...[...acknowledged.keys()].filter((changeId) => !logged.has(changeId)));
  for (const [kind, count] of unkeyed) {
    const found = events.filter((event) => event.kind === kind).length;
    if (found < count) lost.push(`${count - found} of ${kind}`);
    // A board that isn't deleted can be restored again.
    if (found > count && kind !== 'restoreBoard') repeated.push(`${found - count} of ${kind}`);
  }

  // Every text has the keys of all changes that have written it. An item has the key of the last change only.
  const keysIn = (some: readonly string[]) => some.flatMap((text) => text.match(uuid) ?? []);
  const written = keysIn([...texts, ...copiedTexts]);
  for (const [changeId, { variables }] of acknowledged) {
    const { text, id, itemId } = Object(variables['input']);
    if (text !== undefined && itemId === undefined && cards?.has(id) && !written.includes(changeId))
      lost.push(`text of ${changeId}`);
  }
  const inTexts = new Set<string>();
  for (const changeId of keysIn(texts)) {
    if (inTexts.has(changeId) || !known.has(changeId)) repeated.push(`text of ${changeId}`);
    inTexts.add(changeId);
  }
  return { lost, repeated };
}

/** The kinds of events without an idempotency key. */
const unkeyedKinds = new Set([
  'createBoard',
  'finishImport',
  'joinBoard',
  'leaveBoard',
  'deleteBoard',
  'restoreBoard',
]);
/** The kinds of changes that change each named card. */
const severalKinds = new Set(['updateTask', 'moveTask', 'deleteTask']);
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The ids of the cards that a change names. */
function cardsNamedIn({ variables }: SentChange): readonly string[] {
  const { id, otherIds = [], taskIds = [] } = Object(variables['input']);
  return [id, ...otherIds, ...taskIds];
}

/** A new board before its first event. */
function startBoard(id: string, name: string) {
  const state = createBoardState();
  const columns = id === openBoardId ? columnsOfOpenBoard : firstColumns;
  state.load({ version: 0, name, columns, tasks: [], users: [] });
  return state;
}

/** The cards and people of a board by id. */
function byId({ tasks, users }: Snapshot) {
  return [...tasks, ...users].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function bytesOfTexts(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
