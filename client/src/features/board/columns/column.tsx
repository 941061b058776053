import type { BoardColumn } from '@canary/board/model';
import { type ComponentType, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import dropLine from '#shared/collection/drop-line.module.css';
import { useRefs } from '#shared/collection/use-refs.ts';
import { addDays, useToday } from '#shared/format/due-day.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { colorStyle } from '#shared/ui/color-style.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { type ColumnEnd, scrollTargetOf, useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { type Filter, noFilter } from '../live/card-filter.ts';
import { withItemAt, withoutItem } from '../live/card-moves.ts';
import { useColumn } from '../live/matching-cards.ts';
import { useCan } from '../live/selectors.ts';
import { useCardDrop } from './board-drag.tsx';
import { CardList, type CardListHandle, type ListedCardProps } from './card-list.tsx';
import styles from './column.module.css';
import { ColumnHead } from './column-head.tsx';

/** How a column shows its cards, and the form that adds cards at one of its ends. */
export interface CardViews {
  readonly ListedCard: ComponentType<ListedCardProps>;
  readonly NewCard: ComponentType<{ readonly columnId: string; readonly end: ColumnEnd }>;
}

interface ColumnProps extends CardViews {
  readonly column: BoardColumn;
  readonly filter: Filter | undefined;
}

/** A column with its title, its number of cards, and the cards. All of it is a drop target. */
export const Column = memo(function Column({
  column: shownColumn,
  filter,
  ListedCard,
  NewCard,
}: ColumnProps) {
  const { id: column, name: title, color } = shownColumn;
  const ui = useBoardUi();
  const canEdit = useCan('editCards');
  const canArrange = useCan('arrange');
  const all = useColumn(column);
  // A change by another person must not hide the card that is being edited.
  const kept = useBoardUiState(({ editing }) => (filter ? editing : null));
  const fold = useFold();
  const [isUnfolded, setUnfolded] = useState(false);
  const idsWithoutLift = useColumn(column, filter ?? (isUnfolded ? noFilter : fold), kept);
  const folded = useColumn(column, fold);
  const oldCount = filter ? 0 : all.length - folded.length;
  const ids = useIdsWithLift(column, idsWithoutLift);
  const section = useRef<HTMLElement>(null);
  const list = useRef<CardListHandle>(null);
  const isScrollTarget = useBoardUiState((state) => ids.includes(scrollTargetOf(state) ?? ''));
  const adding = useBoardUiState((state) => (state.adding?.column === column ? state.adding.end : null));
  const { over, ref } = useCardDrop(column);
  const dropSide = useBoardUiState(({ columnDrop }) =>
    columnDrop?.column === column ? columnDrop.side : undefined,
  );
  const isShown = useBoardUiState(({ shownColumn }) => shownColumn === column);

  useLayoutEffect(() => {
    ui.columns.set(column, {
      ids: () => ids,
      idsWithoutLift: () => idsWithoutLift,
      contains: (x, y) => {
        const box = section.current?.getBoundingClientRect();
        return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      },
      offsetFromMiddle: (x) => {
        const box = section.current?.getBoundingClientRect();
        return box ? x - (box.left + box.right) / 2 : Number.POSITIVE_INFINITY;
      },
      gapAt: (clientY) => list.current?.gapAt(clientY) ?? 0,
      scrollAtEdge: (clientY, frames) => list.current?.scrollAtEdge(clientY, frames),
      stopScrolling: () => list.current?.stopScrolling(),
      focus: () => section.current?.focus({ preventScroll: true }),
      focusAdd: (end) => section.current?.querySelector<HTMLElement>(`[data-add="${end}"]`)?.focus(),
    });
    return () => void ui.columns.delete(column);
  }, [ui, column, ids, idsWithoutLift]);

  // On a phone, only one of the columns is visible.
  useEffect(() => {
    if (isScrollTarget) section.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isScrollTarget]);

  useEffect(() => {
    if (!isShown) return;
    section.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    ui.change({ shownColumn: null });
  }, [isShown, ui]);

  const isFiltered = filter !== undefined;
  return (
    <section
      ref={useRefs(section, ref)}
      tabIndex={-1}
      className={`${styles.column} ${dropLine.inRow}`}
      data-column={column}
      data-over={over !== null || undefined}
      data-drop={dropSide}
      data-coloured={color !== null || undefined}
      style={color === null ? undefined : colorStyle(color)}
      aria-labelledby={`column-${column}`}
    >
      <ColumnHead
        column={shownColumn}
        count={all.length}
        matches={isFiltered ? ids.length : undefined}
        canArrange={canArrange}
      />
      {canEdit && adding === 'top' && <NewCard columnId={column} end="top" />}
      <CardList ref={list} ListedCard={ListedCard} column={column} ids={ids} label={title}>
        {ids.length === 0 && oldCount === 0 && (
          <p className={styles.empty}>
            {isFiltered && all.length > 0 ? 'No matching cards.' : 'No cards yet.'}
          </p>
        )}
        {oldCount > 0 && <FoldButton count={oldCount} isUnfolded={isUnfolded} onToggle={setUnfolded} />}
        {canEdit && (
          <button
            type="button"
            className={styles.addBelow}
            data-add="bottom"
            aria-label={`Add card to ${title}`}
            hidden={adding === 'bottom'}
            onClick={() => ui.change({ adding: { column, end: 'bottom' } })}
          >
            <Icon name="plus" /> Add card
          </button>
        )}
      </CardList>
      {canEdit && adding === 'bottom' && <NewCard columnId={column} end="bottom" />}
    </section>
  );
});

/** For how many days a column shows a card after the card was done. */
const shownDays = 14;

/** The filter that leaves out cards that were done long ago. */
function useFold(): Filter {
  const doneSince = addDays(useToday(), -shownDays);
  return useMemo(() => ({ ...noFilter, doneSince }), [doneSince]);
}

interface FoldButtonProps {
  /** The number of cards that were done long ago. */
  readonly count: number;
  readonly isUnfolded: boolean;
  onToggle(isUnfolded: boolean): void;
}

/** Shows and hides the cards of a column that were done long ago. */
function FoldButton({ count, isUnfolded, onToggle }: FoldButtonProps) {
  const { number, plural } = useNumbers();
  const reason = `${plural(count, 'card')} done more than ${shownDays} days ago`;
  return (
    <button
      type="button"
      className={styles.addBelow}
      title={reason}
      aria-expanded={isUnfolded}
      onClick={() => onToggle(!isUnfolded)}
    >
      <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} />{' '}
      {isUnfolded ? `Hide ${number(count)} old` : `Show ${number(count)} more`}
    </button>
  );
}

/** The image of a column that follows a finger. */
export function ColumnPreview({ name }: { readonly name: string }) {
  return (
    <div className={`${styles.column} ${styles.ghost}`}>
      <div className={styles.head}>
        <span className={styles.title}>{name}</span>
      </div>
    </div>
  );
}

/** The ids of the shown cards of a column. A lifted card is at the place where it would be dropped. */
function useIdsWithLift(column: string, ids: readonly string[]): readonly string[] {
  const lift = useBoardUiState((state) => state.lift);
  return useMemo(() => {
    if (!lift) return ids;
    return lift.column === column ? withItemAt(ids, lift.id, lift.index) : withoutItem(ids, lift.id);
  }, [lift, column, ids]);
}
