import { columns } from '@canary/board/task';
import { type RefObject, useEffect, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { useColumn } from '../hooks/use-column.ts';
import type { Filter } from '../lib/column-ids.ts';
import { columnTitle } from '../state/column-title.ts';
import styles from './column-switch.module.css';

interface ColumnSwitchProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly filter: Filter | undefined;
}

/** Where the columns don't fit side by side: which of them is in sight, and the way to the others. */
export function ColumnSwitch({ scroller, filter }: ColumnSwitchProps) {
  const counts = {
    todo: useColumn('todo', filter).length,
    inprogress: useColumn('inprogress', filter).length,
    done: useColumn('done', filter).length,
  };
  const { number } = useNumbers();
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const look = () => {
      const step = node.scrollWidth / columns.length;
      setCurrent(Math.min(columns.length - 1, Math.round(node.scrollLeft / step)));
    };
    node.addEventListener('scroll', look, { passive: true });
    return () => node.removeEventListener('scroll', look);
  }, [scroller]);
  return (
    <nav className={styles.switch} aria-label="Columns">
      {columns.map((column, index) => (
        <button
          key={column}
          type="button"
          aria-current={index === current || undefined}
          onClick={() =>
            scroller.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'center' })
          }
        >
          {columnTitle(column)} <span>{number(counts[column])}</span>
        </button>
      ))}
    </nav>
  );
}
