import { type FormEvent, useEffect, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Choice, type Option } from '#shared/ui/choice.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { cancelImport, matchTable, needsDateOrder } from './board-import.ts';
import type { DateOrder } from './csv-days.ts';
import { type CsvField, type CsvMapping, csvFields } from './csv-fields.ts';
import type { OpenedTable } from './file-import.ts';
import styles from './import.module.css';

const names: Readonly<Record<CsvField, string>> = {
  title: 'Title',
  column: 'Column of the board',
  description: 'Description',
  labels: 'Labels',
  assignees: 'Assignees',
  dueOn: 'Due date',
  checklist: 'Checklist',
  archived: 'Archived',
};

const dateOrders: readonly Option<DateOrder>[] = [
  { value: 'day first', name: 'Day first: 31/12/2026' },
  { value: 'month first', name: 'Month first: 12/31/2026' },
];

interface MatchColumnsProps {
  readonly fileName: string;
  readonly table: OpenedTable;
  readonly failure?: string;
}

/** Which column of a table has which field of a card. Columns with a usual header are matched already. */
export function MatchColumns({ fileName, table, failure }: MatchColumnsProps) {
  const [mapping, setMapping] = useState<CsvMapping>(table.mapping);
  const { plural } = useNumbers();
  const [isAmbiguous, setAmbiguous] = useState(false);
  const [dateOrder, setDateOrder] = useState<DateOrder>();
  useEffect(() => {
    let isCurrent = true;
    void needsDateOrder(mapping).then(
      (isNeeded) => isCurrent && setAmbiguous(isNeeded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [mapping]);
  const boardName = fileName.replace(/\.\w+$/, '');
  const { run, busy } = useAction(() =>
    matchTable({ mapping, boardName, dateOrder: isAmbiguous ? dateOrder : undefined }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  const options = [
    { value: '', label: 'Don’t import' },
    ...table.header.map((header, index) => ({ value: `${index}`, label: header || `Column ${index + 1}` })),
  ];
  return (
    <form className={forms.form} onSubmit={submit}>
      <p>
        {fileName} has {plural(table.rows, 'row')}. Check which column has what.
      </p>
      <div className={styles.fields}>
        {csvFields.map((field) => (
          <SelectField
            key={field}
            label={names[field]}
            hint={sampleOf(table, mapping[field])}
            value={`${mapping[field] ?? ''}`}
            options={options}
            onChange={(value) => setMapping({ ...mapping, [field]: value === '' ? null : Number(value) })}
          />
        ))}
      </div>
      {isAmbiguous && (
        <Choice<DateOrder>
          legend="How the dates are written"
          options={dateOrders}
          value={dateOrder}
          onChoose={setDateOrder}
        />
      )}
      <StatusMessage failure={failure} />
      <div className={forms.actions}>
        <BusyButton type="submit" busy={busy} working="Reading…">
          Continue
        </BusyButton>
        <Button look="secondary" onClick={cancelImport}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The first value of a column, as an example. */
function sampleOf({ sample }: OpenedTable, index: number | null): string | undefined {
  if (index === null) return undefined;
  const value = sample.map(({ cells }) => cells[index]?.trim() ?? '').find((cell) => cell !== '');
  return value === undefined ? 'The first rows are empty here.' : `For example: ${value.slice(0, 60)}`;
}
