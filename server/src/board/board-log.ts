import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import { filterSource, type ReplaySource } from '../pubsub/replay-stream.ts';
import { logLength } from './constants.ts';
import type { BoardEvent } from './event.ts';
import { readVersion } from './read-board.ts';
import { readLog } from './read-log.ts';

/** At least so many of the newest events are kept in memory: whoever follows live never asks the database. */
const kept = 2_000;
/** So many are read at a time. */
const batchSize = 500;
/** A wake-up can be lost between servers: the log is looked at this often anyway. */
const pollMs = 2_000;

/** What tells whoever follows to read the whole board again: the log doesn't reach back to where they were. */
export interface Reset {
  readonly kind: 'RESET';
  readonly version: number;
  readonly changeId: null;
}

/** The board's log, followed by one reader for everyone on this server. Cursors are versions of the board. */
export interface BoardLog {
  /** Every change, in order and without a gap; one reset, and then the end, for who was away for too long. */
  readonly events: ReplaySource<BoardEvent | Reset>;
  /** The changes of cards alone, and of board users. */
  readonly ofTasks: ReplaySource<BoardEvent | Reset>;
  readonly ofUsers: ReplaySource<BoardEvent | Reset>;
  /** Stops reading. */
  close(): Promise<void>;
}

/** Starts to follow the log. Changes on this server, and wake-ups from others, come by the topic `board`. */
export async function openBoardLog(db: Db, pubsub: PubSub, log: FastifyBaseLogger): Promise<BoardLog> {
  const listeners = new Set<() => void>();
  let newest = await readVersion(db);
  /** The newest events, without a gap, up to `newest`. */
  let memory: BoardEvent[] = [];

  const readOn = async () => {
    for (;;) {
      const events = await readLog(db, newest, batchSize);
      if (events === null) {
        // Pruned beneath us, after a long time without the database.
        newest = await readVersion(db);
        memory = [];
        continue;
      }
      if (events.length > 0) {
        memory.push(...events);
        if (memory.length > 2 * kept) memory = memory.slice(-kept);
        newest = events.at(-1)?.version ?? newest;
        for (const onAdded of listeners) onAdded();
      }
      if (events.length < batchSize) return;
    }
  };

  let isReading = false;
  let isStale = false;
  /** Reads on, once more if it is asked to meanwhile: what was committed since may have been missed. */
  const read = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale) {
        isStale = false;
        await readOn();
      }
    } catch (error) {
      log.error({ err: error }, "The board's log could not be read");
    } finally {
      isReading = false;
    }
  };
  const poll = setInterval(read, pollMs);
  const signals = pubsub.subscribe('board');
  const listening = (async () => {
    for await (const _ of signals) await read();
  })();

  const reset = () => ({
    items: [{ kind: 'RESET' as const, version: newest, changeId: null }],
    cursor: newest,
    isLast: true,
  });
  const events: ReplaySource<BoardEvent | Reset> = {
    newest: () => newest,
    recent: (cursor) => {
      const first = memory[0]?.version ?? newest + 1;
      if (cursor + 1 < first) return null;
      return { items: memory.slice(cursor + 1 - first), cursor: Math.max(cursor, newest), isLast: false };
    },
    read: async (cursor) => {
      const items = newest - cursor > logLength ? null : await readLog(db, cursor, batchSize);
      return items ? { items, cursor: items.at(-1)?.version ?? cursor, isLast: false } : reset();
    },
    onAdded: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    events,
    ofTasks: filterSource(events, ({ kind }) => kind.startsWith('TASK_')),
    ofUsers: filterSource(events, ({ kind }) => kind.startsWith('BOARD_USER_')),
    close: async () => {
      clearInterval(poll);
      await signals.return?.();
      await listening;
    },
  };
}
