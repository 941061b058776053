import type { Snapshot } from '@canary/board/model';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { InputError } from '../../../platform/errors.ts';
import { boardDelay } from '../../../platform/metrics/metrics.ts';
import type { PubSub } from '../../../platform/pubsub/pubsub.ts';
import type { ReplaySource } from '../../../platform/pubsub/replay-stream.ts';
import type { BoardDb, BoardDbClient } from '../database.ts';
import { type LoggedEvent, logBytes, logLength } from './event.ts';
import { createLiveBoard, type LiveBoard } from './live-board.ts';
import { readBoard, readLog, readRows, readVersion } from './read-board.ts';

/** How many events a query reads, and a subscriber gets at a time. */
const pageSize = 500;
/** About how many bytes of memory a board takes, and each of its people and events. */
const boardBytes = 16 * 1024;
const itemBytes = 512;
/** How many bytes of memory a byte of JSON takes: 2.9 for cards with many short ids (Node 24), else 1.1 to 1.7. */
const memoryFactor = 3;
/** How many events are read from the database at a time. Fewer, because each event may have a hundred cards. */
const unheldPageSize = 50;

/** The services that follow and change boards. */
export interface BoardServices {
  readonly db: BoardDb;
  readonly pubsub: PubSub;
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
}

/** Tells a subscriber to load the whole board again, because the log doesn't reach back to the subscriber's version. */
export interface BoardReset {
  readonly kind: 'RESET';
  readonly version: number;
  readonly changeId: null;
}

/** Tells a subscriber that the board is closed to them. This is the subscriber's last event. */
export interface BoardClosed {
  readonly kind: 'CLOSED';
  /** The board's version after the change that closed it. */
  readonly version: number;
  readonly changeId: null;
  readonly reason: 'REMOVED' | 'DELETED';
}

/** An item that a subscriber gets from a log. */
export type LogItem = LoggedEvent | BoardReset | BoardClosed;

/** A board and its log, which this server reads once for all subscribers. Cursors are versions of the board. */
export interface BoardLog {
  readonly boardId: string;
  /** All changes, in order and without gaps. After too many missed changes, the stream ends with a reset. */
  readonly events: ReplaySource<LogItem>;
  /**
   * Calls back after each change of people or of the board itself, before any subscriber gets a later event. Returns a
   * function that removes the listener.
   */
  onMembersChanged(listener: () => void): () => void;
  /** The board with all changes of the log. */
  readonly board: LiveBoard;
  /** The board with all changes that any server has committed before the call. Rejects if the changes can't be read. */
  currentBoard(): Promise<LiveBoard>;
  /** Checks that a version exists. @throws InputError for a future or negative version */
  checkSince(since: number): Promise<void>;
  /** Reads the changes of other servers up to the version at which a transaction has locked the board. */
  catchUp(transaction: BoardDbClient, version: number): Promise<void>;
  /**
   * Appends events that this server has committed, in order, and signals the other servers. If earlier events are missing,
   * the log is read instead.
   */
  append(events: readonly LoggedEvent[]): Promise<void>;
  /**
   * Reads events that this server may have committed without an answer of the database, and signals the other servers.
   */
  findCommitted(): Promise<void>;
  /** Reads the changes of other servers. An error is logged. */
  refresh(): Promise<void>;
  /** Removes the cards and events from memory. Subscribers read events from the database if they need them again. */
  dropCards(): void;
  /** Reads the cards again after {@link dropCards}. */
  loadCards(): Promise<void>;
  /** About how many bytes of memory the board and its log take. */
  bytes(): number;
  close(): Promise<void>;
}

/**
 * Starts reading a board's log. All servers signal new events on the board's topic. Signals can get lost, so the caller
 * also refreshes the log now and then.
 *
 * @param onSignal refreshes the log when a change is signalled. The next signal waits for it
 * @throws NotFoundError if there is no such board
 */
export async function openBoardLog(
  { db, pubsub, logger, clock }: BoardServices,
  boardId: string,
  onSignal: () => Promise<void>,
): Promise<BoardLog> {
  const topic = `board:${boardId}` as const;
  const listeners = new Set<() => void>();
  const memberListeners = new Set<() => void>();
  const board = createLiveBoard();
  // Subscribes before the board is read, so that changes during the read are read afterwards.
  const signals = pubsub.subscribe(topic);
  await signals.next();
  try {
    board.load(await readBoard(db, boardId));
  } catch (error) {
    await signals.return?.();
    throw error;
  }
  const newest = board.version;
  /** The newest events, without gaps, from the read of the board on, and older events that a subscriber needed. */
  let held: LoggedEvent[] = [];
  let heldBytes = 0;
  const firstHeld = () => held[0]?.version ?? newest() + 1;
  /** Drops all events except the newest. @param count how many events to hold */
  const keep = (count: number) => {
    held = held.slice(held.length - count);
    heldBytes = bytesOfEvents(held);
  };

  const announce = () => {
    for (const onAdded of listeners) onAdded();
  };
  /** Adds the next events to the log in memory and to the board. */
  const add = (added: readonly LoggedEvent[]) => {
    if (added.length === 0) return;
    held.push(...added);
    heldBytes += bytesOfEvents(added);
    if (held.length > logLength + pageSize) keep(logLength);
    while (heldBytes > logBytes && held.length > 1) keep(Math.ceil(held.length / 2));
    for (const event of added) {
      board.apply(event);
      const { writes } = event;
      if (writes.people ?? writes.deleted?.people ?? writes.board)
        for (const onChanged of memberListeners) onChanged();
    }
    const now = clock.now();
    for (const { createdAt } of added) boardDelay.observe((now - createdAt.getTime()) / 1_000);
    announce();
  };

  /** Replaces the board by a snapshot of the same or a newer version. */
  const replace = (snapshot: Snapshot) => {
    const isNewer = snapshot.version > newest();
    board.load(snapshot);
    if (!isNewer) return;
    keep(0);
    for (const onChanged of memberListeners) onChanged();
    announce();
  };
  const reload = async (client: BoardDbClient) => {
    const snapshot = client === db ? await readBoard(db, boardId) : await readRows(client, boardId);
    if (snapshot.version > newest()) replace(snapshot);
  };
  const addNewEvents = async (client: BoardDbClient) => {
    for (;;) {
      const events = await readLog(client, boardId, newest(), pageSize);
      // Some of the events may have been added during the read.
      add((events ?? []).filter(({ version }) => version > newest()));
      // The next events were pruned while the database was unavailable for a long time.
      if (events === null) await reload(client);
      else if (events.length < pageSize) return;
    }
  };

  let lastUpdate: Promise<unknown> = Promise.resolve();
  let nextUpdate: Promise<void> | null = null;
  /** Adds new events after the running update, which may miss events that were committed meanwhile. */
  const update = (): Promise<void> => {
    if (nextUpdate) return nextUpdate;
    nextUpdate = lastUpdate.then(() => {
      nextUpdate = null;
      return addNewEvents(db);
    });
    lastUpdate = nextUpdate.catch(() => undefined);
    return nextUpdate;
  };
  const refresh = () =>
    update().catch((error: unknown) => logger.error({ err: error }, 'Failed to read the board log'));
  const listening = (async () => {
    for await (const _ of signals) await onSignal();
  })();

  let addingOlder: Promise<boolean> | null = null;
  /** Adds the events before the held events, once for all waiting subscribers. Returns false if there are none. */
  const addOlderEvents = async () => {
    const first = firstHeld();
    const since = Math.max(0, newest() - logLength, first - 1 - pageSize);
    const older = await readLog(db, boardId, since, first - 1 - since);
    if (!older || older.length === 0) return false;
    if (firstHeld() === first) {
      held.unshift(...older);
      heldBytes += bytesOfEvents(older);
    }
    return true;
  };

  const reset = () => ({
    items: [{ kind: 'RESET' as const, version: newest(), changeId: null }],
    cursor: newest(),
    isLast: true,
  });
  const events: ReplaySource<LogItem> = {
    newest,
    recent: (cursor) => {
      const first = firstHeld();
      if (cursor + 1 < first || newest() - cursor > pageSize) return null;
      return { items: held.slice(cursor + 1 - first), cursor: Math.max(cursor, newest()), isLast: false };
    },
    read: async (cursor) => {
      while (newest() - cursor <= logLength) {
        const start = cursor + 1 - firstHeld();
        if (start >= 0) {
          const items = held.slice(start, start + pageSize);
          return { items, cursor: items.at(-1)?.version ?? cursor, isLast: false };
        }
        if (heldBytes >= logBytes / 2) {
          const items = await readLog(db, boardId, cursor, unheldPageSize);
          if (!items || items.length === 0) break;
          return { items, cursor: items.at(-1)?.version ?? cursor, isLast: false };
        }
        addingOlder ??= addOlderEvents().finally(() => {
          addingOlder = null;
        });
        if (!(await addingOlder)) break;
      }
      return reset();
    },
    onAdded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    boardId,
    events,
    onMembersChanged: (listener) => {
      memberListeners.add(listener);
      return () => memberListeners.delete(listener);
    },
    board,
    currentBoard: async () => {
      if (pubsub.isShared && (await readVersion(db, boardId)) > newest()) await update();
      return board;
    },
    checkSince: async (since) => {
      if (since >= 0 && since <= newest()) return;
      const latest = await readVersion(db, boardId);
      if (since >= 0 && since <= latest) return;
      throw new InputError(`The board has the versions 0 to ${latest}. Load it again.`, 'since');
    },
    catchUp: async (transaction, version) => {
      if (newest() < version) await addNewEvents(transaction);
      if (newest() < version) await reload(transaction);
    },
    append: async (appended) => {
      if (appended.length > 0) pubsub.publish(topic, signals);
      const added = appended.filter(({ version }) => version > newest());
      if (added.length === 0) return;
      if (added.at(-1)?.version === newest() + added.length) add(added);
      else await update();
    },
    findCommitted: async () => {
      pubsub.publish(topic, signals);
      await update();
    },
    refresh,
    dropCards: () => {
      board.dropCards();
      keep(0);
    },
    loadCards: async () => {
      while (!board.hasCards()) {
        const snapshot = await readBoard(db, boardId);
        // If the snapshot is older, events were added meanwhile.
        if (snapshot.version >= newest()) replace(snapshot);
      }
    },
    bytes: () => {
      const { users, cardBytes } = board.size();
      return boardBytes + (users + held.length) * itemBytes + (cardBytes + heldBytes) * memoryFactor;
    },
    close: async () => {
      await signals.return?.();
      await listening;
      await lastUpdate;
    },
  };
}

/** The size of the writes of events, in bytes of JSON. */
function bytesOfEvents(events: readonly LoggedEvent[]): number {
  return events.reduce((sum, { bytes }) => sum + bytes, 0);
}
