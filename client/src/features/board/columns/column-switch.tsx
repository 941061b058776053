import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '#shared/browser/use-media.ts';
import { useNumbers } from '#shared/format/numbers.ts';
import { declareValue } from '#shared/storage/value.ts';
import type { Filter } from '../live/card-filter.ts';
import { useCardCounts } from '../live/matching-cards.ts';
import { useCan, useColumns } from '../live/selectors.ts';
import styles from './column.module.css';
import { ColumnMenu } from './column-menu.tsx';

/** The index of the column that narrow screens show, so that a reload shows the same column. */
const shownColumn = declareValue({
  key: 'tab:closed:shown-column',
  place: 'session',
  schema: (stored) => Number(stored) || 0,
});

interface ColumnSwitchProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly filter: Filter | undefined;
}

/** On narrow screens, shows which column is visible and scrolls to others, also to one with matches of a filter. */
export function ColumnSwitch({ scroller, filter }: ColumnSwitchProps) {
  const columns = useColumns();
  const counts = useCardCounts(filter);
  const { number } = useNumbers();
  const canArrange = useCan('arrange');
  // Where the columns have no heads.
  const isPhone = useMedia('(width < 40rem)');
  const [current, setCurrent] = useState(0);
  const names = useRef<HTMLDivElement>(null);
  const count = columns.length;
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const update = () => {
      const shown = shownIndex(node, count);
      setCurrent(shown);
      shownColumn.write(shown);
    };
    node.scrollLeft += offsetFromMiddle(node, shownColumn.read() ?? 0);
    node.addEventListener('scroll', update, { passive: true });
    return () => node.removeEventListener('scroll', update);
  }, [scroller, count]);
  useEffect(() => {
    if (names.current) names.current.scrollLeft += offsetFromMiddle(names.current, current);
  }, [current]);
  const show = (index: number) =>
    scroller.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  const showMatches = useEffectEvent(() => {
    const matching = counts.findIndex((matches) => matches > 0);
    if (counts[current] === 0 && matching >= 0) show(matching);
  });
  useEffect(() => {
    if (filter) showMatches();
  }, [filter]);
  const column = columns[Math.min(current, count - 1)];
  return (
    <nav className={styles.switch} aria-label="Columns">
      <div ref={names} className={styles.names}>
        {columns.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          >
            {name} <span>{number(counts[index] ?? 0)}</span>
          </button>
        ))}
      </div>
      {isPhone && canArrange && column && <ColumnMenu key={column.id} column={column} />}
    </nav>
  );
}

/** How far a child of a scrolled element is to the right of the element's middle, in CSS pixels. */
function offsetFromMiddle(node: HTMLElement, index: number): number {
  const box = node.getBoundingClientRect();
  const child = node.children[index]?.getBoundingClientRect();
  return child ? (child.left + child.right - box.left - box.right) / 2 : 0;
}

/** The index of the child that is nearest to the middle. */
function shownIndex(node: HTMLElement, count: number): number {
  const distances = Array.from({ length: count }, (_, index) => Math.abs(offsetFromMiddle(node, index)));
  return distances.indexOf(Math.min(...distances));
}
