import type { ApolloClient } from '@apollo/client';
import type { Notice } from '#shared/live/notices.ts';
import type { Patch } from '../code-changes.ts';
import type { ListedCode } from '../dynamic/listed-code.ts';
import type { FolderStore } from '../folders/folder-store.ts';
import { type HistoryEntry, normaliseName } from '../history-entry.ts';
import type { PresetStore } from '../presets/preset-store.ts';
import type { HistoryStore } from '../sync/history-store.ts';
import { actionId, countCodes, createAttempt, describeEntries } from './action-report.ts';
import { createFileActions } from './file-actions.ts';
import type { Deletion, HistoryUi } from './history-ui.ts';
import { createLinkActions } from './link-actions.ts';
import { createPictureActions } from './picture-actions.ts';

/** More codes than this are deleted only after a confirmation. */
const maxUnconfirmed = 10;

/** The actions of the history page. Each reports its result as a toast. */
export type HistoryActions = ReturnType<typeof createHistoryActions>;

/** The actions on the codes of a list. Actions on records need an unlocked history. */
export type ListActions = ReturnType<typeof createLockedActions> &
  Partial<Pick<HistoryActions, 'rename' | 'duplicate' | 'move'>>;

/** The actions on dynamic codes while the history isn't open. */
export function createLockedActions(client: ApolloClient, ui: HistoryUi) {
  const links = createLinkActions(client, ui, undefined);
  return {
    ...links,
    ...createPictureActions(ui),
    remove: createRemove(ui, links.remove),
    confirm({ entries }: Deletion) {
      ui.change({ confirming: null });
      void links.remove(entries);
    },
  };
}

/** Creates the function that removes entries, which asks for confirmation first if there are many. */
const createRemove =
  (ui: HistoryUi, remove: (entries: readonly ListedCode[]) => unknown) =>
  (entries: readonly ListedCode[]): void => {
    if (entries.length > maxUnconfirmed) ui.change({ confirming: { kind: 'delete', entries } });
    else void remove(entries);
  };

export function createHistoryActions(
  client: ApolloClient,
  history: HistoryStore,
  folders: FolderStore,
  presetStore: PresetStore,
  ui: HistoryUi,
) {
  const attempt = createAttempt(ui);
  const links = createLinkActions(client, ui, history);

  const change = (entries: readonly HistoryEntry[], patch: Patch) => {
    const id = actionId('change', entries);
    return attempt(
      id,
      async () => {
        await history.change(
          entries.map((entry) => entry.id),
          patch,
        );
        const left = new Set(history.read().entries.map((entry) => entry.id));
        const deleted = entries.filter((entry) => !left.has(entry.id) && !history.wasRemovedHere(entry.id));
        const verb = deleted.length === 1 ? 'was' : 'were';
        if (deleted.length > 0) ui.showError(id, `${describeEntries(deleted)} ${verb} deleted elsewhere.`);
      },
      `${describeEntries(entries)} could not be changed.`,
    );
  };

  const remove = (entries: readonly ListedCode[]) => {
    keepEmptied(entries);
    void links.remove(entries);
  };

  const erase = (entries: readonly ListedCode[]) => {
    ui.leaveList(entries);
    void attempt(
      actionId('erase', entries),
      async () => {
        await history.erase(entries.map(({ id }) => id));
        ui.showDone(`Deleted ${describeEntries(entries)} for good.`);
      },
      `${describeEntries(entries)} could not be deleted.`,
    );
  };

  /** Keeps the folders that lose their last code. */
  const keepEmptied = (leaving: readonly HistoryEntry[]) => {
    const ids = new Set(leaving.map(({ id }) => id));
    const filled = new Set(
      history
        .read()
        .entries.filter(({ id }) => !ids.has(id))
        .map(({ code }) => code.folder),
    );
    const emptied = leaving.flatMap(({ code: { folder } }) => folder ?? []);
    // A folder that can't be kept now only disappears from the list.
    void folders.keep(emptied.filter((name) => !filled.has(name))).catch(() => undefined);
  };

  /** Moves entries that are all in another folder. @param onUndo called when the user undoes the move */
  const moveTo = (
    moved: readonly HistoryEntry[],
    folder: string | null,
    notice: Pick<Notice, 'text' | 'sum'>,
    onUndo: () => void = () => undefined,
  ) => {
    const id = crypto.randomUUID();
    const undo = () => {
      onUndo();
      for (const previous of new Set(moved.map(({ code }) => code.folder))) {
        const back = moved.filter(({ code }) => code.folder === previous);
        // Doesn't move entries back that were moved again meanwhile.
        void change(back, (code) => (code.folder === folder ? { ...code, folder: previous } : code));
      }
    };
    ui.notices.show({ ...notice, id, undo });
    void change(moved, (code) => ({ ...code, folder })).then((succeeded) => {
      if (!succeeded) ui.notices.withdraw(id);
    });
  };

  return {
    ...links,
    ...createPictureActions(ui),
    rename(entry: HistoryEntry, name: string) {
      void change([entry], (code) => ({ ...code, name })).then((succeeded) => {
        if (succeeded || ui.read().renaming !== null) return;
        ui.change({ renaming: entry.id, failedRename: { id: entry.id, name } });
      });
    },
    addFolder(name: string) {
      void attempt('folder', () => folders.keep([name]), `The folder “${name}” could not be saved.`);
    },
    /** @param entries all entries, in the folder or not */
    renameFolder(before: string, after: string, entries: readonly HistoryEntry[]) {
      const contents = entries.filter(({ code }) => code.folder === before);
      const rename = (from: string, to: string) => {
        void attempt(
          'folder',
          () => Promise.all([folders.keep([to]), folders.drop(from)]),
          `The folder “${from}” could not be renamed.`,
        );
        if (contents.length > 0) {
          void change(contents, (code) => (code.folder === from ? { ...code, folder: to } : code));
        }
        const { filter } = ui.read();
        if (filter.folder === from) ui.change({ filter: { ...filter, folder: to } });
      };
      rename(before, after);
      ui.notices.show({
        id: crypto.randomUUID(),
        icon: 'check',
        text: `Renamed the folder to “${after}”.`,
        undo: () => rename(after, before),
      });
    },
    /** @param entries all entries, in the folder or not */
    removeFolder(folder: string, entries: readonly HistoryEntry[]) {
      const contents = entries.filter(({ code }) => code.folder === folder);
      const failure = `The folder “${folder}” could not be removed.`;
      void attempt('folder', () => folders.drop(folder), failure);
      const kept = contents.length === 1 ? 'its code' : 'its codes';
      const text =
        contents.length === 0
          ? `Removed the empty folder “${folder}”.`
          : `Removed the folder “${folder}” and kept ${kept}.`;
      const restore = () =>
        void attempt('folder', () => folders.keep([folder]), `The folder “${folder}” could not be restored.`);
      if (contents.length > 0) moveTo(contents, null, { text }, restore);
      else ui.notices.show({ id: crypto.randomUUID(), text, undo: restore });
    },
    /** Codes without a record stay where they are. */
    move(entries: readonly ListedCode[], folder: string | null) {
      const moved = entries.filter(({ code, isBare }) => !isBare && code.folder !== folder);
      if (moved.length === 0) return;
      keepEmptied(moved);
      const target = folder === null ? 'out of the folder' : `to “${folder}”`;
      moveTo(moved, folder, {
        text: `Moved ${describeEntries(moved)} ${target}.`,
        sum: { kind: 'moved', count: moved.length, text: (count) => `Moved ${countCodes(count)}.` },
      });
    },
    duplicate(entry: HistoryEntry) {
      const now = new Date().toISOString();
      const name = normaliseName(`${entry.code.name} (copy)`);
      const code = { ...entry.code, name, createdAt: now, updatedAt: now };
      void attempt(
        actionId('duplicate', [entry]),
        async () => {
          await history.add([{ id: crypto.randomUUID(), code }]);
          ui.showDone(`Duplicated as “${name}”.`);
        },
        `${describeEntries([entry])} could not be duplicated.`,
      );
    },
    remove: createRemove(ui, remove),
    /** Asks for confirmation first. A link alone stays until its time is over. */
    erase(codes: readonly ListedCode[]) {
      const entries = codes.filter(({ isBare }) => !isBare);
      if (entries.length > 0) ui.change({ confirming: { kind: 'erase', entries } });
    },
    /** Runs the deletion that the user has just confirmed. */
    confirm({ kind, entries }: Deletion) {
      ui.change({ confirming: null });
      if (kind === 'delete') remove(entries);
      else erase(entries);
    },
    restoreDeleted(entries: readonly ListedCode[]) {
      ui.leaveList(entries);
      void links.restore(entries, () => ui.showDone(`Restored ${describeEntries(entries)}.`));
    },
    ...createFileActions(history, folders, presetStore, ui),
  };
}
