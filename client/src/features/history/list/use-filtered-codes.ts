import { useMemo } from 'react';
import type { ListedCode } from '../dynamic/listed-code.ts';
import { filterEntries, foldersOf, type HistoryFilter, showAll, sortEntries } from './history-filter.ts';
import { useHistoryUi, useHistoryUiState } from './history-ui.ts';

/**
 * Filters and sorts codes. The filter stays set while the user visits other pages.
 *
 * @param kept the names of folders that also exist without codes
 */
export function useFilteredCodes(codes: readonly ListedCode[], kept?: readonly string[]) {
  const ui = useHistoryUi();
  const filter = useHistoryUiState((state) => state.filter);
  const { order, query, type, folder, state } = filter;
  const sorted = useMemo(() => sortEntries(codes, order), [codes, order]);
  const shown = useMemo(
    () => filterEntries(sorted, { query, type, folder, state }),
    [sorted, query, type, folder, state],
  );
  const folders = useMemo(() => foldersOf(codes, kept), [codes, kept]);
  return {
    filter,
    shown,
    folders,
    changeFilter: (part: Partial<HistoryFilter>) => ui.change({ filter: { ...ui.read().filter, ...part } }),
    clearFilter: () => ui.change({ filter: { ...showAll, order } }),
  };
}
