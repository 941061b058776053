import type { HistoryUi } from './history-ui.ts';

/** Takes a code into the selection, or out of it; the next range begins there. */
export function toggle(ui: HistoryUi, id: string): void {
  const selected = new Set(ui.read().selected);
  if (!selected.delete(id)) selected.add(id);
  ui.change({ selected, anchor: id, stop: id });
}

/**
 * Selects all from where the last selection began to a code.
 *
 * @param ids those that are shown, in order
 */
export function selectTo(ui: HistoryUi, ids: readonly string[], id: string): void {
  const { anchor, selected } = ui.read();
  const to = ids.indexOf(id);
  const from = anchor === null ? to : ids.indexOf(anchor);
  const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  ui.change({
    selected: new Set([...selected, ...ids.slice(first, last + 1)]),
    anchor: anchor ?? id,
    stop: id,
  });
}

export function selectAll(ui: HistoryUi, ids: readonly string[]): void {
  ui.change({ selected: new Set(ids) });
}

export function selectNone(ui: HistoryUi): void {
  ui.change({ selected: new Set(), anchor: null });
}
