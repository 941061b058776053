import type { Code } from '#shared/code/code.ts';
import {
  conflicts,
  createPatch,
  type Difference,
  isSameDrawing,
  PatchConflictError,
} from '../code-changes.ts';
import { type HistoryEntry, nameAfterChange, suggestName } from '../history-entry.ts';
import type { HistoryStore } from '../sync/history-store.ts';
import { conflictingIds } from '../sync/record-client.ts';

/**
 * Adds a code to the history.
 *
 * @param id keeps a retry from adding the code twice
 * @returns the code's name
 */
export async function addCode(
  history: HistoryStore,
  id: string,
  code: Code,
  name = suggestName(code),
): Promise<string> {
  const now = new Date().toISOString();
  try {
    await history.add([{ id, code: { v: 2, name, folder: null, ...code, createdAt: now, updatedAt: now } }]);
    return name;
  } catch (error) {
    // An earlier attempt may have added the code, perhaps with another look, although its response was lost.
    const saved = await history.find(id).catch(() => undefined);
    if (!saved) throw error;
    return replaceContent(history, saved, code);
  }
}

/**
 * Adds a code to the history, or replaces content and look of the code with this id. A code that was deleted is restored.
 *
 * @returns the code's name
 */
export async function putCode(history: HistoryStore, id: string, code: Code, name: string): Promise<string> {
  const saved = await history.find(id).catch(() => undefined);
  if (saved) return replaceContent(history, saved, code);
  try {
    return await addCode(history, id, code, name);
  } catch (error) {
    if (!conflictingIds(error).includes(id)) throw error;
    await history.restore([id]);
    const restored = await history.find(id);
    if (!restored) throw error;
    return replaceContent(history, restored, code);
  }
}

/** Replaces content and look of a saved code. Returns the code's name, which follows the content. */
async function replaceContent(history: HistoryStore, saved: HistoryEntry, code: Code): Promise<string> {
  if (!isSameDrawing(saved.code, code))
    await history.change([saved.id], (current) => ({
      ...current,
      ...code,
      name: nameAfterChange(current, code),
    }));
  return nameAfterChange(saved.code, code);
}

export type UpdateResult =
  | { readonly status: 'saved'; readonly entry: HistoryEntry; readonly isRenamed: boolean }
  | { readonly status: 'deleted' }
  /** The same fields were changed elsewhere to other values, so nothing was saved. */
  | { readonly status: 'conflict'; readonly conflicts: readonly Difference[] };

/**
 * Saves changes to an opened code. Changes that were made to other fields elsewhere are kept.
 *
 * @param opened the entry when it was opened
 * @param isForced whether to overwrite conflicting changes
 */
export async function updateCode(
  history: HistoryStore,
  { id, code: opened }: HistoryEntry,
  code: Code,
  isForced: boolean,
): Promise<UpdateResult> {
  const before = await history.find(id);
  if (!before) return { status: 'deleted' };
  const patch = createPatch(opened, code);
  try {
    const deleted = await history.change([id], (current) => {
      if (!isForced && conflicts(opened, code, current).length > 0) return undefined;
      const changed = patch(current);
      return { ...changed, name: nameAfterChange(current, changed) };
    });
    const entry = deleted.length > 0 ? undefined : await history.find(id);
    if (!entry) return { status: 'deleted' };
    return { status: 'saved', entry, isRenamed: entry.code.name !== before.code.name };
  } catch (error) {
    if (!(error instanceof PatchConflictError)) throw error;
    return { status: 'conflict', conflicts: conflicts(opened, code, error.current) };
  }
}
