import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useKeepFocus, useRows } from '#shared/collection/list-focus.ts';
import { walkList } from '#shared/collection/list-keys.ts';
import { nothingSelected } from '#shared/collection/selection.ts';
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
  /** Delete. */
  remove(entries: readonly ListedCode[]): void;
  /** F2. */
  rename?(entry: ListedCode): void;
}

interface CodeListProps {
  readonly label: string;
  /** In the order shown. */
  readonly entries: readonly ListedCode[];
  readonly keys: ListKeys;
  /** Whether headers sort the list. Without headers, the order is chosen elsewhere. */
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

/** A virtual list: renders only the rows near the viewport. Lists of tiles and of rows need different `key`s. */
export function CodeList(props: CodeListProps) {
  const { label, entries, keys, columns, hasScans = false, isTiled = false, children } = props;
  const ui = useHistoryUi();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const lanes = useLanes(list, isTiled);
  const tabStop = useHistoryUiState((state) => state.tabStop);
  const focusRequest = useHistoryUiState((state) => state.focusRequest);
  const renaming = useHistoryUiState((state) => state.renaming);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const tabStopId = tabStop !== null && ids.includes(tabStop) ? tabStop : ids[0];

  // Measured after each render, because the height of the content above the list changes.
  useLayoutEffect(() => {
    const now = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(now - top) > 1) setTop(now);
  });

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    ...useRows(ids, `${tabStopId} ${renaming} ${focusRequest}`),
    estimateSize: () => (isTiled ? tileHeight : rowHeight),
    lanes,
    overscan: 5,
    scrollMargin: top,
    scrollPaddingStart: stickyHeight,
    scrollPaddingEnd: bottomHeight,
  });

  useLayoutEffect(() => {
    ui.list.ids = ids;
  }, [ui, ids]);
  const grid = useRef<HTMLDivElement>(null);
  useKeepFocus(grid, ids, (_id, neighbour) => {
    const { focusRequest: requested, renaming: renamed } = ui.read();
    if ([requested, renamed].some((id) => id !== null && ids.includes(id))) return;
    // A key pressed at this moment must not act on the code that took the place of a deleted one.
    ui.change({ tabStop: neighbour });
    grid.current?.focus({ preventScroll: true });
  });

  const focusIndex = ids.indexOf(focusRequest ?? '');
  useLayoutEffect(() => {
    if (focusIndex >= 0) virtualizer.scrollToIndex(focusIndex, { align: 'auto' });
  }, [focusIndex, virtualizer]);

  const headerRows = columns ? 1 : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: table rows can't be positioned one by one
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
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

/** Keyboard shortcuts of a row. Ignores keys in its menu and its rename field. */
function useListKeys(entries: readonly ListedCode[], keys: ListKeys, lanes: number) {
  const ui = useHistoryUi();
  return (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (!(target instanceof HTMLElement) || target.closest('[role="menu"]')) return;
    if (target.matches('input:not([type=checkbox])')) return;
    const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
    const entry = entries.find((other) => other.id === id);
    if (!entry) return;
    const { selection } = ui.read();
    const isRow = target.hasAttribute('data-id');
    const done = () => event.preventDefault();
    const walked = walkList(event, entry.id, { ids: ui.list.ids, lanes, selection });
    if (walked) {
      const { focus, selection: next = selection } = walked;
      ui.change({ selection: next, ...(focus !== undefined && { focusRequest: focus, tabStop: focus }) });
      return done();
    }
    if (key === 'Delete' || (key === 'Backspace' && event.metaKey)) {
      const isSelected = selection.ids.has(entry.id);
      keys.remove(isSelected ? entries.filter((other) => selection.ids.has(other.id)) : [entry]);
      return done();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') return ui.change({ selection: nothingSelected });
    if (key === 'F2' && keys.rename) {
      keys.rename(entry);
      return done();
    }
    if (!isRow) return;
    if (key === ' ') {
      ui.select(entry.id, shiftKey);
      return done();
    }
    if (key === 'Enter') {
      keys.open(entry);
      done();
    }
  };
}
