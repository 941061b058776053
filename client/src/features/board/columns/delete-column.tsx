import type { BoardColumn } from '@canary/board/model';
import { useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { useColumn } from '../live/matching-cards.ts';
import { useColumns } from '../live/selectors.ts';
import { othersOf } from './column-edits.ts';

interface DeleteColumnProps {
  readonly column: BoardColumn;
  onDelete(moveTo: string): void;
  onCancel(): void;
}

/** Asks where the cards of a column go that is about to be deleted. */
export function DeleteColumn({ column, onDelete, onCancel }: DeleteColumnProps) {
  const columns = useColumns();
  const count = useColumn(column.id).length;
  const { plural } = useNumbers();
  const others = othersOf(columns, column.id);
  const [chosen, setChosen] = useState(others[0]?.id);
  // Another person may have deleted the chosen column.
  const target = others.find(({ id }) => id === chosen) ?? others[0];
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (target) onDelete(target.id);
      }}
    >
      <SelectField
        label={`Move its ${plural(count, 'card')} to`}
        value={target?.id ?? ''}
        options={columns
          .filter(({ id }) => id !== column.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
        hint="Cards in the archive aren’t moved. A card that you restore goes to the first column."
        onChange={setChosen}
      />
      <div className={forms.actions}>
        <Button type="submit" look="danger" disabled={!target}>
          Delete column
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
