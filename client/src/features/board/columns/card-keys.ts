import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useMemo } from 'react';
import { indexAfter, walkList } from '#shared/collection/list-keys.ts';
import { useAssignSelf } from '../live/assign-self.ts';
import { actionOf, type KeyAction } from '../live/board-keys.ts';
import { type BoardUi, type Lift, type PickedField, useBoardUi } from '../live/board-ui.ts';
import { useBulkEdits } from '../live/bulk-edits.ts';
import { useCopies } from '../live/card-copies.ts';
import { idsOf, useMoves, withoutItem } from '../live/card-moves.ts';
import { useMarkDone } from '../live/mark-done.ts';
import { useAnnounceDrag } from '../live/people-selectors.ts';
import { clearSelection, select, shownSelection, toggleCard } from '../live/selection.ts';
import { useBoardReader } from '../live/selectors.ts';
import { useKeyContext } from '../live/use-key-context.ts';

interface FocusedCard {
  readonly id: string;
  readonly title: string;
  readonly column: string;
  /** The element that has the focus. */
  readonly face: HTMLElement;
}

/**
 * Keyboard control of the cards of a column: the arrow keys, and the keys of `board-keys.ts` for the focused or the selected
 * cards. Returns the handlers of the list.
 */
export function useCardKeys(column: string) {
  const ui = useBoardUi();
  const { moveTo, remove: removeCard } = useMoves();
  const { archiveCards } = useBulkEdits();
  const { copyCards } = useCopies();
  const assignSelf = useAssignSelf();
  const markDone = useMarkDone();
  const board = useBoardReader();
  const context = useKeyContext();
  const announceDrag = useAnnounceDrag();
  return useMemo(() => {
    const setLift = (next: Lift | null) => {
      ui.change({ lift: next, focusRequest: next?.id ?? ui.read().focusRequest });
    };
    const cancel = () => {
      const { lift } = ui.read();
      if (!lift) return;
      announceDrag(null);
      ui.change({ lift: null, focusRequest: lift.id });
      ui.announce(`‘${lift.title}’ was put back.`);
    };
    const drop = (lift: Lift) => {
      announceDrag(null);
      setLift(null);
      moveTo(lift, lift.column, lift.index);
    };
    const carry = (lift: Lift, key: string) => {
      const column = columnInDirection(board, lift.column, key);
      if (!column) return;
      const count = withoutItem(idsOf(ui, column), lift.id).length + 1;
      const gap = column === lift.column ? indexAfter(key, lift.index, count) : gapBeside(ui, column);
      const index = Math.min(count - 1, gap ?? lift.index);
      setLift({ ...lift, column, index });
      ui.announce(`${board.columnName(column)}, ${index + 1} of ${count}.`);
    };
    const pickUp = ({ id, title, column }: FocusedCard) => {
      const ids = idsOf(ui, column);
      const index = ids.indexOf(id);
      announceDrag(id);
      setLift({ id, title, column, index });
      ui.announce(`Picked up ‘${title}’. ${board.columnName(column)}, ${index + 1} of ${ids.length}.`);
    };
    const run = (action: KeyAction, card: FocusedCard): void => {
      const selected = shownSelection(ui, board);
      const isSelecting = selected.length > 0;
      const pick = (field: PickedField) =>
        ui.change({ picker: isSelecting ? { id: null, field, from: card.id } : { id: card.id, field } });
      const remove = () => (isSelecting ? archiveCards(selected) : removeCard(card, card.column));
      const actions: Partial<Record<KeyAction, () => void>> = {
        open: () => ui.change({ openRequest: card.id }),
        rename: () => ui.change({ editing: card.id }),
        pickUp: () => pickUp(card),
        menu: () => {
          const row = card.face.closest('li');
          row?.querySelector<HTMLElement>('[data-opens-with=menu]')?.click();
        },
        move: () => pick('column'),
        copy: () => copyCards(isSelecting ? selected : [card.id]),
        assign: isSelecting ? () => pick('assignees') : () => ui.change({ picking: card.id }),
        assignSelf: () => assignSelf(isSelecting ? selected : [card.id]),
        label: () => pick('labels'),
        due: () => pick('dueOn'),
        done: () => markDone(isSelecting ? selected : [card.id]),
        select: () => toggleCard(ui, card.id),
        archive: remove,
      };
      actions[action]?.();
    };
    /** Returns whether the key did something. */
    const handle = (event: KeyboardEvent, card: FocusedCard): boolean => {
      const { key } = event;
      const isCommand = event.altKey || event.ctrlKey || event.metaKey;
      const { lift, selection } = ui.read();
      if (lift?.id === card.id) {
        if (isCommand) return false;
        if (moveKeys.has(key)) carry(lift, key);
        else if (key === ' ' || key === 'Enter') drop(lift);
        else if (key === 'Escape') cancel();
        else return false;
        return true;
      }
      const ids = idsOf(ui, card.column);
      const walked = walkList(event, card.id, { ids, selection: context.canEdit ? selection : undefined });
      if (walked) {
        if (walked.selection) select(ui, walked.selection);
        if (walked.focus !== undefined) ui.change({ focusRequest: walked.focus });
        return true;
      }
      if (isCommand) return false;
      if (moveKeys.has(key)) {
        const next = nextColumnWithCards(ui, board, card.column, key);
        if (next) ui.change({ focusRequest: cardBeside(ui, next) });
      } else if (key === 'Escape' && selection.ids.size > 0) clearSelection(ui);
      else {
        const action = actionOf(event, 'card', context);
        if (!action) return false;
        run(action, card);
      }
      return true;
    };
    const cardOf = ({ target }: SyntheticEvent): FocusedCard | undefined => {
      if (!(target instanceof HTMLElement)) return undefined;
      const id = target.dataset['card'];
      const card = id === undefined ? undefined : board.card(id);
      return card && { id: card.id, title: card.title, column, face: target };
    };
    return {
      onKeyDown: (event: KeyboardEvent) => {
        const card = cardOf(event);
        // A key that is held down would also act on the next card.
        if (!card || (event.repeat && !moveKeys.has(event.key))) return;
        if (handle(event, card)) event.preventDefault();
      },
      onFocus: (event: FocusEvent) => {
        const card = cardOf(event);
        if (card) ui.change({ focused: card.id, tabStops: { ...ui.read().tabStops, [column]: card.id } });
      },
      onBlur: (event: FocusEvent) => {
        const { focused, lift } = ui.read();
        const id = cardOf(event)?.id;
        if (id === undefined) return;
        if (focused === id) ui.change({ focused: null });
        // A card that is carried into another column is rendered there, where it gets the focus again at once.
        if (lift?.id === id)
          setTimeout(() => document.activeElement?.closest('[data-is~=lifted]') ?? cancel());
      },
    };
  }, [
    ui,
    board,
    column,
    context,
    moveTo,
    removeCard,
    archiveCards,
    copyCards,
    assignSelf,
    markDone,
    announceDrag,
  ]);
}

const moveKeys = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

/** The column to the left or right; the same column for any other key. */
function columnInDirection(board: Columns, column: string, key: string): string | undefined {
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const columns = board.columns();
  return columns[columns.findIndex(({ id }) => id === column) + step]?.id;
}

type Columns = Pick<ReturnType<typeof useBoardReader>, 'columns'>;

function nextColumnWithCards(ui: BoardUi, board: Columns, column: string, key: string): string | undefined {
  for (let next = columnInDirection(board, column, key); next; next = columnInDirection(board, next, key)) {
    if (idsOf(ui, next).length > 0) return next;
  }
  return undefined;
}

/** The gap of a column at the height of the focused card. */
function gapBeside(ui: BoardUi, column: string): number {
  const top = document.activeElement?.getBoundingClientRect().top ?? 0;
  return ui.columns.get(column)?.gapAt(top) ?? 0;
}

/** The card of a column at the height of the focused card. */
function cardBeside(ui: BoardUi, column: string): string | null {
  const ids = idsOf(ui, column);
  return ids[Math.min(gapBeside(ui, column), ids.length - 1)] ?? null;
}
