import { isUnavailable } from '../database/unavailable.ts';
import { endWithSignals } from '../pubsub/signals.ts';
import type { HistoryDependencies } from './change.ts';
import { type HistoryChange, readChanges } from './read-changes.ts';

/** After this long a database that was away is asked again. */
const retryMs = 1_000;

/** What changed in somebody's history after a revision, in order and without a gap, and then what changes. */
export function followHistory(
  { db, pubsub }: HistoryDependencies,
  userId: string,
  since: number,
): AsyncIterableIterator<HistoryChange, undefined> {
  const topic = `history:${userId}` as const;
  const signals = pubsub.subscribe(topic);
  const readOn = async (seen: number) => {
    try {
      return await readChanges(db, userId, seen);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      setTimeout(() => pubsub.publish(topic), retryMs).unref();
      return null;
    }
  };
  async function* changes(): AsyncGenerator<HistoryChange, undefined> {
    let seen = since;
    try {
      for await (const _ of signals) {
        for (let change = await readOn(seen); change; change = await readOn(seen)) {
          seen = change.revision;
          yield change;
        }
      }
    } finally {
      await signals.return?.();
    }
  }
  return endWithSignals(signals, changes());
}
