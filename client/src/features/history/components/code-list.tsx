import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useListKeys } from '../hooks/use-list-keys.ts';
import type { KeptCode } from '../lib/kept-code.ts';
import type { HistoryActions } from '../state/history-actions.ts';
import { useUi } from '../state/history-ui.ts';
import styles from './code-list.module.css';
import { CodeRow } from './code-row.tsx';

interface CodeListProps {
  readonly codes: readonly KeptCode[];
  readonly actions: HistoryActions;
}

/** The height of a row, in CSS pixels. */
const usualHeight = 97;
/** What stands over the list while it is scrolled: the page's bar and the search. */
const barHeight = 150;

/** Saved codes, of which only those in sight are drawn. */
export function CodeList({ codes, actions }: CodeListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const stop = useUi((all) => all.stop);
  const wanted = useUi((all) => all.wanted);
  const renaming = useUi((all) => all.renaming);
  const places = useMemo(() => new Map(codes.map(({ id }, index) => [id, index])), [codes]);
  const stopId = stop !== null && places.has(stop) ? stop : codes[0]?.id;

  // What stands above it comes and goes.
  useLayoutEffect(() => {
    const now = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(now - top) > 1) setTop(now);
  });

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: codes.length,
    estimateSize: () => usualHeight,
    overscan: 5,
    scrollMargin: top,
    scrollPaddingStart: barHeight,
    scrollPaddingEnd: 90,
    getItemKey: useCallback((index: number) => codes[index]?.id ?? index, [codes]),
    rangeExtractor: useCallback(
      (range: Range) => {
        // Rows with the focus, or under way, don't go when they are out of sight.
        const kept = [stopId, renaming, wanted].flatMap((id) => places.get(id ?? '') ?? []);
        return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);
      },
      [places, stopId, renaming, wanted],
    ),
  });

  const wantedAt = wanted === null ? undefined : places.get(wanted);
  useLayoutEffect(() => {
    if (wantedAt !== undefined) virtualizer.scrollToIndex(wantedAt, { align: 'auto' });
  }, [wantedAt, virtualizer]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's rows can't be placed one by one
    <div
      ref={list}
      role="grid"
      aria-label="Saved codes"
      aria-multiselectable
      aria-rowcount={codes.length}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={useListKeys(codes, actions)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const kept = codes[index];
        if (!kept) return null;
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            role="presentation"
            data-index={index}
            className={styles.place}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <CodeRow kept={kept} index={index} isStop={kept.id === stopId} codes={codes} actions={actions} />
          </div>
        );
      })}
    </div>
  );
}
