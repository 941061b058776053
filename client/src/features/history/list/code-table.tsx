import { useNavigate } from 'react-router-dom';
import { useMedia } from '#shared/browser/use-media.ts';
import { useFlag } from '#shared/storage/use-flag.ts';
import { asFlag, declareValue } from '#shared/storage/value.ts';
import type { ListedCode } from '../dynamic/listed-code.ts';
import { linkIdOf, pathOf } from '../history-entry.ts';
import { CodeDetails } from './code-details.tsx';
import { CodeList, type ListKeys } from './code-list.tsx';
import { CodeRow } from './code-row.tsx';
import type { ListActions } from './history-actions.ts';
import type { HistoryFilter } from './history-filter.ts';
import { useHistoryUi } from './history-ui.ts';

/** Whether a code is dynamic, so that the list shows the details of dynamic codes. */
export const isDynamic = ({ code }: ListedCode) => linkIdOf(code) !== undefined;

const isGridShown = declareValue({ key: 'browser:cleared:history-grid', place: 'local', schema: asFlag });

/** How much room the list has, and whether the user prefers tiles. */
export function useListLayout() {
  /** Whether there is room for the folders and the details beside the list. */
  const isWide = useMedia('(width >= 64rem)');
  /** Whether the details of a code have their own columns. */
  const hasColumns = useMedia('(width >= 48rem)');
  const [isGrid, setIsGrid] = useFlag(isGridShown);
  return { isWide, hasColumns, isGrid, setIsGrid };
}

interface CodeTableProps {
  readonly layout: Omit<ReturnType<typeof useListLayout>, 'setIsGrid'>;
  /** The codes that match the filter, in order. */
  readonly shown: readonly ListedCode[];
  /** Whether any code is dynamic, shown or not. */
  readonly hasScans: boolean;
  readonly filter: HistoryFilter;
  onFilter(part: Partial<HistoryFilter>): void;
  readonly actions: ListActions;
}

/** The codes as rows or tiles, with the details of one code beside them. */
export function CodeTable({ layout, shown, hasScans, filter, onFilter, actions }: CodeTableProps) {
  const ui = useHistoryUi();
  const navigate = useNavigate();
  const { isWide, hasColumns, isGrid } = layout;
  const keys: ListKeys = {
    open: (entry) => void navigate(pathOf(entry)),
    remove: actions.remove,
    rename: ({ id, isBare }) => !isBare && ui.change({ renaming: id }),
  };
  const columns = { order: filter.order, onOrder: (order: HistoryFilter['order']) => onFilter({ order }) };
  if (shown.length === 0) return null;
  return (
    <>
      <CodeList
        key={isGrid ? 'grid' : 'list'}
        label="Saved codes"
        entries={shown}
        keys={keys}
        hasScans={hasScans}
        isTiled={isGrid}
        columns={hasColumns && !isGrid ? columns : undefined}
      >
        {(row) => <CodeRow {...row} actions={actions} canDrag={isWide} />}
      </CodeList>
      {isWide && <CodeDetails shown={shown} actions={actions} />}
    </>
  );
}
