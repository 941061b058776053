import { failureOf } from '#shared/graphql/failure.ts';
import type { UnsentChange } from './code-change.ts';
import { type CodeRecords, saveLatest } from './code-records.ts';
import { planCopy, planSending } from './plan-sending.ts';
import type { RecordCache } from './record-cache.ts';

/**
 * Sends unsent changes against the current state of their codes, all in the same requests. Sending twice does no harm.
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
  const send = (sent: readonly UnsentChange[], plan = planOf) =>
    saveLatest(records, idsOf(sent), () =>
      sent.flatMap((change) => {
        const { save, note } = plan(change);
        notes.set(change.changeId, note);
        return save ?? [];
      }),
    );

  await records.refresh(idsOf(changes));
  await send(changes);
  const restored = changes.filter((change) => planOf(change).isRestored);
  const erasedElsewhere = new Set(await restore(idsOf(restored), records));
  await send(
    restored.map((change) => ({ ...change, wasDeleted: false })),
    (change) =>
      erasedElsewhere.has(change.id) ? planCopy(change, 'was deleted for good elsewhere') : planOf(change),
  );
  const isSaved = ({ id }: UnsentChange) => cache.entries.has(id);
  // A deleted code that was restored elsewhere stays.
  const ended = changes.filter(
    (change) => change.after.state !== 'saved' && !(change.wasDeleted && isSaved(change)),
  );
  const removed = idsOf(ended.filter(isSaved));
  const erased = idsOf(ended.filter(({ after }) => after.state === 'erased'));
  if (removed.length > 0) await records.remove(removed);
  if (erased.length > 0) await records.erase(erased);
  for (const note of notes.values()) if (note !== undefined) onNote(note);
}

const idsOf = (changes: readonly UnsentChange[]) => changes.map(({ id }) => id);

/** Restores deleted codes. Returns the ids of the codes that were erased elsewhere. */
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
    // The server restores all codes or none, so the erased codes are found one by one.
    const erased: string[] = [];
    for (const id of ids) erased.push(...(await restore([id], records)));
    return erased;
  }
}
