import { encodings } from '@canary/tables/decode-text';
import { type FormEvent, useEffect, useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { useAction } from '#shared/forms/use-action.ts';
import { BusyButton, Button } from '#shared/ui/button.tsx';
import { Choice, type Option } from '#shared/ui/choice.tsx';
import { SelectField } from '#shared/ui/field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import { cancelImport, chooseEncoding, findTableQuestions, matchTable } from './board-import.ts';
import type { DateOrder } from './csv-days.ts';
import { type CsvField, type CsvMapping, csvFields } from './csv-fields.ts';
import type { NameOrder } from './csv-names.ts';
import type { OpenedTable } from './file-import.ts';
import styles from './import.module.css';
import type { CsvQuestions } from './read-csv.ts';

const names: Readonly<Record<CsvField, string>> = {
  title: 'Title',
  column: 'Column of the board',
  description: 'Description',
  labels: 'Labels',
  assignees: 'Assignees',
  dueOn: 'Due date',
  doneOn: 'Done',
  checklist: 'Checklist',
  comments: 'Comments',
  links: 'Links and attachments',
  archived: 'Archived or closed',
  address: 'Address or key of the card',
};

const dateOrders: readonly Option<DateOrder>[] = [
  { value: 'day first', name: 'Day first: 31/12/2026' },
  { value: 'month first', name: 'Month first: 12/31/2026' },
];

const nameOrders: readonly Option<NameOrder>[] = [
  { value: 'several people', name: 'Several people' },
  { value: 'last name first', name: 'One person, last name first' },
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
  const [questions, setQuestions] = useState<CsvQuestions>({});
  const [dateOrder, setDateOrder] = useState<DateOrder>();
  const [nameOrder, setNameOrder] = useState<NameOrder>();
  useEffect(() => {
    let isCurrent = true;
    void findTableQuestions(mapping).then(
      (found) => isCurrent && setQuestions(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [mapping]);
  const boardName = fileName.replace(/\.\w+$/, '');
  const { run, busy } = useAction(() => matchTable({ mapping, boardName, dateOrder, nameOrder }));
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
      {table.encoding && (
        <SelectField
          label="Letters of the file"
          hint={`Choose another one if letters look wrong${foreignLetters(table)}.`}
          value={table.encoding}
          options={encodings}
          onChange={(value) => void chooseEncoding(value)}
        />
      )}
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
      {questions.date !== undefined && (
        <Choice<DateOrder>
          legend={`How dates such as ${questions.date} are written`}
          options={dateOrders}
          value={dateOrder}
          onChoose={setDateOrder}
        />
      )}
      {questions.people !== undefined && (
        <Choice<NameOrder>
          legend={`Who “${questions.people}” is`}
          options={nameOrders}
          value={nameOrder}
          onChoose={setNameOrder}
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

/** A text with letters by which the user can tell whether the encoding is right. */
function foreignLetters({ header, sample }: OpenedTable): string {
  const text = [...header, ...sample].find((value) => /[^\p{ASCII}]/u.test(value ?? ''));
  return text === undefined ? '' : `, such as in “${text.trim().slice(0, 60)}”`;
}

/** The first text of a column, as an example. */
function sampleOf({ sample }: OpenedTable, index: number | null): string | undefined {
  if (index === null) return undefined;
  const text = sample[index];
  return text === undefined ? 'This column is empty.' : `For example: ${text.trim().slice(0, 60)}`;
}
