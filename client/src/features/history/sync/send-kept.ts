import { failureOf } from '#shared/graphql/failure.ts';
import { applyPatch } from '../code-changes.ts';
import { type CodeRecords, type CodeVersion, maxAttempts } from './code-records.ts';
import { planCopy, planDeletion, planSending, type Sending } from './plan-sending.ts';
import type { RecordCache } from './record-cache.ts';
import { conflictingIds } from './record-client.ts';
import type { KeptChange } from './unsent-changes.ts';

/**
 * Sends kept changes against the current state of their codes, all in the same requests. Sending them again does no harm.
 *
 * @param onNote called with a message about a change that could not be saved as the user made it, for display
 */
export async function sendKept(
  changes: readonly KeptChange[],
  records: CodeRecords,
  cache: Pick<RecordCache, 'entries'>,
  onNote: (note: string) => void,
): Promise<void> {
  /** The notes by change, because a change may be planned again. */
  const notes = new Map<string, string>();

  const restore = async (restored: readonly KeptChange[], attempt: number): Promise<void> => {
    const [only, ...others] = restored;
    if (!only) return;
    try {
      await records.restore(restored.map(({ id }) => id));
    } catch (error) {
      if (failureOf(error).code !== 'GONE') throw error;
      // All are restored or none, so that the erased codes are found one by one.
      if (others.length > 0) {
        for (const change of restored) await restore([change], attempt);
        return;
      }
      return saveAll(
        [{ change: only, plan: planCopy(only.after.code, 'was deleted for good elsewhere') }],
        attempt,
      );
    }
    await send(
      restored.map((change) => ({ ...change, wasDeleted: false })),
      attempt,
    );
  };
  const saveAll = async (
    planned: readonly { readonly change: KeptChange; readonly plan: Sending }[],
    attempt: number,
  ): Promise<void> => {
    for (const { change, plan } of planned) {
      if (plan.note === undefined) notes.delete(change.changeId);
      else notes.set(change.changeId, plan.note);
    }
    const versions = planned.flatMap(({ change, plan }) => versionOf(change, plan, cache) ?? []);
    if (versions.length === 0) return;
    try {
      await records.save(versions);
    } catch (error) {
      const stale = conflictingIds(error);
      if (stale.length === 0 || attempt === maxAttempts) throw error;
      await records.refresh(planned.map(({ change }) => change.id));
      // An earlier attempt has added the new codes that exist.
      const left = planned.filter(
        ({ change, plan }) =>
          !stale.includes(plan.kind === 'add-copy' ? change.changeId : change.id) || plan.kind === 'change',
      );
      await send(
        left.map(({ change }) => change),
        attempt + 1,
      );
    }
  };
  const send = async (sent: readonly KeptChange[], attempt = 1): Promise<void> => {
    const planned = sent.map((change) => ({
      change,
      plan: planSending(change, cache.entries.get(change.id)),
    }));
    await saveAll(
      planned.filter(({ plan }) => plan.kind !== 'restore'),
      attempt,
    );
    await restore(
      planned.filter(({ plan }) => plan.kind === 'restore').map(({ change }) => change),
      attempt,
    );
  };

  await records.refresh(changes.map(({ id }) => id));
  await send(changes);
  const deletions = changes.map((change) => ({
    id: change.id,
    ...planDeletion(change, cache.entries.has(change.id)),
  }));
  const removed = deletions.filter(({ remove }) => remove).map(({ id }) => id);
  const erased = deletions.filter(({ erase }) => erase).map(({ id }) => id);
  if (removed.length > 0) await records.remove(removed);
  if (erased.length > 0) await records.erase(erased);
  for (const note of notes.values()) onNote(note);
}

/** The version to save for a change; undefined if nothing is saved. */
function versionOf(
  { id, changeId, after: { code } }: KeptChange,
  plan: Sending,
  cache: Pick<RecordCache, 'entries'>,
): CodeVersion | undefined {
  if (plan.kind === 'add') return { id, version: 1, code };
  // A copy has the id of its change, so that it is added once.
  if (plan.kind === 'add-copy') return { id: changeId, version: 1, code: plan.code };
  const current = cache.entries.get(id);
  if (plan.kind !== 'change' || !current) return undefined;
  return { id, version: current.version + 1, code: applyPatch(current.code, plan.patch) };
}
