import type { BoardColumn } from '@canary/board/model';
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { safeSessionStorage } from '#shared/storage/storage.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { Filter } from '../find/card-filter.ts';
import { useCanEdit, useCardCounts, useColumn, useColumns } from '../sync/selectors.ts';
import { scrollTargetOf, useBoardUi, useUiState } from './board-ui.ts';
import { CardList, type CardListHandle } from './card-list.tsx';
import { useMoves, withItemAt, withoutItem } from './card-moves.ts';
import styles from './column.module.css';
import { useCardDrop } from './drag-and-drop.tsx';
import { NewTask } from './new-task.tsx';

interface ColumnProps {
  readonly column: BoardColumn;
  readonly filter: Filter | undefined;
}

/** A column with its title, its number of cards, and the cards. All of it is a drop target. */
export const Column = memo(function Column({ column: { id: column, name: title }, filter }: ColumnProps) {
  const ui = useBoardUi();
  const canEdit = useCanEdit();
  const all = useColumn(column);
  // A change by another person must not hide the card that is being edited.
  const kept = useUiState(({ editing }) => (filter ? editing : null));
  const idsWithoutLift = useColumn(column, filter, kept);
  const ids = useIdsWithLift(column, idsWithoutLift);
  const section = useRef<HTMLElement>(null);
  const list = useRef<CardListHandle>(null);
  const isScrollTarget = useUiState((state) => ids.includes(scrollTargetOf(state) ?? ''));
  const adding = useUiState((state) => (state.adding?.column === column ? state.adding.end : null));
  const { moveTo } = useMoves();
  const { isOver, ref } = useCardDrop((card, { y }) => {
    const gap = list.current?.gapAt(y) ?? ids.length;
    const from = ids.indexOf(card.id);
    moveTo(card, column, from >= 0 && from < gap ? gap - 1 : gap);
  });
  const { number, plural } = useNumbers();

  useLayoutEffect(() => {
    ui.columns.set(column, {
      ids: () => ids,
      idsWithoutLift: () => idsWithoutLift,
      contains: (x, y) => {
        const box = section.current?.getBoundingClientRect();
        return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
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

  const attach = useCallback(
    (node: HTMLElement | null) => {
      section.current = node;
      ref(node);
    },
    [ref],
  );
  const isFiltered = filter !== undefined;
  const shown = isFiltered ? `${number(ids.length)} of ` : '';
  return (
    <section
      ref={attach}
      tabIndex={-1}
      className={styles.column}
      data-column={column}
      data-over={isOver || undefined}
      aria-labelledby={`column-${column}`}
    >
      <header className={styles.head}>
        <h2 id={`column-${column}`} className={styles.title}>
          {title}
        </h2>
        <span className={styles.count}>
          <span aria-hidden="true">{`${shown}${number(all.length)}`}</span>
          <span className="visually-hidden">{`${shown}${plural(all.length, 'card')}`}</span>
        </span>
        {canEdit && (
          <IconButton
            icon="plus"
            label={`New task in ${title}`}
            title="Add card (N)"
            className={styles.add}
            data-add="top"
            aria-expanded={adding === 'top'}
            onClick={() => ui.change({ adding: adding === 'top' ? null : { column, end: 'top' } })}
          />
        )}
      </header>
      {canEdit && adding === 'top' && <NewTask column={column} end="top" />}
      <CardList ref={list} column={column} ids={ids} label={title}>
        {ids.length === 0 && (
          <p className={styles.empty}>
            {isFiltered && all.length > 0 ? 'No matching cards.' : 'No cards yet.'}
          </p>
        )}
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
      {canEdit && adding === 'bottom' && <NewTask column={column} end="bottom" />}
    </section>
  );
});

/** The ids of the shown cards of a column. A lifted card is at the place where it would be dropped. */
function useIdsWithLift(column: string, ids: readonly string[]): readonly string[] {
  const lift = useUiState((state) => state.lift);
  return useMemo(() => {
    if (!lift) return ids;
    return lift.column === column ? withItemAt(ids, lift.id, lift.index) : withoutItem(ids, lift.id);
  }, [lift, column, ids]);
}

/** The storage key for the index of the column that narrow screens show, so that a reload shows the same column. */
const shownColumnKey = 'board-column';

interface ColumnSwitchProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly filter: Filter | undefined;
}

/** On narrow screens, shows which column is visible and scrolls to the others. */
export function ColumnSwitch({ scroller, filter }: ColumnSwitchProps) {
  const columns = useColumns();
  const counts = useCardCounts(filter);
  const { number } = useNumbers();
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const step = () => node.scrollWidth / columns.length;
    const update = () => {
      const shown = Math.min(columns.length - 1, Math.round(node.scrollLeft / step()));
      setCurrent(shown);
      safeSessionStorage.set(shownColumnKey, String(shown));
    };
    node.scrollLeft = Number(safeSessionStorage.get(shownColumnKey)) * step();
    node.addEventListener('scroll', update, { passive: true });
    return () => node.removeEventListener('scroll', update);
  }, [scroller, columns.length]);
  return (
    <nav className={styles.switch} aria-label="Columns">
      {columns.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          aria-current={index === current || undefined}
          onClick={() =>
            scroller.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
          }
        >
          {name} <span>{number(counts[index] ?? 0)}</span>
        </button>
      ))}
    </nav>
  );
}
