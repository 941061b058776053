import type { Patch } from '../code-changes.ts';
import { type DeletedEntry, type HistoryEntry, toEntry } from '../history-entry.ts';

/** A change that is shown before the server has confirmed it. */
type OptimisticChange =
  | { readonly kind: 'patch'; readonly ids: ReadonlySet<string>; readonly patch: Patch }
  | { readonly kind: 'remove' | 'restore' | 'erase'; readonly ids: ReadonlySet<string> };

/** The changes that are shown while they are sent. They revert if the server rejects them. */
export interface OptimisticChanges {
  /** Shows a change while `act` runs. */
  during(change: OptimisticChange, act: () => Promise<void>): Promise<void>;
  /** Returns the entries with the shown changes applied. */
  appliedTo(entries: ReadonlyMap<string, HistoryEntry>): readonly HistoryEntry[];
  /** Returns the deleted entries with the shown changes applied. */
  appliedToDeleted(deleted: ReadonlyMap<string, DeletedEntry>): readonly DeletedEntry[];
}

/** @param onUpdate called after a change is shown, and after it is no longer needed */
export function createOptimisticChanges(onUpdate: () => void): OptimisticChanges {
  let changes: readonly OptimisticChange[] = [];
  return {
    async during(change, act) {
      changes = [...changes, change];
      onUpdate();
      try {
        await act();
      } finally {
        changes = changes.filter((other) => other !== change);
        onUpdate();
      }
    },
    appliedTo(entries) {
      if (changes.length === 0) return [...entries.values()];
      return [...entries.values()].flatMap((entry) => {
        let shown = entry;
        for (const change of changes) {
          if (!change.ids.has(entry.id)) continue;
          if (change.kind === 'remove') return [];
          const code = change.kind === 'patch' ? change.patch(shown.code) : undefined;
          if (code) shown = toEntry(shown, code);
        }
        return [shown];
      });
    },
    appliedToDeleted: (deleted) =>
      [...deleted.values()].filter(({ id }) =>
        changes.every(({ kind, ids }) => (kind !== 'restore' && kind !== 'erase') || !ids.has(id)),
      ),
  };
}
