import { failureOf, isServerDown, isServerFault } from '#shared/graphql/failure.ts';
import { retryWait } from '#shared/graphql/retry-wait.ts';
import { errorMessage } from '../error-message.ts';
import type { SavedCode } from '../history-entry.ts';
import type { RecordCache } from '../sync/record-cache.ts';
import { conflictingIds, type RecordClient } from '../sync/record-client.ts';
import { planCopy, planDeletion, planSending, type Sending } from './send-changes.ts';
import type { ChangedCode, UnsentChange, UnsentChanges } from './unsent-changes.ts';

interface QueueOptions {
  readonly unsent: UnsentChanges;
  readonly records: RecordClient;
  readonly cache: Pick<RecordCache, 'entries' | 'deleted'>;
  /** Runs an action after all changes before it. */
  enqueue<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Called after the unsent changes have changed. */
  onUpdate(): void;
  /** Called with the reason, for display, when the server rejects changes or can't save them; otherwise undefined. */
  onRejection(reason: string | undefined): void;
  /** Called with a message about a change that couldn't be merged, for display. */
  onNote(note: string): void;
}

/** Keeps changes while the server can't be reached or fails, and sends them later. Call one method at a time. */
export interface OfflineQueue {
  /** Reads the changes from before a reload. */
  load(): Promise<void>;
  /**
   * Sends a change, or keeps its results if the server can't be reached or fails, or earlier changes are unsent.
   *
   * @param resultOf returns the code after the change; undefined if its content is unknown
   * @throws the error of `send`, if the change can't be kept either
   */
  sendOrKeep(
    send: () => Promise<void>,
    ids: readonly string[],
    resultOf: (id: string) => ChangedCode | undefined,
  ): Promise<void>;
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

  const keep = async (ids: readonly string[], resultOf: (id: string) => ChangedCode | undefined) => {
    for (const id of ids) {
      const after = resultOf(id);
      const latest = cache.entries.get(id) ?? cache.deleted.get(id);
      if (!after || !(await unsent.put(id, latest, after))) return false;
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
   * Sends all changes. Changes that the server rejects stay until the next change.
   *
   * @returns false if a change has to be sent again, because the server couldn't be reached or failed
   */
  const sendAll = async (): Promise<boolean> => {
    // Another tab may have sent changes of the queue, or added changes.
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
        // Another failure may concern only this change, so the next change is tried.
        if (isServerDown(failure)) break;
      }
    }
    onRejection(rejection);
    return isDone;
  };

  const send = async (change: UnsentChange): Promise<void> => {
    const { id } = change;
    await records.refresh([id]);
    await sendContent(change, planSending(change, cache.entries.get(id)));
    const deletion = planDeletion(change, cache.entries.has(id));
    if (deletion.remove) await records.remove([id]);
    if (deletion.erase) await records.erase([id]);
  };
  const sendContent = async (change: UnsentChange, plan: Sending): Promise<void> => {
    const { id, changeId, after } = change;
    if (plan.kind === 'add') await add(id, after.code);
    if (plan.kind === 'restore') await restore(change);
    if (plan.kind === 'add-copy') {
      await add(changeId, plan.code);
      onNote(plan.note);
    }
    if (plan.kind === 'change') {
      await records.change([id], plan.patch);
      // The code may have been deleted since it was read.
      if (!cache.entries.has(id)) await sendContent(change, planSending(change, undefined));
    }
  };
  const restore = async (change: UnsentChange): Promise<void> => {
    const { id, after } = change;
    try {
      await records.restore([id]);
    } catch (error) {
      if (failureOf(error).code !== 'GONE') throw error;
      return sendContent(change, planCopy(after.code, 'was deleted for good elsewhere'));
    }
    await sendContent(change, planSending({ ...change, wasDeleted: false }, cache.entries.get(id)));
  };
  /** Adds a code, unless an earlier attempt has added it. */
  const add = (id: string, code: SavedCode) =>
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
  };
}

/** Runs an action while no other tab runs it. */
function inOneTab<Result>(act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('canary-qr-history', act) : act();
}
