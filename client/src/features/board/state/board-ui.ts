import type { Column } from '@canary/board/task';
import { createContext, use, useSyncExternalStore } from 'react';
import { createStore, type Store } from '#shared/store/create-store.ts';
import type { Toast } from '#shared/ui/toasts.tsx';
import type { Draft } from './draft.ts';

/** A card that the keyboard has picked up, and where it would come to stand. */
export interface Lift {
  readonly id: string;
  readonly title: string;
  readonly column: Column;
  /** Its place among the cards that are shown, itself included. */
  readonly index: number;
}

/** Where the card that is being dragged would land: before the `gap`th card that is shown. */
export interface Landing {
  readonly column: Column;
  readonly gap: number;
}

interface UiState {
  /** The card of each column that Tab comes to. */
  readonly stops: Readonly<Record<Column, string | null>>;
  /** The card that gets the focus as soon as it is drawn. */
  readonly wanted: string | null;
  readonly lift: Lift | null;
  /** The card that is being dragged here, by a pointer. */
  readonly dragged: string | null;
  readonly landing: Landing | null;
  readonly editing: string | null;
  readonly toasts: readonly Toast[];
  /** What screen readers are told. */
  readonly said: string;
}

/** What can be asked of a column that is in sight. */
export interface ColumnHandle {
  /** The cards that are shown, in order. */
  ids(): readonly string[];
  /** The same, as they stand: with a card that the keyboard carries where it was picked up. */
  standing(): readonly string[];
  contains(x: number, y: number): boolean;
  /** The gap between cards that is nearest to a height of the window. */
  gapAt(clientY: number): number;
  /** Scrolls where the pointer is near the upper or lower edge. */
  scrollAtEdge(clientY: number, frames: number): void;
  /** Goes to what makes the first card, where there is none to go to. */
  focusAdd(): void;
}

/** What the board shows beside its cards, and who is where in it: of this window only, nothing of it is sent. */
export interface BoardUi extends Store<UiState> {
  readonly handles: Map<Column, ColumnHandle>;
  /** By card: they outlive its place on the page, since somebody else may move or delete it meanwhile. */
  readonly drafts: Map<string, Draft>;
  /** Tells screen readers. */
  say(text: string): void;
  toast(toast: Toast): void;
  dismiss(id: string): void;
}

export function createBoardUi(): BoardUi {
  const store = createStore<UiState>({
    stops: { todo: null, inprogress: null, done: null },
    wanted: null,
    lift: null,
    dragged: null,
    landing: null,
    editing: null,
    toasts: [],
    said: '',
  });
  const { read, change } = store;
  const others = (id: string) => read().toasts.filter((toast) => toast.id !== id);
  return {
    ...store,
    handles: new Map(),
    drafts: new Map(),
    // The same words twice would be no change, and so not read out.
    say: (text) => change({ said: read().said === text ? `${text}\u00a0` : text }),
    toast: (toast) => change({ toasts: [...others(toast.id).slice(-2), toast] }),
    dismiss: (id) => change({ toasts: others(id) }),
  };
}

export const BoardUiContext = createContext<BoardUi | null>(null);

export function useBoardUi(): BoardUi {
  const ui = use(BoardUiContext);
  if (!ui) throw new Error('useBoardUi needs a board around it');
  return ui;
}

/** A part of what the board shows; draws anew only when that part changes. */
export function useUi<Part>(select: (state: UiState) => Part): Part {
  const ui = useBoardUi();
  return useSyncExternalStore(ui.watch, () => select(ui.read()));
}
