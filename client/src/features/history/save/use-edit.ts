import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLeaveGuard } from '#shared/browser/navigation.ts';
import type { Code } from '#shared/code/code.ts';
import { userDrafts } from '#shared/storage/drafts.ts';
import { declareInputs } from '#shared/storage/input-store.ts';
import { differences } from '../code-changes.ts';
import type { HistoryEntry } from '../history-entry.ts';
import type { HistoryStore } from '../sync/history-store.ts';

/** A saved code that is edited in the generator. */
export interface Edit {
  /** The entry as it was opened or last saved here. Changes are relative to it. */
  readonly base: HistoryEntry;
  onEdit(code: Code): void;
  /** The code in the generator. */
  shown(): Code;
  /** Runs a save. Changes that arrive during the save count as the user's own changes. */
  whileSaving<Result>(save: () => Promise<Result>): Promise<Result>;
  onSaved(entry: HistoryEntry, code: Code): void;
  /** Call when the code was saved as a new entry, which is edited from now on. */
  continueWith(entry: HistoryEntry): void;
  /** Loads the newest version into the generator and discards the changes made here. */
  openNewer(): void;
}

interface UnsavedChanges {
  readonly base: HistoryEntry;
  readonly code: Code;
}

/** Unsaved changes by entry id. They stay while the user visits other pages of the site. */
const unsavedChanges = declareInputs<UnsavedChanges>({
  key: 'account:key:unsaved-changes',
  survives: 'nothing',
  schema: () => undefined,
});

const drawingOf = ({ type, values, look }: HistoryEntry['code']): Code => ({ type, values, look });

const findLoaded = (history: HistoryStore, id: string) =>
  history.read().entries.find((entry) => entry.id === id);

/**
 * Follows an entry while it is edited, and stores unsaved changes.
 *
 * @param onContinueWith called with the entry that the user edits next, such as a copy
 */
export function useEdit(
  history: HistoryStore,
  opened: HistoryEntry,
  onContinueWith: (entry: HistoryEntry) => void,
) {
  const [state, setState] = useState(() => {
    const unsaved = unsavedChanges.read()[opened.id];
    return {
      base: unsaved?.base ?? opened,
      /** The generator's initial code. */
      initialCode: unsaved?.code ?? opened.code,
      /** Whether the changes were made on an earlier visit to this page. */
      isRestored: unsaved !== undefined,
      isDirty: unsaved !== undefined,
      isSaving: false,
      /** Incremented to mount the generator again. */
      generation: 0,
    };
  });
  const { base, isDirty } = state;
  const { id } = base;
  const watch = useCallback((watcher: () => void) => history.follow(id, watcher), [history, id]);
  /** The newest version; undefined after its deletion. */
  const current = useSyncExternalStore(watch, () => findLoaded(history, id));

  useLeaveGuard(isDirty);

  const openNewer = useCallback(() => {
    const newest = findLoaded(history, id);
    if (!newest) return;
    unsavedChanges.delete(id);
    userDrafts.delete(id);
    setState(({ generation }) => ({
      base: newest,
      initialCode: newest.code,
      isRestored: false,
      isDirty: false,
      isSaving: false,
      generation: generation + 1,
    }));
  }, [history, id]);

  const edit = useMemo(
    (): Edit => ({
      base,
      shown: () => unsavedChanges.read()[id]?.code ?? drawingOf(base.code),
      onEdit(code) {
        const hasChanges = differences(base.code, code).length > 0;
        if (hasChanges) unsavedChanges.save(id, { base, code });
        else unsavedChanges.delete(id);
        setState((before) => (before.isDirty === hasChanges ? before : { ...before, isDirty: hasChanges }));
      },
      async whileSaving(save) {
        setState((before) => ({ ...before, isSaving: true }));
        try {
          return await save();
        } finally {
          setState((before) => ({ ...before, isSaving: false }));
        }
      },
      onSaved: (entry, { values, look }) =>
        setState((before) => ({
          ...before,
          base: { ...entry, code: { ...entry.code, values, look } },
          isRestored: false,
        })),
      continueWith(entry) {
        unsavedChanges.delete(id);
        setState((before) => ({ ...before, base: entry, isRestored: false }));
        onContinueWith(entry);
      },
      openNewer,
    }),
    [base, id, onContinueWith, openNewer],
  );
  return { ...state, current, edit };
}
