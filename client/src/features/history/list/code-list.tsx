import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ListedCode } from '../dynamic/listed-code.ts';
import styles from './code-list.module.css';
import rowStyles from './code-row.module.css';
import type { RowProps } from './code-row.tsx';
import { ColumnHeaders, type Columns } from './column-headers.tsx';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

/** The actions of the keys of a list. */
export interface ListKeys {
  /** Enter. */
  open(entry: ListedCode): void;
  /** Delete. @param next id of the row that gets the focus */
  remove(entries: readonly ListedCode[], next: string | null): void;
  /** F2. */
  rename?(entry: ListedCode): void;
}

interface CodeListProps {
  readonly label: string;
  /** In the order shown. */
  readonly entries: readonly ListedCode[];
  readonly keys: ListKeys;
  /** Shows headers that sort the list. Without them, the order is chosen elsewhere. */
  readonly columns?: Columns | undefined;
  /** Whether there is a column for the scans of dynamic codes. */
  readonly hasScans?: boolean;
  /** Whether the codes are tiles, several in a row. */
  readonly isTiled?: boolean;
  /** Renders a row. */
  children(row: RowProps): ReactNode;
}

/** Estimated height of a row and of a tile in CSS pixels. */
const rowHeight = 56;
const tileHeight = 256;
/** Smallest width of a tile in CSS pixels. */
const tileWidth = 172;
/** Height of the sticky bars and column headers in CSS pixels. */
const stickyHeight = 160;
/** Height of the bars below the list on a phone in CSS pixels. */
const bottomHeight = 146;

/** A virtual list: renders only the rows near the viewport. A list of tiles differs from one of rows by its `key`. */
export function CodeList(props: CodeListProps) {
  const { label, entries, keys, columns, hasScans = false, isTiled = false, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const lanes = useLanes(list, isTiled);
  const tabStop = useHistoryUiState((state) => state.tabStop);
  const focusRequest = useHistoryUiState((state) => state.focusRequest);
  const renaming = useHistoryUiState((state) => state.renaming);
  const indexes = useMemo(() => new Map(entries.map(({ id }, index) => [id, index])), [entries]);
  const tabStopId = tabStop !== null && indexes.has(tabStop) ? tabStop : entries[0]?.id;

  // Measured after each render, because the height of the content above the list changes.
  useLayoutEffect(() => {
    const now = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(now - top) > 1) setTop(now);
  });

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: entries.length,
    estimateSize: () => (isTiled ? tileHeight : rowHeight),
    lanes,
    overscan: 5,
    scrollMargin: top,
    scrollPaddingStart: stickyHeight,
    scrollPaddingEnd: bottomHeight,
    getItemKey: useCallback((index: number) => entries[index]?.id ?? index, [entries]),
    rangeExtractor: useCallback(
      (range: Range) => {
        // Rows that have the focus, or are about to get it, stay rendered outside the viewport.
        const pinned = [tabStopId, renaming, focusRequest].flatMap((id) => indexes.get(id ?? '') ?? []);
        return [...new Set([...defaultRangeExtractor(range), ...pinned])].sort((one, other) => one - other);
      },
      [indexes, tabStopId, renaming, focusRequest],
    ),
  });

  const focusIndex = focusRequest === null ? undefined : indexes.get(focusRequest);
  useLayoutEffect(() => {
    if (focusIndex !== undefined) virtualizer.scrollToIndex(focusIndex, { align: 'auto' });
  }, [focusIndex, virtualizer]);

  const headerRows = columns ? 1 : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: table rows can't be positioned one by one
    <div
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={entries.length + headerRows}
      className={isTiled ? styles.tiles : styles.list}
      data-scans={hasScans || undefined}
      onKeyDown={useListKeys(entries, keys, lanes)}
    >
      {columns && <ColumnHeaders entries={entries} columns={columns} hasScans={hasScans} />}
      <div
        ref={list}
        role="presentation"
        className={styles.rows}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start, lane }) => {
          const entry = entries[index];
          if (!entry) return null;
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              role="presentation"
              data-index={index}
              className={`${styles.position} ${isTiled ? rowStyles.tile : ''}`}
              style={{
                left: `${(100 * lane) / lanes}%`,
                width: `${100 / lanes}%`,
                transform: `translateY(${start - top}px)`,
              }}
            >
              {children({
                entry,
                index,
                rowIndex: index + 1 + headerRows,
                isTabStop: entry.id === tabStopId,
                entries,
                hasScans,
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The number of tiles in a row; 1 for a list of rows. */
function useLanes(list: RefObject<HTMLElement | null>, isTiled: boolean): number {
  const [lanes, setLanes] = useState(isTiled ? 2 : 1);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isTiled) return undefined;
    const measure = () => setLanes(Math.max(2, Math.floor(element.clientWidth / tileWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, isTiled]);
  return lanes;
}

/** Rows that Page Up and Page Down move by. */
const pageStep = 8;

/** How far a key moves the focus, with this number of codes beside each other. */
function stepOf(key: string, lanes: number): number | undefined {
  if (lanes > 1 && key === 'ArrowLeft') return -1;
  if (lanes > 1 && key === 'ArrowRight') return 1;
  const rows: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -pageStep,
    PageDown: pageStep,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const step = rows[key];
  return step && step * lanes;
}

/** Keyboard shortcuts of a row. Ignores keys in its menu and its rename field. */
function useListKeys(entries: readonly ListedCode[], keys: ListKeys, lanes: number) {
  const ui = useHistoryUi();
  return (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (!(target instanceof HTMLElement) || target.closest('[role="menu"], form')) return;
    const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
    const index = entries.findIndex((entry) => entry.id === id);
    const entry = entries[index];
    if (!entry) return;
    const ids = () => entries.map((other) => other.id);
    const isCommand = event.ctrlKey || event.metaKey;
    const isRow = target.hasAttribute('data-id');
    const done = () => event.preventDefault();
    const step = stepOf(key, lanes);
    if (isCommand && key.toLowerCase() === 'a') {
      ui.selectAll(ids());
      return done();
    }
    if (isCommand || event.altKey) return;
    if (step !== undefined) {
      const next = entries[Math.max(0, Math.min(entries.length - 1, index + step))];
      if (!next) return;
      if (shiftKey) {
        if (ui.read().anchor === null) ui.toggle(entry.id);
        ui.selectTo(ids(), next.id);
      }
      ui.change({ focusRequest: next.id, tabStop: next.id });
      return done();
    }
    if (key === 'Escape') return ui.clearSelection();
    if (key === 'Delete' || (key === 'Backspace' && event.metaKey)) {
      const { selected } = ui.read();
      const removed = selected.has(entry.id) ? entries.filter((other) => selected.has(other.id)) : [entry];
      const next = entries.find((other, at) => at > index && !removed.includes(other));
      keys.remove(removed, (next ?? entries.findLast((other) => !removed.includes(other)))?.id ?? null);
      return done();
    }
    if (key === 'F2' && keys.rename) {
      keys.rename(entry);
      return done();
    }
    if (!isRow) return;
    if (key === ' ') {
      if (shiftKey) ui.selectTo(ids(), entry.id);
      else ui.toggle(entry.id);
      return done();
    }
    if (key === 'Enter') {
      keys.open(entry);
      done();
    }
  };
}
