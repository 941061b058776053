import { maxColumns } from '@canary/board/limits';
import { columnNameProblem } from '@canary/board/texts';
import { useEffect, useRef } from 'react';
import { useFocusReturn } from '#shared/collection/focus.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { NameForm } from '#shared/ui/name-form.tsx';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useColumns } from '../live/selectors.ts';
import styles from './add-column.module.css';
import { tooManyColumns, useColumnEdits } from './column-edits.ts';

/** The button after the last column, and the form that adds a column. */
export function AddColumn() {
  const ui = useBoardUi();
  const { addColumn } = useColumnEdits();
  const isFull = useColumns().length >= maxColumns;
  const isAdding = useBoardUiState(({ addingColumn }) => addingColumn) && !isFull;
  const place = useRef<HTMLDivElement>(null);
  useFocusReturn(isAdding, () => place.current?.querySelector('button'));
  useEffect(() => {
    if (isAdding) place.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isAdding]);
  const close = () => ui.change({ addingColumn: false });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the form
    <div
      ref={place}
      className={styles.place}
      data-open={isAdding || undefined}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {isAdding ? (
        <NameForm
          label="Name of the new column"
          action="Add column"
          autoFocus
          problem={columnNameProblem}
          onSubmit={addColumn}
          onDone={close}
        />
      ) : (
        <IconButton
          icon="plus"
          label="Add column"
          title="Add column"
          aria-disabled={isFull}
          onClick={() =>
            isFull
              ? ui.notices.show({ id: 'columns', text: tooManyColumns })
              : ui.change({ addingColumn: true })
          }
        />
      )}
    </div>
  );
}
