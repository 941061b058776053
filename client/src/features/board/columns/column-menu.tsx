import { type BoardColor, boardColors } from '@canary/board/colors';
import { maxColumns } from '@canary/board/limits';
import type { BoardColumn } from '@canary/board/model';
import { useRef, useState } from 'react';
import { IconButton } from '#shared/ui/button.tsx';
import { colorStyle } from '#shared/ui/color-style.ts';
import {
  MenuChoice,
  MenuChoices,
  MenuItem,
  MenuSeparator,
  PopupMenu,
  useMenuActions,
} from '#shared/ui/menu.tsx';
import { Modal } from '#shared/ui/modal.tsx';
import { useBoardUi } from '../live/board-ui.ts';
import { useCopies } from '../live/card-copies.ts';
import { useBoardReader, useColumns } from '../live/selectors.ts';
import { othersOf, tooManyColumns, useColumnEdits } from './column-edits.ts';
import styles from './column-menu.module.css';
import { DeleteColumn } from './delete-column.tsx';

interface ColumnMenuProps {
  readonly column: BoardColumn;
}

type Mode = 'closed' | 'actions' | 'colors' | 'deletion';

/** The menu of a column of one's own board, with an alternative to dragging (WCAG 2.2, 2.5.7). */
export function ColumnMenu({ column }: ColumnMenuProps) {
  const { id, name } = column;
  const ui = useBoardUi();
  const board = useBoardReader();
  const { removeColumn } = useColumnEdits();
  const [mode, setMode] = useState<Mode>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const { choose, onClose } = useMenuActions(button);
  const remove = () => {
    const [other] = othersOf(board.columns(), id);
    if (!other) return;
    if (board.column(id).length === 0) removeColumn(column, other.id);
    else setMode('deletion');
  };
  return (
    <>
      <PopupMenu
        trigger={<IconButton ref={button} icon="ellipsis" label={`Menu of the column ${name}`} />}
        open={mode === 'actions' || mode === 'colors'}
        onOpenChange={(open) => setMode(open ? 'actions' : 'closed')}
        onClose={onClose}
      >
        {mode === 'colors' ? (
          <Colors column={column} />
        ) : (
          <Actions
            column={column}
            onRename={choose(() => ui.change({ namingColumn: id }))}
            onColors={choose(() => setMode('colors'))}
            onAdd={choose(() => ui.change({ addingColumn: true }))}
            onDelete={choose(remove)}
          />
        )}
      </PopupMenu>
      <Modal
        title={`Delete ‘${name}’?`}
        careful
        open={mode === 'deletion'}
        onOpenChange={() => setMode('closed')}
      >
        <DeleteColumn
          column={column}
          onDelete={(moveTo) => {
            setMode('closed');
            // After the dialog, which keeps the focus in it while it is open.
            setTimeout(() => removeColumn(column, moveTo));
          }}
          onCancel={() => setMode('closed')}
        />
      </Modal>
    </>
  );
}

interface ActionsProps extends ColumnMenuProps {
  onRename(): void;
  onColors(): void;
  onAdd(): void;
  onDelete(): void;
}

function Actions({ column, onRename, onColors, onAdd, onDelete }: ActionsProps) {
  const columns = useColumns();
  const { moveColumnTo, setMarksDone } = useColumnEdits();
  const { copyColumn } = useCopies();
  const index = columns.findIndex(({ id }) => id === column.id);
  const [left, right] = [columns[index - 1], columns[index + 1]];
  const isOnly = columns.length === 1;
  return (
    <>
      <MenuItem icon="pencil" onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon="palette" onSelect={onColors}>
        Colour…
      </MenuItem>
      <MenuItem
        icon={column.marksDone ? 'circle' : 'circle-check'}
        onSelect={() => setMarksDone(column, !column.marksDone)}
      >
        {column.marksDone ? 'Don’t mark cards as done' : 'Mark cards as done'}
      </MenuItem>
      <MenuItem
        icon="arrow-left"
        disabled={!left}
        onSelect={() => moveColumnTo(column, { before: left?.id })}
      >
        Move left
      </MenuItem>
      <MenuItem
        icon="arrow-right"
        disabled={!right}
        onSelect={() => moveColumnTo(column, { after: right?.id })}
      >
        Move right
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="plus" disabled={columns.length >= maxColumns} onSelect={onAdd}>
        Add column
        {columns.length >= maxColumns && <span className={styles.reason}>{tooManyColumns}</span>}
      </MenuItem>
      <MenuItem icon="copy" disabled={columns.length >= maxColumns} onSelect={() => copyColumn(column.id)}>
        Copy column
      </MenuItem>
      <MenuItem icon="trash-2" disabled={isOnly} onSelect={onDelete}>
        Delete column
        {isOnly && <span className={styles.reason}>A board needs a column.</span>}
      </MenuItem>
    </>
  );
}

/** The value for no colour. */
const noColor = 'none';

function Colors({ column }: ColumnMenuProps) {
  const { recolorColumn } = useColumnEdits();
  const isColor = (value: string): value is BoardColor => boardColors.some((color) => color === value);
  return (
    <MenuChoices
      label={`Colour of ${column.name}`}
      value={column.color ?? noColor}
      onChange={(value) => recolorColumn(column, isColor(value) ? value : null)}
    >
      <MenuChoice value={noColor}>
        <span className={styles.swatch} />
        <span>No colour</span>
      </MenuChoice>
      {boardColors.map((color) => (
        <MenuChoice key={color} value={color}>
          <span className={styles.swatch} style={colorStyle(color)} />
          <span className={styles.color}>{color}</span>
        </MenuChoice>
      ))}
    </MenuChoices>
  );
}
