import { createContext, use, useSyncExternalStore } from 'react';
import { createStore, type Store } from '#shared/store/create-store.ts';
import type { Toast } from '#shared/ui/toasts.tsx';
import type { NewCode } from '../lib/history-store.ts';
import { type View, wholeView } from '../lib/shown-codes.ts';

/** Something that takes a while, and can be stopped. */
export interface Work {
  /** As in `Reading back 3 of 20…`. */
  readonly text: string;
  stop?(): void;
}

interface UiState {
  /** What somebody looks for: nothing of it is written down, nor in an address. */
  readonly view: View;
  readonly selected: ReadonlySet<string>;
  /** Where the last selection began, for one that goes from there to another. */
  readonly anchor: string | null;
  /** The row that Tab comes to. */
  readonly stop: string | null;
  /** The row that gets the focus as soon as it is drawn. */
  readonly wanted: string | null;
  readonly renaming: string | null;
  /** The name that could not be kept: its field is open again with it. */
  readonly refused: { readonly id: string; readonly name: string } | null;
  /** Those that a folder is being chosen for. */
  readonly moving: readonly string[] | null;
  readonly toasts: readonly Toast[];
  readonly work: Work | null;
  /** What a file has in another version than the history, and may be added as new codes. */
  readonly offer: readonly NewCode[] | null;
}

/** What the page of the history shows beside the codes themselves: of this window only. */
export interface HistoryUi extends Store<UiState> {
  toast(toast: Toast): void;
  dismiss(id: string): void;
  /** Tells what was done, in place of what was told before. */
  tell(text: string): void;
  /** Tells what went wrong, for as long as nobody dismisses it, nor tries the same again. */
  fail(id: string, text: string): void;
  /** Ends what belongs to a page that is in sight. What can be taken back stays, and what somebody looked for. */
  leave(): void;
}

function createHistoryUi(): HistoryUi {
  const store = createStore<UiState>({
    view: wholeView,
    selected: new Set(),
    anchor: null,
    stop: null,
    wanted: null,
    renaming: null,
    refused: null,
    moving: null,
    toasts: [],
    work: null,
    offer: null,
  });
  const { read, change } = store;
  const others = (id: string) => read().toasts.filter((toast) => toast.id !== id);
  /** Makes room for one more: what passes goes before what is kept. */
  const toast = (added: Toast) => {
    const before = others(added.id);
    const last = before.find(({ stay }) => !stay) ?? before[0];
    change({ toasts: [...before.filter((one) => before.length < 3 || one !== last), added] });
  };
  return {
    ...store,
    toast,
    dismiss: (id) => change({ toasts: others(id) }),
    tell: (text) => toast({ id: 'done', text, icon: 'check' }),
    fail: (id, text) => toast({ id, text, icon: 'circle-alert', stay: 'kept' }),
    leave: () =>
      change({
        selected: new Set(),
        anchor: null,
        wanted: null,
        renaming: null,
        moving: null,
        toasts: read().toasts.filter(({ undo }) => undo),
      }),
  };
}

/** By the key that opens the history: with the key goes all that somebody has typed. */
const uis = new WeakMap<CryptoKey, HistoryUi>();

/** What the page of that key's history shows, as it was left. */
export function historyUiOf(key: CryptoKey): HistoryUi {
  const ui = uis.get(key) ?? createHistoryUi();
  uis.set(key, ui);
  return ui;
}

export const HistoryUiContext = createContext<HistoryUi | null>(null);

export function useHistoryUi(): HistoryUi {
  const ui = use(HistoryUiContext);
  if (!ui) throw new Error('useHistoryUi needs a history around it');
  return ui;
}

/** A part of what the page shows; draws anew only when that part changes. */
export function useUi<Part>(select: (state: UiState) => Part): Part {
  const ui = useHistoryUi();
  return useSyncExternalStore(ui.watch, () => select(ui.read()));
}
