import { staysLoggedIn } from '#session/offline-session.ts';
import { readUnsent, tellUnsent, watchUnsent, writeUnsent } from '#shared/storage/unsent-database.ts';
import type { UnlockedHistory } from '../key/keychain.ts';
import { createChangeSeal } from './change-seal.ts';
import { type Attempt, changeFor, isNoChange, type UnsentChange } from './code-change.ts';
import type { RecordCache } from './record-cache.ts';
import { unsentName } from './unsent-name.ts';

/**
 * The changes that wait until the server can save them. They are stored encrypted, for all tabs, so that neither a reload
 * nor the end of the session loses them.
 */
export interface UnsentChanges {
  /** The changes in the order of sending. */
  list(): readonly UnsentChange[];
  find(id: string): UnsentChange | undefined;
  /** Reads the changes of all tabs. */
  load(): Promise<void>;
  /** Calls back when another tab has kept or sent a change. Returns a function that unsubscribes. */
  watchTabs(onChange: () => void): () => void;
  /**
   * Keeps the result of an attempt, in place of an earlier change of the same code.
   *
   * @returns false if this browser can't store the change
   * @throws {PatchConflictError} if the change must not be made on the current version of the code
   */
  keep(attempt: Attempt): Promise<boolean>;
  /** Call when the server has a change. A newer change of the code stays. */
  settle(change: UnsentChange): Promise<void>;
}

export function createUnsentChanges(
  unlocked: UnlockedHistory,
  cache: Pick<RecordCache, 'entries' | 'deleted'>,
): UnsentChanges {
  const document = { accountId: unlocked.userId, name: unsentName };
  const { seal, open } = createChangeSeal(unlocked);
  let changes: readonly UnsentChange[] = [];
  const find = (id: string) => changes.find((change) => change.id === id);
  const teller = crypto.randomUUID();
  let isLoaded = false;
  const write = async (...writes: Parameters<typeof writeUnsent>[1]) => {
    const isStored = await writeUnsent(document, writes);
    tellUnsent(document, teller);
    return isStored;
  };
  const settle = async (change: UnsentChange) => {
    changes = changes.filter((other) => other !== change);
    await write({ kind: 'change', id: change.changeId });
  };

  return {
    list: () => changes,
    find,
    load: async () => {
      const known = new Map(changes.map((change) => [change.changeId, change]));
      const stored = (await readUnsent(document)) ?? [];
      const opened = await Promise.all(
        stored.map(({ id, content }) => known.get(id) ?? open(id, content).catch(() => undefined)),
      );
      // After the first load, another key is a newer key: the history was reset elsewhere.
      const lost = isLoaded ? [] : stored.filter((_, index) => opened[index] === 'lost');
      isLoaded = true;
      if (lost.length > 0) await write(...lost.map(({ kind, id }) => ({ kind, id })));
      changes = opened.filter((change) => change !== undefined && change !== 'lost').sort(byOrder);
    },
    keep: async (attempt) => {
      const earlier = find(attempt.id);
      const last = changes.at(-1)?.order ?? 0;
      const change = changeFor({ ...attempt, order: Math.max(attempt.order, last + 1) }, earlier, cache);
      // A code that was deleted elsewhere has nothing to change.
      if (!change) return attempt.intent.kind === 'patch';
      if (isNoChange(change)) {
        if (earlier) await settle(earlier);
        return true;
      }
      const content = await seal(change);
      // Without a kept key, nothing would open the change after a reload.
      const isStored =
        staysLoggedIn() &&
        (await write(...(earlier ? [{ kind: 'change', id: earlier.changeId } as const] : []), {
          kind: 'change',
          id: change.changeId,
          content,
        }));
      if (isStored) changes = [...changes.filter((other) => other !== earlier), change].sort(byOrder);
      return isStored;
    },
    settle,
    watchTabs: (onChange) => watchUnsent(onChange, document, teller),
  };
}

const byOrder = (one: UnsentChange, other: UnsentChange) => one.order - other.order;
