import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { databaseFaultOf } from '../../platform/database/fault.ts';
import { InputError } from '../../platform/errors.ts';
import { type Change, prepareAnswer, requireSameChange, writeBatch } from './batch.ts';
import { findApplied } from './batch-statements.ts';
import type { BoardLog } from './board-log.ts';
import type { Kind, Payloads } from './event.ts';

/**
 * The maximum number of cards that a transaction changes, unless a single change exceeds it. Further changes wait for
 * the next transaction.
 */
const maxBatch = 100;

/** The services that commit changes of the board. */
interface BoardStore {
  readonly db: Db;
  /** Holds the board, and gets the events of a change before the change is answered. */
  readonly log: BoardLog;
  readonly clock: Clock;
}

/** Changes the board. */
export interface BoardChanges {
  /**
   * Applies a change, and appends one event and one for each other card that it changes. A change whose idempotency key
   * was applied before is ignored.
   *
   * @returns the payload of the event; for a repeated change, that of the original event
   * @throws InputError if the idempotency key was used for another change, or the board is full
   * @throws what `work` throws; then nothing has changed
   */
  change<K extends Kind>(
    kind: K,
    about: Pick<Change, 'id' | 'changeId' | 'cards'>,
    work: Change<K>['work'],
  ): Promise<Payloads[K]>;
}

/** The services that the functions of cards and people use. */
export interface BoardServices {
  readonly boardChanges: BoardChanges;
}

/**
 * Commits changes in the order of their arrival. Changes that have arrived when a transaction starts are committed
 * together: many changes cost little more than one.
 */
export function createBoardChanges({ db, log, clock }: BoardStore): BoardChanges {
  const waiting: Change[] = [];
  let isCommitting = false;

  const commitAll = async () => {
    if (isCommitting) return;
    isCommitting = true;
    while (waiting.length > 0) {
      // Lets the event loop read the requests that have arrived: SQLite transactions seldom return to the event loop.
      await setImmediate();
      await commit(waiting.splice(0, countFitting(waiting)));
    }
    isCommitting = false;
  };

  /** Commits changes together and answers each. */
  const commit = async (changes: readonly Change[]) => {
    let isWritten = false;
    try {
      const { events, answers } = await db.$transaction(async (transaction) => {
        const batch = await writeBatch(transaction, log, changes, new Date(clock.now()));
        isWritten = true;
        return batch;
      });
      const answerAll = () => {
        for (const send of answers) send();
      };
      // The changes are committed, whatever happens to the log in memory.
      void log.append(events).then(answerAll, answerAll);
    } catch (error) {
      // Nothing was committed: the others may succeed without the change that made the statements fail.
      const mayRetry = !isWritten && changes.length > 1 && !databaseFaultOf(error);
      if (mayRetry) for (const change of changes) await commit([change]);
      else await answerFailed(changes, error);
    }
  };

  /**
   * Answers the changes of a transaction that failed. The transaction may have been committed, if the connection was
   * lost at its end.
   */
  const answerFailed = async (changes: readonly Change[], error: unknown) => {
    try {
      const applied = await findApplied(db, changes);
      // Further events, of changes without a key and of cards that made room, may have been committed with these.
      await log.findCommitted();
      for (const change of changes) {
        const event = applied.get(change.changeId ?? '');
        if (event) prepareAnswer(change, () => requireSameChange(event, change))();
        else change.reject(error);
      }
    } catch (unavailable) {
      for (const change of changes) change.reject(change.changeId ? unavailable : error);
    }
  };

  return {
    change: <K extends Kind>(
      kind: K,
      about: Pick<Change, 'id' | 'changeId' | 'cards'>,
      work: Change<K>['work'],
    ) =>
      new Promise<Payloads[K]>((resolve, reject) => {
        const change: Change<K> = { ...about, kind, work, resolve, reject };
        waiting.push(change);
        void commitAll();
      }),
  };
}

/** The number of changes, from the first, that fit into a transaction: at least one. */
function countFitting(changes: readonly Change[]): number {
  let cards = 0;
  const end = changes.findIndex((change, index) => {
    cards += change.cards ?? 1;
    return index > 0 && cards > maxBatch;
  });
  return end === -1 ? changes.length : end;
}

/** Checks that an id that a client has chosen is free. @param found what has the id @throws InputError */
export function requireFreeId(found: object | undefined): void {
  if (found) throw new InputError('This id is taken. Choose another, ideally a UUID.', 'id');
}
