import { maxImages, maxReadAtOnce, maxSavedAtOnce } from '@canary/input/limits';
import { TooLargeError } from '@canary/vault/errors';
import { inOneTab } from '#shared/browser/in-one-tab.ts';
import { createOutbox } from '#shared/live/outbox.ts';
import { applyPatch, PatchConflictError } from '../code-changes.ts';
import { errorMessage } from '../error-message.ts';
import { type CodeRecords, saveLatest } from './code-records.ts';
import type { RecordCache } from './record-cache.ts';
import { sendKept } from './send-kept.ts';
import type { FreshChange, Intent, KeptChange, UnsentChange, UnsentChanges } from './unsent-changes.ts';

interface HistoryOutboxOptions {
  readonly unsent: UnsentChanges;
  readonly records: CodeRecords;
  readonly cache: Pick<RecordCache, 'entries'>;
  /** Called after the unsent changes have changed. */
  onUpdate(): void;
  /** Called with the reason, for display, when the server rejects changes or can't save them; otherwise undefined. */
  onRejection(reason: string | undefined): void;
  /** Called with a message about a change that couldn't be merged, for display. */
  onNote(note: string): void;
}

/**
 * Sends the changes of the history. A change that can't be sent at once is kept in this browser, and sent later by one
 * of its tabs.
 */
export interface HistoryOutbox {
  /** Settled when the changes from before a reload are known. */
  readonly loaded: Promise<void>;
  /**
   * Makes a change of codes. Settled when the change is saved or kept.
   *
   * @throws the error of the server, if the change can't be kept either
   */
  change(ids: readonly string[], intentOf: (id: string) => Intent | undefined): Promise<void>;
}

/** Most codes that are deleted, restored or erased in a request, together with their images. */
const maxRemovedAtOnce = maxReadAtOnce - maxImages;

export function createHistoryOutbox({
  unsent,
  records,
  cache,
  onUpdate,
  onRejection,
  onNote,
}: HistoryOutboxOptions): HistoryOutbox {
  /** Why the server rejected kept changes, by their ids. They are tried again with the next change. */
  const rejected = new Map<string, string>();
  /** The ids of kept changes that are sent alone, since a request with others failed. */
  const alone = new Set<string>();
  let isUnsaved = false;

  // Changes are sent and kept one at a time, so that two changes of the same tab can't conflict.
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return turn;
  };
  const report = () => {
    const [reason] = [...rejected.values()].slice(-1);
    onRejection(reason ?? (isUnsaved ? 'The server can’t save at the moment. Trying again…' : undefined));
    onUpdate();
  };
  /** The fresh changes among these that are still unsent. */
  const freshOf = (changes: readonly UnsentChange[]) => {
    const left = new Set(unsent.list());
    return changes.filter((change): change is FreshChange => change.kind === 'fresh' && left.has(change));
  };

  /** Call when changes are saved or kept. */
  const finish = (changes: readonly FreshChange[]) => {
    unsent.drop(changes);
    for (const action of actionsOf(changes)) if (freshOf(action.changes).length === 0) action.resolve();
    onUpdate();
  };
  const withdraw = (changes: readonly FreshChange[], error: unknown) => {
    for (const action of actionsOf(changes)) {
      unsent.drop(action.changes);
      action.reject(error);
    }
    onUpdate();
  };
  /** @param cause the error of the action if its changes can't be kept; without it, such changes stay to be sent */
  const keep = async (changes: readonly FreshChange[], cause?: unknown) => {
    const kept: FreshChange[] = [];
    for (const change of changes) {
      if (freshOf([change]).length === 0) continue;
      try {
        if (await unsent.keep(change)) kept.push(change);
        else if (cause !== undefined) withdraw([change], cause);
      } catch (error) {
        withdraw([change], error);
      }
    }
    // At once, because the list is shown again after it.
    finish(kept);
  };
  const isWaiting = () => unsent.kept().length > 0 || !navigator.onLine;

  const sendFresh = async (batch: readonly FreshChange[]) => {
    if (isWaiting()) await keep(batch);
    const left = freshOf(batch);
    const [first] = left;
    if (!first) return;
    const ids = left.map(({ id }) => id);
    const { kind } = first.intent;
    if (kind !== 'add' && kind !== 'patch') return await records[kind](ids);
    await saveLatest(records, ids, () =>
      left.flatMap(({ id, intent }) => {
        if (intent.kind === 'add') return { id, version: 1, code: intent.code };
        const current = cache.entries.get(id);
        if (intent.kind !== 'patch' || !current) return [];
        return { id, version: current.version + 1, code: applyPatch(current.code, intent.patch) };
      }),
    );
  };
  const sendStored = (batch: readonly KeptChange[]) =>
    inOneTab('canary-qr-history', async () => {
      // Another tab may have sent changes of the queue, or added changes.
      await unsent.load();
      const ids = new Set(batch.map(({ changeId }) => changeId));
      const left = unsent.kept().filter(({ changeId }) => ids.has(changeId));
      if (left.length > 0) await sendKept(left, records, cache, onNote);
      for (const change of left) {
        alone.delete(change.changeId);
        await unsent.settle(change);
      }
    });

  const outbox = createOutbox<UnsentChange>({
    unsent: () => unsent.list().filter(({ changeId }) => !rejected.has(changeId)),
    idOf: ({ changeId }) => changeId,
    namesIn: ({ id }) => [id],
    batchOf: ([first, ...others]) => {
      if (first.kind === 'fresh') {
        const isSaved = first.intent.kind === 'add' || first.intent.kind === 'patch';
        const same = others.filter((other) => other.kind === 'fresh' && other.action === first.action);
        return [first, ...same].slice(0, isSaved ? maxSavedAtOnce : maxRemovedAtOnce);
      }
      if (alone.has(first.changeId)) return [first];
      const stored = others.filter((other) => other.kind === 'kept' && !alone.has(other.changeId));
      return [first, ...stored].slice(0, maxRemovedAtOnce);
    },
    send: (batch) =>
      enqueue(async () => {
        try {
          if (isKept(batch)) await sendStored(batch);
          else await sendFresh(freshOf(batch));
        } catch (error) {
          // The server has rejected nothing: the change can't be made in this browser.
          if (!(error instanceof PatchConflictError) && !(error instanceof TooLargeError)) throw error;
          withdraw(freshOf(batch), error);
        }
      }),
    onSent: (batch) => {
      finish(freshOf(batch));
      report();
    },
    onRejected: (batch, _rejection, cause) => {
      if (!isKept(batch)) return withdraw(freshOf(batch), cause);
      if (batch.length > 1) return sendAlone(batch);
      for (const { changeId } of batch) rejected.set(changeId, errorMessage(cause));
      report();
    },
    onDelayed: async (batch, { kind }, cause) => {
      if (isKept(batch) && batch.length > 1 && kind === 'failed') sendAlone(batch);
      // After another failure than of these changes, no change can be sent now.
      const ofActions = actionsOf(freshOf(batch)).flatMap(({ changes }) => changes);
      const delayed = freshOf(kind === 'failed' ? ofActions : unsent.list());
      await enqueue(() => keep(delayed, cause));
    },
    onUnauthenticated: (batch, cause) => withdraw(freshOf(batch), cause),
    onObstacle: (obstacle) => {
      isUnsaved = obstacle === 'unsaved';
      report();
    },
  });
  const sendAlone = (batch: readonly UnsentChange[]) => {
    for (const { changeId } of batch) alone.add(changeId);
  };

  const loaded = enqueue(unsent.load).then(() => {
    onUpdate();
    outbox.start();
  });
  return {
    loaded,
    change: (ids, intentOf) => {
      return new Promise((resolve, reject) => {
        const changes: FreshChange[] = [];
        const action = { changes, resolve, reject };
        for (const id of ids) {
          const intent = intentOf(id);
          if (intent) changes.push({ kind: 'fresh', changeId: crypto.randomUUID(), id, intent, action });
        }
        if (changes.length === 0) return resolve();
        unsent.add(changes);
        rejected.clear();
        report();
        void loaded.then(async () => {
          if (isWaiting()) await enqueue(() => keep(changes));
          outbox.start();
          outbox.changeAdded();
          // Changes that can't be kept needn't wait for the next attempt.
          if (freshOf(changes).length > 0) outbox.retryNow();
        });
      });
    },
  };
}

const actionsOf = (changes: readonly FreshChange[]) => [...new Set(changes.map(({ action }) => action))];

/** A batch has changes of one kind only. */
function isKept(batch: readonly UnsentChange[]): batch is readonly KeptChange[] {
  return batch[0]?.kind === 'kept';
}
