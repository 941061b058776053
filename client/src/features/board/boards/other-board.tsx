import { useQuery } from '@apollo/client/react';
import { can } from '@canary/board/roles';
import { useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { Modal } from '#shared/ui/modal.tsx';
import { useBoardUi, useBoardUiState } from '../live/board-ui.ts';
import { useCopies } from '../live/card-copies.ts';
import { BoardsDocument } from '../live/operations.ts';
import { useBoardRef } from '../live/selectors.ts';
import { useSavedBoards } from './saved-boards.ts';

/** The dialog that moves cards to another board, while it is open. */
export function OtherBoard() {
  const ui = useBoardUi();
  const ids = useBoardUiState(({ leaving }) => leaving);
  const close = () => ui.change({ leaving: null });
  return (
    <Modal title="Move to another board" open={ids !== null} onOpenChange={close}>
      {ids !== null && <Target ids={ids} onClose={close} />}
    </Modal>
  );
}

interface TargetProps {
  readonly ids: readonly string[];
  onClose(): void;
}

function Target({ ids, onClose }: TargetProps) {
  const { boardId } = useBoardRef();
  const { moveToBoard } = useCopies();
  const { plural } = useNumbers();
  const { data, error } = useQuery(BoardsDocument, { fetchPolicy: 'cache-and-network' });
  const saved = useSavedBoards(!data && error !== undefined);
  const boards = (data?.boards.filter(({ role }) => can(role, 'editCards')) ?? saved).filter(
    ({ id }) => id !== boardId,
  );
  const [choice, setChoice] = useState<{ readonly boardId?: string; readonly columnId?: string }>({});
  const target = boards.find(({ id }) => id === choice.boardId) ?? boards[0];
  const columns = target?.columns.map(({ column }) => column) ?? [];
  const column = columns.find(({ id }) => id === choice.columnId) ?? columns[0];
  if (!target || !column)
    return (
      <p role="status">
        {data || error ? 'You have no other board that you may change.' : 'Loading your boards…'}
      </p>
    );
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        moveToBoard(ids, { boardId: target.id, name: target.name, columnId: column.id });
      }}
    >
      <SelectField
        label="Board"
        value={target.id}
        options={boards.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => setChoice({ boardId: id })}
      />
      <SelectField
        label="Column"
        value={column.id}
        options={columns.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(columnId) => setChoice({ boardId: target.id, columnId })}
      />
      <p className="muted">
        Description, checklist and labels go along, and members of both boards stay assigned. Comments stay
        with the original, which goes to this board’s archive.
      </p>
      <div className={forms.actions}>
        <Button type="submit">Move {plural(ids.length, 'card')}</Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
