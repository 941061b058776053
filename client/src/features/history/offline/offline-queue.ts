import { failureOf, isServerDown, isServerFault } from '#shared/graphql/failure.ts';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { errorMessage } from '../error-message.ts';
import type { HistoryCode } from '../history-entry.ts';
import type { RecordCache } from '../sync/record-cache.ts';
import { conflictingIds, type RecordClient } from '../sync/record-client.ts';
import { planSending } from './send-changes.ts';
import type { UnsentChange, UnsentChanges } from './unsent-changes.ts';

interface QueueOptions {
  readonly unsent: UnsentChanges;
  readonly records: RecordClient;
  readonly cache: Pick<RecordCache, 'entries'>;
  /** Runs an action after all changes before it. */
  enqueue<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Called after the unsent changes have changed. */
  onUpdate(): void;
  /** Called with the reason, for display, when the server rejects changes or can't save them; otherwise undefined. */
  onRejection(reason: string | undefined): void;
  /** Called with what became of a change that couldn't be merged, for display. */
  onNote(note: string): void;
}

/** Keeps changes while the server can't be reached or fails, and sends them later. Call its methods one at a time. */
export interface OfflineQueue {
  /** Reads the changes from before a reload. */
  load(): Promise<void>;
  /**
   * Sends a change, or keeps its results if the server can't be reached or fails, or earlier changes are unsent.
   *
   * @param resultOf returns the code after the change; undefined if it is deleted
   * @throws the error of `send`, if the change can't be kept either
   */
  sendOrKeep(
    send: () => Promise<void>,
    ids: readonly string[],
    resultOf: (id: string) => HistoryCode | undefined,
  ): Promise<void>;
  /** Restores deleted codes as far as their deletion is unsent. Returns the ids of the others. */
  restore(ids: readonly string[]): Promise<readonly string[]>;
}

export function createOfflineQueue({
  unsent,
  records,
  cache,
  enqueue,
  onUpdate,
  onRejection,
  onNote,
}: QueueOptions): OfflineQueue {
  let isSending = false;
  /** The changes that were unsent when their code was deleted, to restore them. */
  const beforeDeletion = new Map<string, UnsentChange>();

  const keep = async (ids: readonly string[], resultOf: (id: string) => HistoryCode | undefined) => {
    for (const id of ids) {
      const earlier = unsent.of(id);
      const after = resultOf(id);
      if (!after && earlier?.after) beforeDeletion.set(id, earlier);
      if (!(await unsent.put(id, cache.entries.get(id), after))) return false;
    }
    onUpdate();
    void sendLater();
    return true;
  };

  /** Sends all changes as soon as the server can be reached. */
  const sendLater = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    for (let attempts = 0; unsent.list().length > 0; attempts += 1) {
      const isDone = await enqueue(() => inOneTab(sendAll)).catch(() => false);
      onUpdate();
      if (isDone) break;
      await retryWait(attempts);
    }
    isSending = false;
  };

  /**
   * Sends all changes. Those that the server rejects stay until the next change.
   *
   * @returns false if a change has to be sent again, because the server couldn't be reached or failed
   */
  const sendAll = async (): Promise<boolean> => {
    // Another tab may have sent some, or added others.
    await unsent.load();
    let rejection: string | undefined;
    let isDone = true;
    for (const change of unsent.list()) {
      try {
        await send(change);
        await unsent.remove(change);
        onUpdate();
      } catch (error) {
        const failure = failureOf(error);
        if (!isServerFault(failure)) {
          rejection = errorMessage(error);
          continue;
        }
        isDone = false;
        if (failure.code === 'UNREACHABLE') break;
        rejection = 'The server can’t save at the moment. Trying again…';
        // Otherwise it failed at this change, and may not at others.
        if (isServerDown(failure)) break;
      }
    }
    onRejection(rejection);
    return isDone;
  };

  const send = async (change: UnsentChange): Promise<void> => {
    const { id, changeId, after } = change;
    await records.refresh([id]);
    const plan = planSending(change, cache.entries.get(id));
    if (plan.kind === 'remove') await records.remove([id]);
    if (plan.kind === 'change') await records.change([id], plan.patch);
    if (plan.kind === 'add' && after) await add(id, after);
    if (plan.kind === 'add-copy') {
      await add(changeId, plan.code);
      onNote(plan.note);
    }
  };
  /** Adds a code, unless an earlier attempt has added it. */
  const add = (id: string, code: HistoryCode) =>
    records.save([{ id, version: 1, code }]).catch((error: unknown) => {
      if (conflictingIds(error).length === 0) throw error;
    });

  return {
    load: async () => {
      await unsent.load();
      if (unsent.list().length === 0) return;
      onUpdate();
      void sendLater();
    },
    async sendOrKeep(send, ids, resultOf) {
      const isWaiting = unsent.list().length > 0 || !navigator.onLine;
      if (isWaiting && (await keep(ids, resultOf))) return;
      try {
        await send();
      } catch (error) {
        if (!isServerFault(failureOf(error)) || !(await keep(ids, resultOf))) throw error;
      }
    },
    async restore(ids) {
      const sent: string[] = [];
      for (const id of ids) {
        const earlier = beforeDeletion.get(id);
        const deletion = unsent.of(id);
        if (earlier && (deletion || !earlier.before)) await unsent.put(id, earlier.before, earlier.after);
        else if (deletion) await unsent.remove(deletion);
        else sent.push(id);
        beforeDeletion.delete(id);
      }
      onUpdate();
      if (sent.length < ids.length) void sendLater();
      return sent;
    },
  };
}

/** Runs an action while no other tab runs it. */
function inOneTab<Result>(act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('canary-qr-history', act) : act();
}
