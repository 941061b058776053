import { maxImages, maxReadAtOnce, maxRuns, maxSavedAtOnce } from '@canary/input/limits';
import { TooLargeError } from '@canary/vault/errors';
import { inOneTab } from '#shared/browser/in-one-tab.ts';
import { classifyError } from '#shared/live/errors.ts';
import { createOutbox } from '#shared/live/outbox.ts';
import { applyPatch, PatchConflictError } from '../code-changes.ts';
import { errorMessage } from '../error-message.ts';
import { batchesOf } from './batches.ts';
import type { Attempt, UnsentChange } from './code-change.ts';
import { type CodeRecords, saveLatest } from './code-records.ts';
import type { RecordCache } from './record-cache.ts';
import { sendUnsent } from './send-unsent.ts';
import type { UnsentChanges } from './unsent-changes.ts';

interface HistoryOutboxOptions {
  readonly unsent: UnsentChanges;
  readonly records: CodeRecords;
  readonly cache: Pick<RecordCache, 'entries'>;
  /** Called after the unconfirmed changes have changed. */
  onUpdate(): void;
  /** Called with the reason, for display, when the server rejects changes or can't save them; otherwise undefined. */
  onRejection(reason: string | undefined): void;
  /** Called with a message about a change that couldn't be merged, for display. */
  onNote(note: string): void;
}

/**
 * Sends the changes of the history. A change that can't be made at once is kept in this browser, and sent later by one of
 * its tabs.
 */
export interface HistoryOutbox {
  /** Settled when the changes from before a reload are known. */
  readonly loaded: Promise<void>;
  /** Follows the changes that other tabs keep and send. Returns a function that stops following. */
  follow(): () => void;
  /** The unconfirmed changes, in order: the waiting changes, and the changes that this tab is sending. */
  unconfirmed(): readonly (UnsentChange | Attempt)[];
  /**
   * Makes changes of codes, all of one kind. Settled when they are saved or kept.
   *
   * @throws the error of the server, if a change can't be kept either
   */
  change(changes: readonly Pick<Attempt, 'id' | 'intent'>[]): Promise<void>;
}

/** Most codes that are deleted, restored or erased in a request, together with their parts. */
const maxRemovedAtOnce = maxReadAtOnce - maxImages - maxRuns;

export function createHistoryOutbox({
  unsent,
  records,
  cache,
  onUpdate,
  onRejection,
  onNote,
}: HistoryOutboxOptions): HistoryOutbox {
  let attempts: readonly Attempt[] = [];
  /** Why the server rejected changes, by their ids. They are tried again with the next change. */
  const rejected = new Map<string, string>();
  /** The ids of changes that are sent alone, because a request with several changes failed. */
  const alone = new Set<string>();
  let isUnsaved = false;

  // Changes are sent and kept one at a time, so that two changes of the same tab can't conflict.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act, act);
    last = turn.catch(() => undefined);
    return turn;
  };
  const report = () => {
    const [reason] = [...rejected.values()].slice(-1);
    onRejection(reason ?? (isUnsaved ? 'The server can’t save at the moment. Trying again…' : undefined));
    onUpdate();
  };

  const outbox = createOutbox<UnsentChange>({
    unsent: () => unsent.list().filter(({ changeId }) => !rejected.has(changeId)),
    idOf: ({ changeId }) => changeId,
    namesIn: ({ id }) => [id],
    batchOf: ([first, ...others]) => {
      if (alone.has(first.changeId)) return [first];
      const together = others.filter(({ changeId }) => !alone.has(changeId));
      return [first, ...together].slice(0, maxRemovedAtOnce);
    },
    send: (batch) => inTurn(() => inOneTab('canary-qr-history', () => sendBatch(batch))),
    onSent: report,
    onRejected: (batch, _rejection, cause) => {
      if (batch.length > 1) return sendAlone(batch);
      for (const { changeId } of batch) rejected.set(changeId, errorMessage(cause));
      report();
    },
    onDelayed: async (batch, { kind }) => {
      if (batch.length > 1 && kind === 'failed') sendAlone(batch);
    },
    onUnauthenticated: () => undefined,
    onObstacle: (obstacle) => {
      isUnsaved = obstacle === 'unsaved';
      report();
    },
  });
  const sendAlone = (batch: readonly UnsentChange[]) => {
    for (const { changeId } of batch) alone.add(changeId);
  };
  const sendBatch = async (batch: readonly UnsentChange[]) => {
    // Another tab may have sent changes, or kept some.
    await unsent.load();
    const ids = new Set(batch.map(({ changeId }) => changeId));
    const left = unsent.list().filter(({ changeId }) => ids.has(changeId));
    if (left.length > 0) await sendUnsent(left, records, cache, onNote);
    for (const change of left) {
      alone.delete(change.changeId);
      await unsent.settle(change);
    }
  };

  const end = (ended: readonly Attempt[]) => {
    const isEnded = new Set(ended);
    attempts = attempts.filter((attempt) => !isEnded.has(attempt));
    onUpdate();
  };
  /** Keeps the changes of attempts. Returns the attempts that this browser can't keep. */
  const keep = async (made: readonly Attempt[]) => {
    const [kept, left]: [Attempt[], Attempt[]] = [[], []];
    for (const attempt of made) ((await unsent.keep(attempt)) ? kept : left).push(attempt);
    end(kept);
    return left;
  };
  const saveOrKeep = async (made: readonly Attempt[]) => {
    const isWaiting = unsent.list().length > 0 || !navigator.onLine;
    let left = isWaiting ? await keep(made) : made;
    const isSaved = left.every(({ intent: { kind } }) => kind === 'add' || kind === 'patch');
    try {
      for (const batch of batchesOf(left, isSaved ? maxSavedAtOnce : maxRemovedAtOnce)) {
        await saveNow(batch);
        left = left.slice(batch.length);
        end(batch);
      }
    } catch (error) {
      if (isFinal(error) || (await keep(left)).length > 0) throw error;
    }
  };
  const saveNow = async (batch: readonly Attempt[]) => {
    const ids = batch.map(({ id }) => id);
    const kind = batch[0]?.intent.kind;
    if (kind === 'remove' || kind === 'restore' || kind === 'erase') return await records[kind](ids);
    const versions = () => batch.flatMap((attempt) => versionOf(attempt) ?? []);
    // The caller learns that the server knows the id of a new code, which may be deleted.
    await (kind === 'add' ? records.save(versions()) : saveLatest(records, ids, versions));
  };
  const versionOf = ({ id, intent }: Attempt) => {
    if (intent.kind === 'add') return { id, version: 1, code: intent.code };
    const current = cache.entries.get(id);
    if (intent.kind !== 'patch' || !current) return undefined;
    return { id, version: current.version + 1, code: applyPatch(current.code, intent.patch) };
  };

  const refresh = async () => {
    await inTurn(unsent.load);
    onUpdate();
    outbox.changeAdded();
  };
  const loaded = refresh().then(outbox.start);
  return {
    loaded,
    follow: () => {
      // Other tabs may have kept or sent changes before.
      void loaded.then(refresh);
      return unsent.watchTabs(refresh);
    },
    unconfirmed: () => [...unsent.list(), ...attempts],
    change: async (changes) => {
      const order = Date.now();
      const made = changes.map((change) => ({ ...change, changeId: crypto.randomUUID(), order }));
      attempts = [...attempts, ...made];
      rejected.clear();
      report();
      await loaded;
      try {
        await inTurn(() => saveOrKeep(made));
      } finally {
        end(made);
        outbox.start();
        outbox.changeAdded();
      }
    },
  };
}

/** Whether waiting wouldn't help: the server has refused the change, or the change can't be made at all. */
function isFinal(error: unknown): boolean {
  const isImpossible = error instanceof PatchConflictError || error instanceof TooLargeError;
  return isImpossible || ['rejected', 'unauthenticated'].includes(classifyError(error).kind);
}
