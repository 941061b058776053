import { createAnswerQueue } from '../../../guards/concurrency/answer-queue.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { boardVersion } from '../../../platform/metrics/metrics.ts';
import { createTextReader, type TextReader } from '../cards/text-reader.ts';
import { withBoardTables } from '../database.ts';
import { openBoardId, type ServerTerms, termsOf } from '../open-board.ts';
import { type BoardLog, type BoardServices, openBoardLog } from './board-log.ts';
import { type CountChange, limitChanges } from './change-rates.ts';
import { type Committer, createCommitter } from './committer.ts';
import { openPresence, type Presence } from './presence.ts';
import { createLogRefresher } from './refresh-logs.ts';

/** How often the versions of boards in use are polled, because signals between servers can get lost. */
const pollMs = 2_000;
/**
 * The memory of all boards, in bytes. Beyond it, boards that aren't in use are dropped, the least recently used first,
 * and the cards of boards that are only followed. While boards in use take more than half of this memory, no other
 * board is read.
 */
const maxBytes = 96 * 1024 * 1024;

/** A board in use, with its log, terms and participants. */
export interface ServedBoard {
  readonly id: string;
  /** The log, with the board in memory. */
  readonly log: BoardLog;
  readonly terms: ServerTerms;
  /** The participants, on all servers. */
  presence(): Presence;
  close(): Promise<void>;
}

/** A board that is in memory until it is released. */
export interface HeldBoard {
  readonly board: ServedBoard;
  /** Lets the board's cards leave memory, for a holder that only follows changes. */
  releaseCards(): void;
  /** Releases the board. Call it once. */
  release(): void;
}

/** The boards of this server. They are loaded on demand. */
export interface Boards {
  readonly db: Db;
  readonly clock: Clock;
  readonly committer: Committer;
  readonly texts: TextReader;
  readonly countChange: CountChange;
  /** The board for operations that name no board. It stays in memory. */
  readonly openBoard: ServedBoard;
  /**
   * Finds a board in memory, or reads it when it is the client's turn.
   *
   * @param address the client's IP address
   * @throws NotFoundError if there is no such board
   * @throws GraphQLError with the code OVERLOADED if too many clients wait
   */
  hold(id: string, address: string): Promise<HeldBoard>;
  /** Finds a board in memory. */
  find(id: string): ServedBoard | undefined;
  close(): Promise<void>;
}

interface Loaded {
  readonly opening: Promise<ServedBoard>;
  /** Undefined while the board is being read. */
  board?: ServedBoard;
  holders: number;
  /** The number of holders that use the board's cards. */
  cardHolders: number;
  /** The running read of cards that had left memory; null while no cards are read. */
  loadingCards: Promise<void> | null;
  bytes: number;
  /** Whether another server has signalled a change while the board wasn't in use. */
  isStale: boolean;
}

/** The services of a server that its boards use. */
type ServerServices = Omit<BoardServices, 'db'> & { readonly db: Db };

/** Opens the boards of a server. @param budget the memory of all boards in bytes */
export async function openBoards(server: ServerServices, budget = maxBytes): Promise<Boards> {
  const db = withBoardTables(server.db);
  const services: BoardServices = { ...server, db };
  const { clock } = services;
  const { refresh, refreshSignalled } = createLogRefresher(services);
  /** The boards in memory, the least recently used first. */
  const loaded = new Map<string, Loaded>();
  let totalBytes = 0;
  const loads = createAnswerQueue('board-loads', clock);
  /** The memory of the boards in use, without the open board, which is always in use. */
  const bytesInUse = () =>
    [...loaded].reduce((sum, [id, { cardHolders, board, bytes }]) => {
      const isInUse = id !== openBoardId && cardHolders > 0 && board?.log.board.hasCards();
      return isInUse ? sum + bytes : sum;
    }, 0);
  /** Functions to call when a board is no longer in use. */
  let waitingForRoom: (() => void)[] = [];
  /** Reads a board when it is the client's turn and there is room for it. */
  const read = <Result>(address: string, readBoard: () => Promise<Result>) =>
    loads.run(address, async () => {
      while (bytesInUse() > budget / 2)
        await new Promise<void>((resolve) => {
          waitingForRoom.push(resolve);
        });
      return await readBoard();
    });

  const load = (id: string, address: string) => {
    const onSignal = async () => {
      if (entry.board && entry.holders > 0) await refreshSignalled(entry.board.log);
      else entry.isStale = true;
    };
    const entry: Loaded = {
      opening: read(address, () => serveBoard(services, id, onSignal)),
      holders: 0,
      cardHolders: 0,
      loadingCards: null,
      bytes: 0,
      isStale: false,
    };
    entry.opening.then(
      (board) => {
        entry.board = board;
        measure(entry);
        board.log.events.onAdded(() => {
          measure(entry);
          makeRoom();
        });
      },
      () => loaded.delete(id),
    );
    return entry;
  };
  const measure = (entry: Loaded) => {
    const bytes = entry.board?.log.bytes() ?? 0;
    totalBytes += bytes - entry.bytes;
    entry.bytes = bytes;
  };
  const makeRoom = () => {
    if (totalBytes <= budget) return;
    for (const [id, entry] of loaded) {
      if (entry.cardHolders > 0 || !entry.board) continue;
      if (entry.holders > 0) {
        entry.board.log.dropCards();
        measure(entry);
      } else {
        loaded.delete(id);
        totalBytes -= entry.bytes;
        void entry.board.close();
      }
      if (totalBytes <= budget) return;
    }
  };
  const hold: Boards['hold'] = async (id, address) => {
    const entry = loaded.get(id) ?? load(id, address);
    loaded.delete(id);
    loaded.set(id, entry);
    entry.holders += 1;
    entry.cardHolders += 1;
    let hasCards = true;
    const releaseCards = () => {
      if (hasCards) entry.cardHolders -= 1;
      hasCards = false;
      measure(entry);
      makeRoom();
      const waiting = waitingForRoom;
      waitingForRoom = [];
      for (const goOn of waiting) goOn();
    };
    const release = () => {
      entry.holders -= 1;
      releaseCards();
    };
    try {
      const board = await entry.opening;
      if (entry.isStale) {
        entry.isStale = false;
        await board.log.refresh();
      }
      if (!board.log.board.hasCards()) {
        entry.loadingCards ??= read(address, board.log.loadCards).finally(() => {
          entry.loadingCards = null;
          measure(entry);
        });
        await entry.loadingCards;
      }
      return { board, releaseCards, release };
    } catch (error) {
      release();
      throw error;
    }
  };

  const { board } = await hold(openBoardId, '');
  const measureVersion = () => boardVersion.set(board.log.events.newest());
  measureVersion();
  board.log.events.onAdded(measureVersion);
  let polling: Promise<void> = Promise.resolve();
  const stopPolling = clock.every(pollMs, () => {
    const used = [...loaded.values()].flatMap(({ holders, board }) =>
      holders > 0 && board ? board.log : [],
    );
    polling = refresh(used);
  });
  return {
    db: server.db,
    clock,
    committer: createCommitter(services),
    texts: createTextReader(db),
    countChange: limitChanges(clock.now),
    openBoard: board,
    hold,
    find: (id) => loaded.get(id)?.board,
    close: async () => {
      stopPolling();
      await polling;
      // A board that couldn't be opened has nothing to close.
      await Promise.allSettled([...loaded.values()].map(async ({ opening }) => (await opening).close()));
    },
  };
}

/** @param onSignal called when another server has changed the board */
async function serveBoard(
  services: BoardServices,
  id: string,
  onSignal: () => Promise<void>,
): Promise<ServedBoard> {
  const log = await openBoardLog(services, id, onSignal);
  let presence: Presence | null = null;
  return {
    id,
    log,
    terms: termsOf(id),
    presence: () => {
      presence ??= openPresence(services, id);
      return presence;
    },
    close: async () => {
      await Promise.all([log.close(), presence?.close()]);
    },
  };
}
