import { setImmediate } from 'node:timers/promises';
import { databaseFaultOf } from '../../platform/database/fault.ts';
import { InputError } from '../../platform/errors.ts';
import { type Change, type ChangesByBoard, prepareAnswer, requireSameChange, writeBatches } from './batch.ts';
import { findApplied } from './batch-statements.ts';
import type { BoardLog, BoardServices } from './board-log.ts';
import type { Kind, Payloads } from './event.ts';

/**
 * The maximum number of cards that a transaction changes, unless a single change exceeds it. Further changes wait for
 * the next transaction.
 */
const maxBatch = 100;

/** Changes that wait, in the order of their arrival; the boards in the order of their turns. */
type WaitingChanges = Map<BoardLog, Change[]>;

/** Changes boards. */
export interface BoardChanges {
  /**
   * Applies a change, and appends one event and one for each other card that it changes. A change whose idempotency key
   * was applied before is ignored.
   *
   * @param log holds the board, and gets the events of a change before the change is answered
   * @returns the payload of the event; for a repeated change, that of the original event
   * @throws InputError if the idempotency key was used for another change, or the board is full
   * @throws what `work` throws; then nothing has changed
   */
  change<K extends Kind>(
    log: BoardLog,
    kind: K,
    about: Pick<Change, 'id' | 'changeId' | 'cards' | 'text' | 'actorId' | 'authorize'>,
    work: Change<K>['work'],
  ): Promise<Payloads[K]>;
}

/**
 * Commits changes of all boards in the order of their arrival. Changes that have arrived when a transaction starts are
 * committed together: many changes cost little more than one. The boards take turns.
 */
export function createBoardChanges({ db, clock }: Pick<BoardServices, 'db' | 'clock'>): BoardChanges {
  const waiting: WaitingChanges = new Map();
  let isCommitting = false;

  const commitAll = async () => {
    if (isCommitting) return;
    isCommitting = true;
    while (waiting.size > 0) {
      // Lets the event loop read the requests that have arrived: SQLite transactions seldom return to the event loop.
      await setImmediate();
      await commit(takeFitting(waiting));
    }
    isCommitting = false;
  };

  /** Commits changes together and answers each. */
  const commit = async (taken: ChangesByBoard) => {
    let isWritten = false;
    try {
      const batches = await db.$transaction(async (transaction) => {
        const now = new Date(clock.now());
        const written = await writeBatches(transaction, taken, now);
        isWritten = true;
        return written;
      });
      for (const { log, events, answers } of batches) {
        const answerAll = () => {
          for (const send of answers) send();
        };
        // The changes are committed, whatever happens to the log in memory.
        void log.append(events).then(answerAll, answerAll);
      }
    } catch (error) {
      const singles = [...taken].flatMap(([log, changes]) => changes.map((change) => ({ log, change })));
      // Nothing was committed: the others may succeed without the change that made the statements fail.
      const mayRetry = !isWritten && singles.length > 1 && !databaseFaultOf(error);
      if (mayRetry) for (const { log, change } of singles) await commit(new Map([[log, [change]]]));
      else for (const [log, changes] of taken) await answerFailed(log, changes, error);
    }
  };

  /**
   * Answers the changes of a transaction that failed. The transaction may have been committed, if the connection was
   * lost at its end.
   */
  const answerFailed = async (log: BoardLog, changes: readonly Change[], error: unknown) => {
    try {
      const { boardId } = log;
      const named = changes.map(({ changeId }) => ({ boardId, changeId }));
      const applied = (await findApplied(db, named)).get(boardId);
      // Further events, of changes without a key and of cards that made room, may have been committed with these.
      await log.findCommitted();
      for (const change of changes) {
        const event = applied?.get(change.changeId ?? '');
        if (event) prepareAnswer(change, () => requireSameChange(event, change))();
        else change.reject(error);
      }
    } catch (unavailable) {
      for (const change of changes) change.reject(change.changeId ? unavailable : error);
    }
  };

  return {
    change: <K extends Kind>(
      log: BoardLog,
      kind: K,
      about: Pick<Change, 'id' | 'changeId' | 'cards' | 'text' | 'actorId' | 'authorize'>,
      work: Change<K>['work'],
    ) =>
      new Promise<Payloads[K]>((resolve, reject) => {
        const change: Change<K> = { ...about, kind, work, resolve, reject };
        const ofBoard = waiting.get(log);
        if (ofBoard) ofBoard.push(change);
        else waiting.set(log, [change]);
        void commitAll();
      }),
  };
}

/** Takes the changes that fit into a transaction, at least one. Each board has a turn for one change after another. */
function takeFitting(waiting: WaitingChanges): ChangesByBoard {
  const taken: WaitingChanges = new Map();
  let cards = 0;
  for (;;) {
    const [first] = waiting;
    const change = first?.[1][0];
    if (!first || !change) return taken;
    const [log, changes] = first;
    if (taken.size > 0 && cards + (change.cards ?? 1) > maxBatch) return taken;
    cards += change.cards ?? 1;
    const ofBoard = taken.get(log);
    if (ofBoard) ofBoard.push(change);
    else taken.set(log, [change]);
    changes.shift();
    waiting.delete(log);
    if (changes.length > 0) waiting.set(log, changes);
  }
}

/** Checks that an id that a client has chosen is free. @param found what has the id @throws InputError */
export function requireFreeId(found: object | undefined): void {
  if (found) throw new InputError('This id is taken. Choose another, ideally a UUID.', 'id');
}
