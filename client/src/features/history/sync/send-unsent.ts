import { failureOf } from '#shared/graphql/failure.ts';
import { applyPatch } from '../code-changes.ts';
import type { UnsentChange } from './code-change.ts';
import { type CodeRecords, type CodeVersion, saveLatest } from './code-records.ts';
import { planCopy, planDeletion, planSending, type Sending } from './plan-sending.ts';
import type { RecordCache } from './record-cache.ts';

/**
 * Sends unsent changes against the current state of their codes, all in the same requests. Sending them again does no harm.
 *
 * @param onNote called with a message about a change that could not be saved as the user made it, for display
 */
export async function sendUnsent(
  changes: readonly UnsentChange[],
  records: CodeRecords,
  cache: Pick<RecordCache, 'entries'>,
  onNote: (note: string) => void,
): Promise<void> {
  /** The notes by change, because a change may be planned again. */
  const notes = new Map<string, string | undefined>();
  const planOf = (change: UnsentChange) => planSending(change, cache.entries.get(change.id));
  const send = (sent: readonly UnsentChange[], plan: (change: UnsentChange) => Sending = planOf) =>
    saveLatest(
      records,
      sent.map(({ id }) => id),
      () =>
        sent.flatMap((change) => {
          const planned = plan(change);
          notes.set(change.changeId, planned.note);
          return versionOf(change, planned, cache) ?? [];
        }),
    );

  await records.refresh(changes.map(({ id }) => id));
  await send(changes);
  const deleted = changes.filter((change) => planOf(change).kind === 'restore');
  const erasedIds = await restore(
    deleted.map(({ id }) => id),
    records,
  );
  const isErased = ({ id }: UnsentChange) => erasedIds.includes(id);
  await send(
    deleted.filter((change) => !isErased(change)).map((change) => ({ ...change, wasDeleted: false })),
  );
  await send(deleted.filter(isErased), ({ after: { code } }) =>
    planCopy(code, 'was deleted for good elsewhere'),
  );
  const deletions = changes.map((change) => ({
    id: change.id,
    ...planDeletion(change, cache.entries.has(change.id)),
  }));
  const removed = deletions.filter(({ remove }) => remove).map(({ id }) => id);
  const erased = deletions.filter(({ erase }) => erase).map(({ id }) => id);
  if (removed.length > 0) await records.remove(removed);
  if (erased.length > 0) await records.erase(erased);
  for (const note of notes.values()) if (note !== undefined) onNote(note);
}

/** Restores deleted codes. Returns the ids of those that were erased elsewhere. */
async function restore(
  ids: readonly string[],
  records: Pick<CodeRecords, 'restore'>,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  try {
    await records.restore(ids);
    return [];
  } catch (error) {
    if (failureOf(error).code !== 'GONE') throw error;
    if (ids.length === 1) return ids;
    // All are restored or none, so that the erased codes are found one by one.
    const erased: string[] = [];
    for (const id of ids) erased.push(...(await restore([id], records)));
    return erased;
  }
}

/** The version to save for a change; undefined if nothing is saved. */
function versionOf(
  { id, changeId, after: { code } }: UnsentChange,
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
