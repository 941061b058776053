import { useMemo, useState } from 'react';
import type { KeptCode } from '../lib/kept-code.ts';
import { filterCodes, foldersOf, sortCodes, type View, wholeView } from '../lib/shown-codes.ts';

/** What somebody wants to see of the history. Kept by the page only: an address would tell what they look for. */
export function useView(codes: readonly KeptCode[]) {
  const [view, setView] = useState<View>(wholeView);
  const { order, query, type, folder } = view;
  const sorted = useMemo(() => sortCodes(codes, order), [codes, order]);
  const shown = useMemo(() => filterCodes(sorted, { query, type, folder }), [sorted, query, type, folder]);
  const folders = useMemo(() => foldersOf(codes), [codes]);
  return {
    view,
    shown,
    folders,
    change: (part: Partial<View>) => setView((before) => ({ ...before, ...part })),
    /** Shows everything again, in the same order. */
    widen: () => setView({ ...wholeView, order }),
  };
}
