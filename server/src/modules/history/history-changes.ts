import { maxCiphertextAtOnce, maxReadAtOnce } from '@canary/input/limits';
import type { AnswerQueue } from '../../guards/concurrency/answer-queue.ts';
import { isOverloaded } from '../../guards/concurrency/operation-queues.ts';
import type { Db } from '../../platform/database/database.ts';
import { databaseFaultOf } from '../../platform/database/fault.ts';
import type { Actor } from '../credentials/actor.ts';
import type { HistoryServices } from './change.ts';
import {
  type ListedRecord,
  listedColumns,
  readContents,
  readHistory,
  type SavedRecord,
} from './read-history.ts';

/** The changes of the saved codes after a revision, or the first part of them. */
export interface HistoryChange {
  readonly keyId: string | null;
  /** The revision to continue from. */
  readonly revision: number;
  readonly records: readonly SavedRecord[];
  /** Whether the client has to load the whole history again, because changes that it missed were pruned. */
  readonly reset: boolean;
}

/** How long to wait before reading again after the database was unavailable, or too many clients were reading. */
const retryMs = 1_000;

/**
 * Streams the changes of a user's saved codes after a revision, in order and without gaps, and then live changes.
 *
 * Subscribers read in turn, because one change makes each of a user's subscriptions read up to 900 KB. Sharing a read
 * wouldn't limit the memory, because each subscriber may follow from a revision of its own. Unread answers count as
 * held bytes.
 */
export function followHistory(
  { db, pubsub, clock, historyQueue }: HistoryServices & { readonly historyQueue: AnswerQueue },
  { userId, address }: Pick<Actor, 'userId' | 'address'>,
  { since }: { readonly since: number },
): AsyncIterableIterator<HistoryChange, undefined> {
  const topic = `history:${userId}` as const;
  const signals = pubsub.subscribe(topic);
  let seen = since;
  let isDue = false;
  let isOver = false;
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    isOver = true;
    await signals.return?.();
    return { done: true, value: undefined };
  };
  const takeNext = async () => {
    try {
      const change = await historyQueue.run(address, async () =>
        isOver ? null : await readChanges(db, userId, seen),
      );
      seen = change?.revision ?? seen;
      return change;
    } catch (error) {
      if (!databaseFaultOf(error) && !isOverloaded(error)) throw error;
      clock.after(retryMs, () => pubsub.publish(topic));
      return null;
    }
  };
  // Not a generator, which would keep its last change in memory while it waits for the next change.
  const next = async (): Promise<IteratorResult<HistoryChange, undefined>> => {
    try {
      for (;;) {
        const change = isDue ? await takeNext() : null;
        if (change) return { done: false, value: change };
        isDue = !(await signals.next()).done;
        if (!isDue) return await end();
      }
    } catch (error) {
      await end();
      throw error;
    }
  };
  const changes = { next, return: end, [Symbol.asyncIterator]: () => changes };
  return changes;
}

/** Reads the changes after a revision, in order, as many as one response may hold; null if there are no changes. */
async function readChanges(db: Db, userId: string, since: number): Promise<HistoryChange | null> {
  const before = await readHistory(db, userId);
  if (before.revision === since) return null;
  const rows = await db.historyRecord.findMany({
    where: { userId, kind: 'CODE', revision: { gt: since } },
    orderBy: { revision: 'asc' },
    take: maxReadAtOnce + 1,
    select: listedColumns,
  });
  const listed = wholeRevisions(rows);
  const records = await readContents(db, userId, listed);
  // The history is read last, because the reads above miss records that are pruned meanwhile.
  const { keyId, keptSince, revision: newest } = await readHistory(db, userId);
  if (since < keptSince || since > newest) return { keyId, revision: newest, records: [], reset: true };
  const last = listed.at(-1)?.revision ?? since;
  // Changes that are committed during the reads follow in the next part.
  const revision = listed.length < rows.length ? last : Math.max(last, before.revision);
  // A record that changes after it was listed follows with its newer revision.
  return { keyId, revision, records: records.filter((record) => record.revision <= revision), reset: false };
}

/**
 * The first records that fit into one response, without a part of a revision, because the client continues after a
 * whole revision.
 */
function wholeRevisions(rows: readonly ListedRecord[]): readonly ListedRecord[] {
  let size = 0;
  const excess = rows.findIndex((record, index) => {
    size += record.deletedAt ? 0 : record.size;
    return size > maxCiphertextAtOnce || index === maxReadAtOnce;
  });
  const cut = rows[excess]?.revision;
  if (cut === undefined) return rows;
  const whole = rows.filter(({ revision }) => revision < cut);
  return whole.length > 0 ? whole : rows.filter(({ revision }) => revision === cut);
}
