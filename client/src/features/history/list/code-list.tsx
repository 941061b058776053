import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { HistoryEntry } from '../history-entry.ts';
import styles from './code-list.module.css';
import type { RowProps } from './code-row.tsx';
import { useHistoryUi, useUiState } from './history-ui.ts';

/** The actions of the keys of a list. */
export interface ListKeys {
  /** Enter. */
  open(entry: HistoryEntry): void;
  /** Delete. @param next id of the row that gets the focus */
  remove(entries: readonly HistoryEntry[], next: string | null): void;
  /** F2. */
  rename?(entry: HistoryEntry): void;
}

interface CodeListProps {
  readonly label: string;
  /** In the order shown. */
  readonly entries: readonly HistoryEntry[];
  readonly keys: ListKeys;
  /** Renders a row. */
  children(row: RowProps): ReactNode;
}

/** Estimated height of a row in CSS pixels. */
const rowHeight = 97;
/** Height of the sticky header and toolbar in CSS pixels. */
const stickyHeight = 150;
/** Height of the bars below the list on a phone in CSS pixels. */
const bottomHeight = 146;

/** A virtual list: renders only the rows near the viewport. */
export function CodeList({ label, entries, keys, children }: CodeListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const tabStop = useUiState((state) => state.tabStop);
  const focusRequest = useUiState((state) => state.focusRequest);
  const renaming = useUiState((state) => state.renaming);
  const indexes = useMemo(() => new Map(entries.map(({ id }, index) => [id, index])), [entries]);
  const tabStopId = tabStop !== null && indexes.has(tabStop) ? tabStop : entries[0]?.id;

  // Measured after each render, because the height of the content above the list changes.
  useLayoutEffect(() => {
    const now = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(now - top) > 1) setTop(now);
  });

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: entries.length,
    estimateSize: () => rowHeight,
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

  return (
    // biome-ignore lint/a11y/useSemanticElements: table rows can't be positioned one by one
    <div
      ref={list}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={entries.length}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={useListKeys(entries, keys)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const entry = entries[index];
        if (!entry) return null;
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            role="presentation"
            data-index={index}
            className={styles.position}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {children({ entry, index, isTabStop: entry.id === tabStopId, entries })}
          </div>
        );
      })}
    </div>
  );
}

/** Rows that Page Up and Page Down move by. */
const pageStep = 8;

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -pageStep,
  PageDown: pageStep,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Keyboard shortcuts of a row. Ignores keys in its menu and its rename field. */
function useListKeys(entries: readonly HistoryEntry[], keys: ListKeys) {
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
    const step = steps[key];
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
