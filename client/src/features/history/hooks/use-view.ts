import { useMemo } from 'react';
import type { KeptCode } from '../lib/kept-code.ts';
import { filterCodes, foldersOf, sortCodes, type View, wholeView } from '../lib/shown-codes.ts';
import { useHistoryUi, useUi } from '../state/history-ui.ts';

/** What somebody wants to see of the history. It is still so when they come back from a code. */
export function useView(codes: readonly KeptCode[]) {
  const ui = useHistoryUi();
  const view = useUi((all) => all.view);
  const { order, query, type, folder } = view;
  const sorted = useMemo(() => sortCodes(codes, order), [codes, order]);
  const shown = useMemo(() => filterCodes(sorted, { query, type, folder }), [sorted, query, type, folder]);
  const folders = useMemo(() => foldersOf(codes), [codes]);
  return {
    view,
    shown,
    folders,
    change: (part: Partial<View>) => ui.change({ view: { ...ui.read().view, ...part } }),
    /** Shows everything again, in the same order. */
    widen: () => ui.change({ view: { ...wholeView, order } }),
  };
}
