import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { guardLeaving } from '#shared/browser/guard-leaving.ts';
import type { DrawnCode } from '#shared/code/save-target.ts';
import { carryOver } from '#shared/loading/carry-over.ts';
import { forgetDraft } from '#shared/storage/drafts.ts';
import { nameAfter } from '../lib/code-name.ts';
import { differences } from '../lib/code-patch.ts';
import type { HistoryStore } from '../lib/history-store.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import { unsavedOf } from '../lib/unsaved.ts';

/** A saved code that is changed in the generator, as what keeps it sees that. */
export interface Edit {
  /** As it was when it was opened or last saved here: what changes are measured by. */
  readonly base: KeptCode;
  /** Hears of what is in the generator. */
  note(code: DrawnCode): void;
  /** What it is called once it is changed to that. */
  nameOf(code: DrawnCode): string;
  /** Saves: what is seen of the code meanwhile is nobody else's doing. */
  saving<Result>(act: () => Promise<Result>): Promise<Result>;
  /** It was saved as it is in the generator. */
  saved(kept: KeptCode, code: DrawnCode): void;
  /** What is in the generator was saved as another code, which is changed from now on. */
  become(kept: KeptCode): void;
  /** Puts the code into the generator as it is by now; what was typed there is given up. */
  openNewer(): void;
}

const find = (history: HistoryStore, id: string) => history.read().codes.find((kept) => kept.id === id);

/**
 * Follows a code while it is changed, and keeps what isn't saved yet.
 *
 * @param onBecome told of the code that takes its place
 */
export function useEdit(history: HistoryStore, opened: KeptCode, onBecome: (kept: KeptCode) => void) {
  const [state, setState] = useState(() => {
    const left = unsavedOf(history).get(opened.id);
    return {
      base: left?.base ?? opened,
      /** What the generator begins with. */
      start: left?.code ?? opened.code,
      /** Whether that was left here unsaved before. */
      isLeft: left !== undefined,
      isDirty: left !== undefined,
      isSaving: false,
      /** One more each time that the generator is to begin anew. */
      round: 0,
    };
  });
  const { base, isDirty } = state;
  const { id } = base;
  const watch = useCallback((watcher: () => void) => history.follow(id, watcher), [history, id]);
  /** As it is in the history; undefined once it is deleted. */
  const live = useSyncExternalStore(watch, () => find(history, id));

  useEffect(() => {
    if (!isDirty) return undefined;
    const stop = guardLeaving();
    // A reload that the site asks for brings along what was typed.
    const release = carryOver('unsaved edit', stop);
    return () => {
      stop();
      release();
    };
  }, [isDirty]);

  const openNewer = useCallback(() => {
    const newest = find(history, id);
    if (!newest) return;
    unsavedOf(history).delete(id);
    forgetDraft(id);
    setState(({ round }) => ({
      base: newest,
      start: newest.code,
      isLeft: false,
      isDirty: false,
      isSaving: false,
      round: round + 1,
    }));
  }, [history, id]);

  const edit = useMemo(
    (): Edit => ({
      base,
      note(code) {
        const isChanged = differences(base.code, code).length > 0;
        if (isChanged) unsavedOf(history).set(id, { base, code });
        else unsavedOf(history).delete(id);
        setState((before) => (before.isDirty === isChanged ? before : { ...before, isDirty: isChanged }));
      },
      nameOf: (code) => nameAfter((find(history, id) ?? base).code, code),
      async saving(act) {
        setState((before) => ({ ...before, isSaving: true }));
        try {
          return await act();
        } finally {
          setState((before) => ({ ...before, isSaving: false }));
        }
      },
      saved: (kept, { values, look }) =>
        setState((before) => ({
          ...before,
          base: { ...kept, code: { ...kept.code, values, look } },
          isLeft: false,
        })),
      become(kept) {
        unsavedOf(history).delete(id);
        setState((before) => ({ ...before, base: kept, isLeft: false }));
        onBecome(kept);
      },
      openNewer,
    }),
    [history, base, id, onBecome, openNewer],
  );
  return { ...state, live, edit };
}
