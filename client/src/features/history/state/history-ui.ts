import { createContext, use, useSyncExternalStore } from 'react';
import type { Toast } from '#components/ui/toasts.tsx';
import { createStore, type Store } from '#lib/create-store.ts';
import type { NewCode } from '../lib/history-store.ts';

/** Something that takes a while, and can be stopped. */
export interface Work {
  /** As in `Reading back 3 of 20…`. */
  readonly text: string;
  stop?(): void;
}

interface UiState {
  readonly selected: ReadonlySet<string>;
  /** Where the last selection began, for one that goes from there to another. */
  readonly anchor: string | null;
  /** The row that Tab comes to. */
  readonly stop: string | null;
  /** The row that gets the focus as soon as it is drawn. */
  readonly wanted: string | null;
  readonly renaming: string | null;
  /** Those that a folder is being chosen for. */
  readonly moving: readonly string[] | null;
  readonly toasts: readonly Toast[];
  readonly work: Work | null;
  /** What a file has in another version than the history, and may be added as new codes. */
  readonly offer: readonly NewCode[] | null;
  readonly failure: string | undefined;
  readonly done: string | undefined;
}

/** What the page of the history shows beside the codes themselves: of this window only. */
export interface HistoryUi extends Store<UiState> {
  toast(toast: Toast): void;
  dismiss(id: string): void;
  /** Says what came of an action, in place of what was said before. */
  say(what: { readonly done?: string; readonly failure?: string }): void;
}

export function createHistoryUi(): HistoryUi {
  const store = createStore<UiState>({
    selected: new Set(),
    anchor: null,
    stop: null,
    wanted: null,
    renaming: null,
    moving: null,
    toasts: [],
    work: null,
    offer: null,
    failure: undefined,
    done: undefined,
  });
  const { read, change } = store;
  const others = (id: string) => read().toasts.filter((toast) => toast.id !== id);
  return {
    ...store,
    toast: (toast) => change({ toasts: [...others(toast.id).slice(-2), toast] }),
    dismiss: (id) => change({ toasts: others(id) }),
    say: ({ done, failure }) => change({ done, failure }),
  };
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
