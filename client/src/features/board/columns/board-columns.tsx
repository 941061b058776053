import type { RefObject } from 'react';
import { useDropTarget } from '#shared/collection/drag-and-drop.tsx';
import { useRefs } from '#shared/collection/use-refs.ts';
import { useBoardUi } from '../live/board-ui.ts';
import type { Filter } from '../live/card-filter.ts';
import { useCan, useColumns } from '../live/selectors.ts';
import { AddColumn } from './add-column.tsx';
import { COLUMN } from './board-drag.tsx';
import { type CardViews, Column } from './column.tsx';
import { useColumnEdits } from './column-edits.ts';
import styles from './columns.module.css';

interface BoardColumnsProps extends CardViews {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly filter: Filter | undefined;
}

/** The columns beside each other. All of it is a drop target for columns. */
export function BoardColumns({ scroller, filter, ...views }: BoardColumnsProps) {
  const ui = useBoardUi();
  const columns = useColumns();
  const canArrange = useCan('arrange');
  const { moveColumnTo } = useColumnEdits();
  const { ref } = useDropTarget(COLUMN, ({ id }) => {
    const { columnDrop } = ui.read();
    const dragged = columns.find((column) => column.id === id);
    if (columnDrop && dragged) moveColumnTo(dragged, { [columnDrop.side]: columnDrop.column });
  });
  return (
    <div ref={useRefs(scroller, ref)} className={styles.columns}>
      {columns.map((column) => (
        <Column key={column.id} column={column} filter={filter} {...views} />
      ))}
      {canArrange && <AddColumn />}
    </div>
  );
}
