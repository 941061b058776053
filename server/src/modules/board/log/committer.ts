import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { cardsOf, type NewChange } from '@canary/board/changes/index';
import { toSortableId } from '@canary/board/sortable-id';
import { databaseFaultOf } from '../../../platform/database/fault.ts';
import { prepareAnswer, type WaitingChange } from './apply-changes.ts';
import { type ChangesByBoard, writeBatches } from './batch.ts';
import type { BoardLog, BoardServices } from './board-log.ts';
import { findApplied, requireSameChange } from './keys.ts';

/**
 * The maximum number of cards that a transaction changes, unless a single change exceeds it. Further changes wait for
 * the next transaction.
 */
const maxBatch = 100;

/** Waiting changes by board. Boards are in the order of their turns, changes in the order of their arrival. */
type WaitingChanges = Map<BoardLog, WaitingChange[]>;

/** Commits changes of boards. */
export interface Committer {
  /**
   * Commits a change, and appends its event to the log. A change whose idempotency key was already applied is ignored.
   *
   * @param log of the board. It has the event before the change is answered
   * @returns the id of the created or changed row; null for the board
   * @throws InputError if the idempotency key was used for another change, or the board is full
   * @throws the error for a rule's refusal; then nothing has changed
   */
  commit(log: BoardLog, change: Omit<WaitingChange, 'newId' | 'resolve' | 'reject'>): Promise<string | null>;
}

/**
 * Commits changes of all boards in the order of their arrival. Changes that have arrived when a transaction starts are
 * committed together: many changes cost little more than one. The boards take turns.
 */
export function createCommitter({
  db,
  pubsub,
  clock,
}: Pick<BoardServices, 'db' | 'pubsub' | 'clock'>): Committer {
  const waiting: WaitingChanges = new Map();
  let isCommitting = false;

  const commitAll = async () => {
    if (isCommitting) return;
    isCommitting = true;
    while (waiting.size > 0) {
      // SQLite transactions seldom return to the event loop, so it reads the arrived requests here.
      await setImmediate();
      await commit(takeFitting(waiting));
    }
    isCommitting = false;
  };

  /** Commits changes together and answers each. */
  const commit = async (taken: ChangesByBoard) => {
    let isWritten = false;
    try {
      const { batches, noticed } = await db.$transaction(async (transaction) => {
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
      for (const accountId of noticed) pubsub.publish(`viewer:${accountId}`);
    } catch (error) {
      const singles = [...taken].flatMap(([log, changes]) => changes.map((change) => ({ log, change })));
      // No change was committed. Other changes may succeed without the change that made the statements fail.
      const mayRetry = !isWritten && singles.length > 1 && !databaseFaultOf(error);
      if (mayRetry) for (const { log, change } of singles) await commit(new Map([[log, [change]]]));
      else for (const [log, changes] of taken) await answerFailed(log, changes, error);
    }
  };

  /**
   * Answers the changes of a transaction that failed. The transaction may have been committed, if the connection was
   * lost at its end.
   */
  const answerFailed = async (log: BoardLog, changes: readonly WaitingChange[], error: unknown) => {
    try {
      const { boardId } = log;
      const named = changes.map(({ changeId }) => ({ boardId, changeId }));
      const applied = (await findApplied(db, named)).get(boardId);
      // Events of changes without a key may have been committed, too.
      await log.findCommitted();
      for (const change of changes) {
        const earlier = applied?.get(change.changeId ?? '');
        if (earlier) prepareAnswer(change, () => requireSameChange(earlier, change.change))();
        else change.reject(error);
      }
    } catch (unavailable) {
      for (const change of changes) change.reject(change.changeId ? unavailable : error);
    }
  };

  return {
    commit: (log, about) =>
      new Promise((resolve, reject) => {
        const change: WaitingChange = { ...about, newId: toSortableId(randomUUID()), resolve, reject };
        const ofBoard = waiting.get(log);
        if (ofBoard) ofBoard.push(change);
        else waiting.set(log, [change]);
        void commitAll();
      }),
  };
}

/** Takes the changes that fit into a transaction, but at least one change. The boards take turns, change by change. */
function takeFitting(waiting: WaitingChanges): ChangesByBoard {
  const taken: WaitingChanges = new Map();
  let cards = 0;
  for (;;) {
    const [first] = waiting;
    const change = first?.[1][0];
    if (!first || !change) return taken;
    const [log, changes] = first;
    const count = countCards(change.change);
    if (taken.size > 0 && cards + count > maxBatch) return taken;
    cards += count;
    const ofBoard = taken.get(log);
    if (ofBoard) ofBoard.push(change);
    else taken.set(log, [change]);
    changes.shift();
    waiting.delete(log);
    if (changes.length > 0) waiting.set(log, changes);
  }
}

/** The maximum number of cards that a change affects, without cards that make room; 1 for a change of no card. */
export function countCards(change: NewChange): number {
  return Math.max(1, cardsOf(change).length);
}
