import type { FastifyBaseLogger } from 'fastify';
import type { BoardEvent } from '../board/event.ts';
import { readVersion } from '../board/read-board.ts';
import { readLog } from '../board/read-log.ts';
import type { Db } from '../db.ts';
import { createPubSub, type PubSub, type Wakeups } from './pubsub.ts';

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

/** The board's log, followed by one reader for everyone on this server. */
export interface BoardLog {
  /** The newest version that this server has seen. */
  newest(): number;
  /**
   * What comes after a version: in order, without a gap, and then live. When the log doesn't reach back that far, one
   * reset, and then the end.
   */
  follow(since: number): AsyncIterableIterator<BoardEvent | Reset, undefined>;
  /** Stops reading, and ends every stream. */
  close(): Promise<void>;
}

/** Starts to follow the log. Changes on this server, and wake-ups from others, come by the topic `board`. */
export async function openBoardLog(db: Db, pubsub: PubSub, log: FastifyBaseLogger): Promise<BoardLog> {
  /** Wakes those who follow, on this server only. */
  const followers = createPubSub();
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
        followers.publish('board');
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
  const wakeups = pubsub.subscribe('board');
  const listening = (async () => {
    for await (const _ of wakeups) await read();
  })();

  async function* events(since: number, grown: Wakeups): AsyncGenerator<BoardEvent | Reset, undefined> {
    let cursor = since;
    for await (const _ of grown) {
      while (cursor < newest) {
        const first = memory[0]?.version ?? newest + 1;
        const batch =
          cursor + 1 >= first ? memory.slice(cursor + 1 - first) : await readLog(db, cursor, batchSize);
        if (batch === null) {
          yield { kind: 'RESET', version: newest, changeId: null };
          return;
        }
        yield* batch;
        cursor = batch.at(-1)?.version ?? cursor;
      }
    }
  }

  return {
    newest: () => newest,
    follow: (since) => {
      const grown = followers.subscribe('board');
      const generator = events(since, grown);
      return {
        next: () => generator.next(),
        // A generator that waits can't be ended from outside: what it waits for can.
        return: async () => {
          await grown.return?.();
          return await generator.return(undefined);
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
    close: async () => {
      clearInterval(poll);
      await wakeups.return?.();
      await listening;
    },
  };
}
