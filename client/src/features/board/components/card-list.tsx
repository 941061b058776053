import type { Column } from '@canary/board/task';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useCardVirtualizer } from '../hooks/use-card-virtualizer.ts';
import { useKeptFocus } from '../hooks/use-kept-focus.ts';
import { useSteadyScroll } from '../hooks/use-steady-scroll.ts';
import { useUi } from '../state/board-ui.ts';
import { Card } from './card.tsx';
import styles from './card-list.module.css';

/** What the column around a list asks of it. */
export interface CardListHandle {
  gapAt(clientY: number): number;
  scrollAtEdge(clientY: number, frames: number): void;
}

interface CardListProps {
  readonly ref: Ref<CardListHandle>;
  readonly column: Column;
  readonly ids: readonly string[];
  readonly label: string;
}

/** How near to an edge a drag scrolls, and how far at most in each frame, in CSS pixels. */
const edge = 56;
const fastest = 18;

/** The cards of a column, of which only those in sight are drawn. */
export function CardList({ ref, column, ids, label }: CardListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const kept = useUi(
    ({ stops, dragged, wanted, lift, editing }) =>
      `${lift?.id ?? wanted} ${stops[column]} ${dragged} ${editing}`,
  );
  const virtualizer = useCardVirtualizer(scroller, ids, kept);
  const stop = useUi(({ stops }) => stops[column]);
  const stopId = stop !== null && ids.includes(stop) ? stop : ids[0];
  const gap = useUi(({ landing }) => (landing?.column === column ? landing.gap : null));

  useKeptFocus(list, column, ids);
  useSteadyScroll(scroller, virtualizer, ids);

  const wanted = useUi((state) => state.lift?.id ?? state.wanted);
  const liftAt = useUi(({ lift }) => (lift?.column === column ? lift.index : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a carried card is followed step by step
  useLayoutEffect(() => {
    const index = wanted === null ? -1 : ids.indexOf(wanted);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [wanted, liftAt, ids.includes(wanted ?? '')]);

  useImperativeHandle(
    ref,
    () => ({
      gapAt: (clientY) => {
        const y = clientY - (list.current?.getBoundingClientRect().top ?? 0);
        const next = virtualizer.getVirtualItems().find(({ start, size }) => start + size / 2 > y);
        return next?.index ?? virtualizer.options.count;
      },
      scrollAtEdge: (clientY, frames) => {
        const box = scroller.current?.getBoundingClientRect();
        if (!box) return;
        const above = edge - (clientY - box.top);
        const below = edge - (box.bottom - clientY);
        const nearness = Math.max(0, Math.min(edge, Math.max(above, below))) / edge;
        if (nearness > 0)
          scroller.current?.scrollBy(0, (above > below ? -1 : 1) * nearness * fastest * frames);
      },
    }),
    [virtualizer],
  );

  const items = virtualizer.getVirtualItems();
  const lineAt = gap === null ? null : gapTop(virtualizer.measurementsCache, gap);
  return (
    <div ref={scroller} className={styles.scroller}>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noRedundantRoles: Safari tells of no list where there are no bullets
        role="list"
        className={styles.list}
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ key, index, start }) => {
          const id = ids[index];
          if (id === undefined) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-id={id}
              className={styles.row}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Card id={id} column={column} isStop={id === stopId} />
            </li>
          );
        })}
        {lineAt !== null && (
          <li
            role="presentation"
            data-landing
            className={styles.line}
            style={{ transform: `translateY(${lineAt}px)` }}
          />
        )}
      </ul>
    </div>
  );
}

/** The middle of the space before the `gap`th row. */
function gapTop(rows: readonly { readonly start: number; readonly end: number }[], gap: number): number {
  return rows[gap]?.start ?? rows.at(-1)?.end ?? 0;
}
