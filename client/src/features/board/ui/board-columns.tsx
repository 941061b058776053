import { type RefObject, useCallback } from 'react';
import { AddColumn } from '../columns/add-column.tsx';
import { useColumnEdits } from '../columns/column-edits.ts';
import type { Filter } from '../find/card-filter.ts';
import { useCan, useColumns } from '../sync/selectors.ts';
import styles from './board.module.css';
import { useBoardUi } from './board-ui.ts';
import { Column } from './column.tsx';
import { useColumnDrop } from './drag-and-drop.tsx';

interface BoardColumnsProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly filter: Filter | undefined;
}

/** The columns beside each other. All of it is a drop target for columns. */
export function BoardColumns({ scroller, filter }: BoardColumnsProps) {
  const ui = useBoardUi();
  const columns = useColumns();
  const canArrange = useCan('arrange');
  const { moveColumnTo } = useColumnEdits();
  const ref = useColumnDrop((id) => {
    const { columnDrop } = ui.read();
    const dragged = columns.find((column) => column.id === id);
    if (columnDrop && dragged) moveColumnTo(dragged, { [columnDrop.side]: columnDrop.column });
  });
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      scroller.current = node;
      ref(node);
    },
    [scroller, ref],
  );
  return (
    <div ref={attach} className={styles.columns}>
      {columns.map((column) => (
        <Column key={column.id} column={column} filter={filter} />
      ))}
      {canArrange && <AddColumn />}
    </div>
  );
}
