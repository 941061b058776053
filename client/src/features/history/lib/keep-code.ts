import type { DrawnCode } from '#shared/code/save-target.ts';
import { nameAfter, suggestName } from './code-name.ts';
import { clashes, type Difference, isSameDrawing, OvertakenError, patchOf } from './code-patch.ts';
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

/** What became of the changes to a code that was opened. */
export type Changed =
  | {
      readonly status: 'kept';
      readonly kept: KeptCode /** Whether it is called something else now. */;
      readonly isRenamed: boolean;
    }
  /** It was deleted meanwhile. */
  | { readonly status: 'gone' }
  /** The same was changed elsewhere meanwhile, to something else; nothing was saved. */
  | { readonly status: 'overtaken'; readonly by: readonly Difference[] };

/**
 * Changes a code that was opened to what the generator has made of it. What others changed of it stays, and where that
 * is the same field, nothing is saved.
 *
 * @param isForced saves it even so
 */
export async function keepChanges(
  history: HistoryStore,
  { id, code: opened }: KeptCode,
  code: DrawnCode,
  isForced: boolean,
): Promise<Changed> {
  const before = await history.find(id);
  if (!before) return { status: 'gone' };
  const change = patchOf(opened, code);
  try {
    const gone = await history.change([id], (now) => {
      if (!isForced && clashes(opened, code, now).length > 0) return undefined;
      const changed = change(now);
      return { ...changed, name: nameAfter(now, changed) };
    });
    const kept = gone.length > 0 ? undefined : await history.find(id);
    return kept
      ? { status: 'kept', kept, isRenamed: kept.code.name !== before.code.name }
      : { status: 'gone' };
  } catch (error) {
    if (!(error instanceof OvertakenError)) throw error;
    return { status: 'overtaken', by: clashes(opened, code, error.now) };
  }
}
