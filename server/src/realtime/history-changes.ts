import type { HistoryDependencies } from '../history/change.ts';
import { type HistoryChange, readChanges } from '../history/read-changes.ts';
import { endWith } from './wakeups.ts';

/** What changed in somebody's history after a revision, in order and without a gap, and then what changes. */
export function followHistory(
  { db, pubsub }: HistoryDependencies,
  userId: string,
  since: number,
): AsyncIterableIterator<HistoryChange, undefined> {
  const wakeups = pubsub.subscribe(`history:${userId}`);
  async function* changes(): AsyncGenerator<HistoryChange, undefined> {
    let seen = since;
    try {
      for await (const _ of wakeups) {
        for (;;) {
          const change = await readChanges(db, userId, seen);
          if (!change) break;
          seen = change.revision;
          yield change;
        }
      }
    } finally {
      await wakeups.return?.();
    }
  }
  return endWith(wakeups, changes());
}
