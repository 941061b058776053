import type { Card } from '@canary/board/model';
import { createContext, use } from 'react';
import { nothingSelected, type Selection } from '#shared/collection/selection.ts';
import { createNotices, type Notice, type Notices } from '#shared/live/notices.ts';
import { createStore, type Store, useStorePart } from '#shared/store/create-store.ts';

/** A card that was picked up with the keyboard, and the place where it would be dropped. */
export interface Lift {
  readonly id: string;
  readonly title: string;
  /** The id of the column. */
  readonly column: string;
  /** The card's index among the shown cards, which include the card itself. */
  readonly index: number;
}

/** Where a dragged column would be dropped. */
export interface ColumnDrop {
  /** The id of the column beside it. */
  readonly column: string;
  readonly side: 'before' | 'after';
}

/** Where a dragged card would be dropped: before the shown card with the index `gap`. */
export interface DropTarget {
  readonly column: string;
  readonly gap: number;
}

/** The fields of a new card that a user fills in. */
export interface NewCardFields {
  readonly title: string;
  readonly assigneeId: string | null;
}

/** An end of a column, where cards are added. */
export type ColumnEnd = 'top' | 'bottom';

/** The unsaved title in a card's editor. */
export interface CardDraft {
  readonly title: string;
  /** The title when editing began. */
  readonly before: string;
}

/** The last move of a card, or the undo of that move. */
export interface LastMove {
  /** The card after the move or undo. */
  to: Card | undefined;
}

/** A property that is picked for a card or for the selected cards. */
export type PickedField = 'labels' | 'assignees' | 'dueOn' | 'column';

interface PickerState {
  /** Null for the selected cards. */
  readonly id: string | null;
  readonly field: PickedField;
  /** The card that gets the focus back. */
  readonly from?: string;
}

export interface BoardUiState {
  /** The card of each column that is in the tab order. */
  readonly tabStops: Readonly<Record<string, string | null>>;
  /** The card that has the focus. If the card disappears, its id stays here until {@link LostCardNotice} has noticed. */
  readonly focused: string | null;
  /** The card to focus as soon as it is rendered. */
  readonly focusRequest: string | null;
  /** The card that this user has just added or opened by a link. It is scrolled into view and highlighted. */
  readonly added: string | null;
  readonly lift: Lift | null;
  /** The card that is being dragged with a pointer. */
  readonly dragged: string | null;
  readonly dropTarget: DropTarget | null;
  readonly columnDrop: ColumnDrop | null;
  /** The card to open in the panel beside the board. */
  readonly openRequest: string | null;
  /** The card in the panel beside the board. */
  readonly opened: string | null;
  /** The card whose description is being edited in the panel. */
  readonly writing: string | null;
  /** The card that is being edited. */
  readonly editing: string | null;
  /** The card whose assignees are being picked. */
  readonly picking: string | null;
  /** The open picker. For the assignees of one card, `picking` is set instead. */
  readonly picker: PickerState | null;
  /** The cards that are being moved to another board; null while the dialog for that is closed. */
  readonly leaving: readonly string[] | null;
  /** The selected cards. */
  readonly selection: Selection;
  /** Whether the dialog with the keys is open. */
  readonly isHelpOpen: boolean;
  /** Where cards are being added. */
  readonly adding: { readonly column: string; readonly end: ColumnEnd } | null;
  /** Whether the board is being renamed. */
  readonly isNamingBoard: boolean;
  /** The column that is being renamed. */
  readonly namingColumn: string | null;
  /** Whether a column is being added. */
  readonly addingColumn: boolean;
  /** The column that this user has just added or moved. It is scrolled into view. */
  readonly shownColumn: string | null;
  /** The latest announcement for screen readers. */
  readonly announcement: string;
}

/** The functions of a mounted column for other components. */
export interface ColumnHandle {
  /** The shown cards, in order. */
  ids(): readonly string[];
  /** The shown cards with a lifted card in its original position. */
  idsWithoutLift(): readonly string[];
  contains(x: number, y: number): boolean;
  /** How far a horizontal position in the viewport is to the right of the column's middle; negative to its left. */
  offsetFromMiddle(x: number): number;
  /** The gap between cards that is nearest to a vertical position in the viewport. */
  gapAt(clientY: number): number;
  /** Scrolls if the pointer is near the upper or lower edge. */
  scrollAtEdge(clientY: number, frames: number): void;
  /** Stops the browser's own scrolling at the edge, after a drag was cancelled. */
  stopScrolling(): void;
  /** Focuses the column itself, so that keys act on no card. */
  focus(): void;
  /** Focuses the button that adds a card at an end. */
  focusAdd(end: ColumnEnd): void;
}

/** The interface state of one board window. None of it is sent to the server. */
export interface BoardUi extends Store<BoardUiState> {
  readonly columns: Map<string, ColumnHandle>;
  /** Drafts by card. They outlive the editor component, because another person may move or delete the card. */
  readonly drafts: Map<string, CardDraft>;
  /** Input for new cards by column, kept until it is sent or cancelled. */
  readonly newCards: Map<string, NewCardFields>;
  /** This user's last move of each card. */
  readonly lastMoves: Map<string, LastMove>;
  readonly notices: Notices;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Shows what was done, with a button that undoes it, and announces both. */
  offerUndo(notice: Notice): void;
}

export function createBoardUi(): BoardUi {
  const store = createStore<BoardUiState>({
    tabStops: {},
    focused: null,
    focusRequest: null,
    added: null,
    lift: null,
    dragged: null,
    dropTarget: null,
    columnDrop: null,
    openRequest: null,
    opened: null,
    writing: null,
    editing: null,
    picking: null,
    picker: null,
    leaving: null,
    selection: nothingSelected,
    isHelpOpen: false,
    adding: null,
    isNamingBoard: false,
    namingColumn: null,
    addingColumn: false,
    shownColumn: null,
    announcement: '',
  });
  const { read, change } = store;
  const notices = createNotices();
  // Screen readers ignore a text that doesn't change, so a repeated text gets a trailing space.
  const announce = (text: string) =>
    change({ announcement: read().announcement === text ? `${text}\u00a0` : text });
  return {
    ...store,
    notices,
    columns: new Map(),
    drafts: new Map(),
    newCards: new Map(),
    lastMoves: new Map(),
    announce,
    offerUndo: (notice) => {
      notices.show(notice);
      announce(`${notice.text} Ctrl+Z to undo.`);
    },
  };
}

export const BoardUiContext = createContext<BoardUi | null>(null);

export function useBoardUi(): BoardUi {
  const ui = use(BoardUiContext);
  if (!ui) throw new Error('useBoardUi needs a BoardUiContext around it');
  return ui;
}

/** Focuses a card on the board, unless the user works with it in the panel. */
export function focusCard(ui: BoardUi, id: string): void {
  if (ui.read().opened !== id) ui.change({ focusRequest: id });
}

/** The card to scroll into view. */
export function scrollTargetOf({ lift, focusRequest, added }: BoardUiState): string | null {
  return lift?.id ?? focusRequest ?? added;
}

/** Selects a part of the interface state. */
export function useBoardUiState<Part>(select: (state: BoardUiState) => Part): Part {
  return useStorePart(useBoardUi(), select);
}
