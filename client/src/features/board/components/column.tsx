import type { Column as ColumnId } from '@canary/board/task';
import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { useColumn } from '../hooks/use-column.ts';
import { useMoves } from '../hooks/use-moves.ts';
import { useShown } from '../hooks/use-shown.ts';
import type { Filter } from '../lib/column-ids.ts';
import { useBoardUi, useUi } from '../state/board-ui.ts';
import { columnTitle } from '../state/column-title.ts';
import { CardList, type CardListHandle } from './card-list.tsx';
import styles from './column.module.css';
import { useCardDrop } from './dragging.tsx';
import { EmptyColumn } from './empty-column.tsx';
import { NewTask } from './new-task.tsx';

interface ColumnProps {
  readonly column: ColumnId;
  readonly filter: Filter | undefined;
}

/** A column: its name, how many cards it has, and the cards. Cards can be dropped anywhere on it. */
export const Column = memo(function Column({ column, filter }: ColumnProps) {
  const ui = useBoardUi();
  const all = useColumn(column);
  const standing = useColumn(column, filter);
  const ids = useShown(column, standing);
  const section = useRef<HTMLElement>(null);
  const list = useRef<CardListHandle>(null);
  const isWanted = useUi(({ wanted }) => wanted !== null && ids.includes(wanted));
  const { moveTo } = useMoves();
  const { isOver, ref } = useCardDrop((card, { y }) => {
    const gap = list.current?.gapAt(y) ?? ids.length;
    const from = ids.indexOf(card.id);
    moveTo(card, column, from >= 0 && from < gap ? gap - 1 : gap);
  });
  const title = columnTitle(column);
  const { number, plural } = useNumbers();
  const count = (some: readonly string[]) => number(some.length);

  useLayoutEffect(() => {
    ui.handles.set(column, {
      ids: () => ids,
      standing: () => standing,
      contains: (x, y) => {
        const box = section.current?.getBoundingClientRect();
        return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      },
      gapAt: (clientY) => list.current?.gapAt(clientY) ?? 0,
      scrollAtEdge: (clientY, frames) => list.current?.scrollAtEdge(clientY, frames),
      focusAdd: () => section.current?.querySelector<HTMLElement>('[data-add]')?.focus(),
    });
    return () => void ui.handles.delete(column);
  }, [ui, column, ids, standing]);

  // On a phone the columns stand side by side, and one of them is in sight.
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isWanted]);

  const attach = useCallback(
    (node: HTMLElement | null) => {
      section.current = node;
      ref(node);
    },
    [ref],
  );
  const isFiltered = filter !== undefined;
  return (
    <section
      ref={attach}
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
          <span aria-hidden="true">{isFiltered ? `${count(ids)} of ${count(all)}` : count(all)}</span>
          <span className="visually-hidden">
            {isFiltered ? `${count(ids)} of ${plural(all.length, 'card')}` : plural(all.length, 'card')}
          </span>
        </span>
        <NewTask column={column} />
      </header>
      {ids.length === 0 && <EmptyColumn isFiltered={isFiltered && all.length > 0} />}
      <CardList ref={list} column={column} ids={ids} label={title} />
    </section>
  );
});
