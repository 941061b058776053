import type { DrawnCode } from '#shared/code/save-target.ts';
import type { HistoryStore } from './history-store.ts';
import type { KeptCode } from './kept-code.ts';

/** Changes that were made in the generator, and not saved. */
export interface Unsaved {
  /** What they were made to. */
  readonly base: KeptCode;
  readonly code: DrawnCode;
}

/** With the history goes what was not saved of it: nobody finds it who comes next. */
const unsaved = new WeakMap<HistoryStore, Map<string, Unsaved>>();

/** By the ids of their codes, for as long as the page isn't loaded anew: in its memory only. */
export function unsavedOf(history: HistoryStore): Map<string, Unsaved> {
  const known = unsaved.get(history) ?? new Map<string, Unsaved>();
  unsaved.set(history, known);
  return known;
}
