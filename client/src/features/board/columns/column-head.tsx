import { maxColumnName } from '@canary/board/limits';
import type { BoardColumn } from '@canary/board/model';
import { boardText, columnNameProblem } from '@canary/board/texts';
import { useRef } from 'react';
import { useDragItem } from '#shared/collection/drag-and-drop.tsx';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { RenameField } from '#shared/collection/rename-field.tsx';
import { useNumbers } from '#shared/format/numbers.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useCan } from '../live/selectors.ts';
import { COLUMN } from './board-drag.tsx';
import styles from './column.module.css';
import { useColumnEdits } from './column-edits.ts';
import { ColumnMenu } from './column-menu.tsx';

interface ColumnHeadProps {
  readonly column: BoardColumn;
  /** The number of the column's cards. */
  readonly count: number;
  /** The number of cards that match the filter; undefined without a filter. */
  readonly matches: number | undefined;
  /** Whether the user may change the column. */
  readonly canArrange: boolean;
}

/** The name and number of cards of a column, with its controls. The column is dragged by it. */
export function ColumnHead({ column, count, matches, canArrange }: ColumnHeadProps) {
  const { id, name } = column;
  const ui = useBoardUi();
  const canEdit = useCan('editCards');
  const { renameColumn } = useColumnEdits();
  const isNaming = useBoardUiState(({ namingColumn }) => namingColumn === id) && canArrange;
  const addsAtTop = useBoardUiState(({ adding }) => adding?.column === id && adding.end === 'top');
  const { number, plural } = useNumbers();
  const menu = useRef<HTMLSpanElement>(null);
  const { isDragged, ref } = useDragItem({
    type: COLUMN,
    id,
    canDrag: canArrange && !isNaming,
    item: () => ({ id, text: name }),
    onEnd: () => ui.change({ columnDrop: null }),
  });
  useFocusReturn(isNaming, () => menu.current?.querySelector('button'));
  const shown = matches === undefined ? '' : `${number(matches)} of `;
  return (
    <header
      ref={ref}
      className={styles.head}
      data-column-head={canArrange ? id : undefined}
      data-grip={canArrange ? '' : undefined}
      data-dragged={isDragged || undefined}
    >
      <h2 id={`column-${id}`} className={styles.title} dir="auto" title={name}>
        {isNaming ? (
          <RenameField
            label="Name of this column"
            text={name}
            maxLength={maxColumnName}
            normalise={boardText}
            problem={columnNameProblem}
            onClose={() => ui.change({ namingColumn: null })}
            onSave={(next) => renameColumn(column, next)}
          />
        ) : (
          name
        )}
      </h2>
      <span className={styles.count}>
        <span aria-hidden="true">{`${shown}${number(count)}`}</span>
        <span className="visually-hidden">{`${shown}${plural(count, 'card')}`}</span>
      </span>
      {canEdit && (
        <IconButton
          icon="plus"
          label={`New task in ${name}`}
          title="Add card (N)"
          className={styles.add}
          data-add="top"
          aria-expanded={addsAtTop}
          onClick={() => ui.change({ adding: addsAtTop ? null : { column: id, end: 'top' } })}
        />
      )}
      {canArrange && (
        <span ref={menu} className={styles.menu}>
          <ColumnMenu column={column} />
        </span>
      )}
    </header>
  );
}
