import { setImmediate } from 'node:timers/promises';
import type { NewChange } from '@canary/board/changes/index';
import { createAnswerQueue } from '../../../guards/concurrency/answer-queue.ts';
import { rates } from '../../../guards/limits.ts';
import { createTokenBuckets } from '../../../guards/rate/token-bucket.ts';
import type { Db } from '../../../platform/database/database.ts';
import { RateLimitedError } from '../../../platform/errors.ts';
import { boardVersion } from '../../../platform/metrics/metrics.ts';
import { createTextReader, type TextReader } from '../cards/text-reader.ts';
import { withBoardTables } from '../database.ts';
import { openBoardId, type ServerTerms, termsOf } from '../open-board.ts';
import { type BoardLog, type BoardServices, openBoardLog } from './board-log.ts';
import { type Committer, countCards, createCommitter } from './committer.ts';
import { openPresence, type Presence } from './presence.ts';

/** Signals between servers can get lost, so the versions of boards in use are also polled. */
const pollMs = 2_000;
/**
 * The memory of all boards, in bytes. Beyond it, boards that aren't in use leave, the least recently used first. Of those that are only
 * followed, the cards leave. While those in use take more than half of it, no other board is read.
 */
const maxBytes = 128 * 1024 * 1024;

/** What a server has for a board while it is in use: its log with the board in memory, its terms, and the participants. */
export interface ServedBoard extends Pick<BoardServices, 'clock'> {
  readonly db: Db;
  readonly id: string;
  readonly log: BoardLog;
  /** Commits changes of all boards. */
  readonly committer: Committer;
  /** Reads the texts of the cards of all boards. */
  readonly texts: TextReader;
  readonly terms: ServerTerms;
  /**
   * Counts a change: by board, or by IP address on a board that needs no invitation.
   *
   * @throws RateLimitedError
   */
  countChange(change: NewChange, address: string): void;
  /** The participants, on all servers. */
  presence(): Presence;
  close(): Promise<void>;
}

/** A board that is in memory until it is released. */
export interface HeldBoard {
  readonly board: ServedBoard;
  /** Lets its cards leave memory: its holder only follows the changes. */
  releaseCards(): void;
  /** Call it once. */
  release(): void;
}

/** The boards of this server. They are loaded on demand. */
export interface Boards {
  /** The board that an operation is about if it names none. It stays in memory. */
  readonly openBoard: ServedBoard;
  /**
   * Loads a board when it is the client's turn, or finds it in memory.
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
  /** The number of holders that use its cards. */
  cardHolders: number;
  /** Resolves when cards that had left memory are read again; null while none are read. */
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
  const { clock, logger } = services;
  const committer = createCommitter(services);
  const texts = createTextReader(db);
  const takeChanges = createTokenBuckets('board-changes', rates['board-changes'], clock.now);
  const takeCards = createTokenBuckets('visitor-cards', rates['visitor-cards'], clock.now);
  const takeText = createTokenBuckets('visitor-text', rates['visitor-text'], clock.now);
  const countChange = (boardId: string, change: NewChange, address: string) => {
    const cards = countCards(change);
    const wait = termsOf(boardId).everyone
      ? Math.max(takeCards(address, cards - 1), takeText(address, cards * textBytesOf(change.input)))
      : takeChanges(boardId, cards);
    if (wait > 0) throw new RateLimitedError(wait, 'Too many changes in a short time.');
  };
  /** The boards in memory, the least recently used first. */
  const loaded = new Map<string, Loaded>();
  let totalBytes = 0;
  const loads = createAnswerQueue('board-loads', clock);
  /** The memory of the boards in use; without the open board, which always is. */
  const bytesInUse = () =>
    [...loaded].reduce((sum, [id, { cardHolders, board, bytes }]) => {
      const isInUse = id !== openBoardId && cardHolders > 0 && board?.log.board.hasCards();
      return isInUse ? sum + bytes : sum;
    }, 0);
  /** Called when a board isn't in use any more. */
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
    const onSignal = () => readSignalled(entry);
    const entry: Loaded = {
      opening: read(address, () => serveBoard(services, { committer, texts, countChange, onSignal }, id)),
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

  /** Refreshes the boards that other servers have changed. */
  const refreshBehind = async (logs: readonly BoardLog[]) => {
    const ids = logs.map(({ boardId }) => boardId);
    const rows = await db.board.findMany({ where: { id: { in: ids } }, select: { id: true, version: true } });
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const behind = logs.filter((log) => (versions.get(log.boardId) ?? 0) > log.events.newest());
    await Promise.all(behind.map((log) => log.refresh()));
  };
  const refreshUsed = (entries: Iterable<Loaded>) => {
    const logs = [...entries].flatMap(({ holders, board }) => (holders > 0 && board ? board.log : []));
    return refreshBehind(logs).catch((error: unknown) =>
      logger.error({ err: error }, 'Failed to read the board log'),
    );
  };
  let signalled: Loaded[] = [];
  let reading: Promise<void> | null = null;
  /** Refreshes signalled boards together: after a lost connection to the other servers, all boards are signalled. */
  const readSignalled = (entry: Loaded): Promise<void> => {
    signalled.push(entry);
    reading ??= setImmediate().then(async () => {
      const entries = signalled;
      [signalled, reading] = [[], null];
      for (const entry of entries) if (entry.holders === 0) entry.isStale = true;
      const [first, ...others] = entries;
      if (others.length > 0) await refreshUsed(entries);
      else if (first && !first.isStale) await first.board?.log.refresh();
    });
    return reading;
  };
  const { board } = await hold(openBoardId, '');
  const measureVersion = () => boardVersion.set(board.log.events.newest());
  measureVersion();
  board.log.events.onAdded(measureVersion);
  let polling: Promise<void> = Promise.resolve();
  const stopPolling = clock.every(pollMs, () => {
    polling = refreshUsed(loaded.values());
  });
  return {
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

interface Shared {
  readonly committer: Committer;
  readonly texts: TextReader;
  /** Counts a change of a board. @throws RateLimitedError */
  readonly countChange: (boardId: string, change: NewChange, address: string) => void;
  /** Called when another server has changed the board. */
  readonly onSignal: () => Promise<void>;
}

async function serveBoard(
  services: BoardServices,
  { committer, texts, countChange, onSignal }: Shared,
  id: string,
): Promise<ServedBoard> {
  const { db, clock } = services;
  const log = await openBoardLog(services, id, onSignal);
  let presence: Presence | null = null;
  return {
    id,
    db,
    clock,
    log,
    committer,
    texts,
    terms: termsOf(id),
    countChange: (change, address) => countChange(id, change, address),
    presence: () => {
      presence ??= openPresence(services, id);
      return presence;
    },
    close: async () => {
      await Promise.all([log.close(), presence?.close()]);
    },
  };
}

const textFields = new Set(['title', 'name', 'text']);

/** The bytes of the texts that a change brings. */
function textBytesOf(input: object): number {
  return Object.entries(input).reduce((sum, [field, value]: [string, unknown]) => {
    if (typeof value === 'string') return textFields.has(field) ? sum + Buffer.byteLength(value) : sum;
    return typeof value === 'object' && value !== null ? sum + textBytesOf(value) : sum;
  }, 0);
}
