import type { SavedCode } from '@canary/vault/record';
import type { DrawnCode } from '#hooks/use-keeper.ts';
import { suggestName } from './code-name.ts';
import { isSameDrawing, patchOf } from './code-patch.ts';
import type { HistoryStore } from './history-store.ts';
import type { KeptCode } from './kept-code.ts';

/** A code from the generator that is, or was to be, kept under that id. */
export interface LastKept {
  readonly id: string;
  readonly code: DrawnCode;
}

/**
 * Keeps a new code. Pressed again for the same code, it is kept once: by its id, which the first time chose.
 *
 * @returns what it is called
 */
export async function keepNew(history: HistoryStore, { id, code }: LastKept): Promise<string> {
  const now = new Date().toISOString();
  const name = suggestName(code);
  try {
    await history.add([{ id, code: { v: 1, name, folder: null, ...code, createdAt: now, updatedAt: now } }]);
    return name;
  } catch (error) {
    // An answer that was lost may have been a yes.
    const kept = await history.find(id).catch(() => undefined);
    if (kept && isSameDrawing(kept.code, code)) return kept.code.name;
    throw error;
  }
}

/** What a code is called that was opened and changed. */
export interface ChangedName {
  readonly name: string;
  /** Whether the change gave it another. */
  readonly isNew: boolean;
}

/**
 * Changes a code that was opened to what the generator has made of it. A name that came from what it holds goes with
 * it; one that somebody typed stays.
 *
 * @returns what it is called; undefined when it was deleted meanwhile
 */
export async function keepChanges(
  history: HistoryStore,
  { id, code: opened }: KeptCode,
  code: DrawnCode,
): Promise<ChangedName | undefined> {
  const before = await history.find(id);
  if (!before) return undefined;
  const change = patchOf(opened, code);
  const gone = await history.change([id], (now) => named(now, change(now)));
  const kept = gone.length > 0 ? undefined : await history.find(id);
  return kept && { name: kept.code.name, isNew: kept.code.name !== before.code.name };
}

function named(before: SavedCode, after: SavedCode): SavedCode {
  return before.name === suggestName(before) ? { ...after, name: suggestName(after) } : after;
}
