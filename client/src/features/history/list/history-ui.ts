import type { EncryptedFile } from '@canary/vault/encrypted-file';
import { createContext, use } from 'react';
import {
  neighbourOf,
  nothingSelected,
  type Selection,
  selectTo,
  toggleItem,
} from '#shared/collection/selection.ts';
import { createNotices, type Notices } from '#shared/live/notices.ts';
import { createStore, type Store, useStorePart } from '#shared/store/create-store.ts';
import type { ListedCode } from '../dynamic/listed-code.ts';
import type { HistoryEntry } from '../history-entry.ts';
import type { NewRecord } from '../sync/history-store.ts';
import { type HistoryFilter, showAll } from './history-filter.ts';

/** Entries to delete, or deleted entries to erase. */
export interface Deletion {
  readonly kind: 'delete' | 'erase';
  readonly entries: readonly ListedCode[];
}

/** An encrypted file, and the entries of the history when the user chose the file. */
export interface LockedImport {
  readonly file: EncryptedFile;
  readonly entries: readonly HistoryEntry[];
}

interface HistoryUiState {
  /** The filter of the list. It is never stored and never in a URL, because it can reveal content of the history. */
  readonly filter: HistoryFilter;
  /** The selected entries. */
  readonly selection: Selection;
  /** The id of the row in the tab order (roving tabindex). */
  readonly tabStop: string | null;
  /** The id of the row to focus as soon as it is rendered. */
  readonly focusRequest: string | null;
  readonly renaming: string | null;
  /** A new name that could not be saved. The row's field opens again with this name. */
  readonly failedRename: { readonly id: string; readonly name: string } | null;
  /** Ids of the entries that the user is choosing a folder for. */
  readonly moving: readonly string[] | null;
  /** The folder that the user is renaming; without a name, the user is making a new folder. */
  readonly namingFolder: { readonly folder?: string } | null;
  /** A deletion that waits for the user's confirmation. */
  readonly confirming: Deletion | null;
  /** Progress of a long action, such as `Checked 3 of 20 codes…`. */
  readonly progress: { readonly text: string; stop?(): void } | null;
  /** Imported codes that differ from codes in the history. The user may add them as new codes. */
  readonly importConflicts: readonly NewRecord[] | null;
  /** An encrypted file to import, which waits for its passphrase. */
  readonly lockedImport: LockedImport | null;
}

/** State of the history page in this tab. */
export interface HistoryUi extends Store<HistoryUiState> {
  readonly notices: Notices;
  /** The ids of the codes that the page lists, in order. */
  readonly list: { ids: readonly string[] };
  /** Selects a code or takes it out of the selection, or selects the codes up to it. */
  select(id: string, isRange: boolean): void;
  /** Ends the selection, and moves the focus from codes that leave the list to a code that stays. */
  leaveList(entries: readonly ListedCode[]): void;
  /** Shows a success message in place of the previous message. */
  showDone(text: string): void;
  /** Shows an error until the user dismisses it or retries the action with the same id. */
  showError(id: string, text: string): void;
  /** Clears the state of the visible page. Keeps the filter and notices with Undo. */
  leavePage(): void;
}

export function createHistoryUi(): HistoryUi {
  const store = createStore<HistoryUiState>({
    filter: showAll,
    selection: nothingSelected,
    tabStop: null,
    focusRequest: null,
    renaming: null,
    failedRename: null,
    moving: null,
    namingFolder: null,
    confirming: null,
    progress: null,
    importConflicts: null,
    lockedImport: null,
  });
  const { read, change } = store;
  const notices = createNotices();
  const list: HistoryUi['list'] = { ids: [] };
  return {
    ...store,
    notices,
    list,
    select(id, isRange) {
      const { selection } = read();
      change({
        selection: isRange ? selectTo(selection, list.ids, id) : toggleItem(selection, id),
        tabStop: id,
      });
    },
    leaveList(entries) {
      const leaving = new Set(entries.map(({ id }) => id));
      const { tabStop } = read();
      const from =
        tabStop !== null && leaving.has(tabStop) ? tabStop : list.ids.find((id) => leaving.has(id));
      const next = from === undefined ? null : neighbourOf(list.ids, from, leaving);
      change({ selection: nothingSelected, focusRequest: next, tabStop: next });
    },
    showDone: (text) => notices.show({ id: 'done', text, icon: 'check' }),
    showError: (id, text) => notices.show({ id, text, icon: 'circle-alert', lifetime: 'until-dismissed' }),
    leavePage() {
      notices.clear();
      change({
        selection: nothingSelected,
        focusRequest: null,
        renaming: null,
        moving: null,
        namingFolder: null,
        confirming: null,
      });
    },
  };
}

/** One state per key, so that logging out discards the user's input. */
const uis = new WeakMap<CryptoKey, HistoryUi>();

export function historyUiFor(key: CryptoKey): HistoryUi {
  const ui = uis.get(key) ?? createHistoryUi();
  uis.set(key, ui);
  return ui;
}

export const HistoryUiContext = createContext<HistoryUi | null>(null);

export function useHistoryUi(): HistoryUi {
  const ui = use(HistoryUiContext);
  if (!ui) throw new Error('useHistoryUi needs a HistoryUiContext above it.');
  return ui;
}

/** Selects a part of the interface state. */
export function useHistoryUiState<Part>(select: (state: HistoryUiState) => Part): Part {
  return useStorePart(useHistoryUi(), select);
}
