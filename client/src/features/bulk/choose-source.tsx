import { makeSerialNumbers, type SerialNumbers, type SerialResult } from '@canary/bulk/serial-numbers';
import { maxRows } from '@canary/bulk/table';
import { type FormEvent, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Choice, type Option } from '#shared/ui/choice.tsx';
import { TextareaField, TextField } from '#shared/ui/field.tsx';
import { FileField } from '#shared/ui/file-field.tsx';
import forms from '#shared/ui/form.module.css';
import { StatusMessage } from '#shared/ui/status-message.tsx';
import styles from './bulk.module.css';
import type { SourceInput } from './use-source.ts';

type Kind = 'file' | 'text' | 'numbers';

const kinds: readonly Option<Kind>[] = [
  { value: 'file', name: 'File' },
  { value: 'text', name: 'Paste' },
  { value: 'numbers', name: 'Serial numbers' },
];

interface ChooseSourceProps {
  /** Why the last source couldn't be used. */
  readonly failure: string | undefined;
  readonly isReading: boolean;
  onSource(source: SourceInput): void;
}

/** The rows of a run: from a file, from the clipboard, or serial numbers. */
export function ChooseSource({ failure, isReading, onSource }: ChooseSourceProps) {
  const [kind, setKind] = useState<Kind>('file');
  return (
    <section className={styles.section} aria-label="Rows">
      <Choice<Kind> legend="Where the rows come from" options={kinds} value={kind} onChoose={setKind} />
      {kind === 'file' && (
        <FileField
          label="Table"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values"
          hint={`CSV, TSV or Excel (.xlsx) of up to ${maxRows.toLocaleString('en')} rows. Choose a file, or drop it here. A list of links of Bitly, Shlink, Kutt or Dub becomes dynamic codes.`}
          onFile={(file) => onSource({ kind: 'file', file })}
        />
      )}
      {kind === 'text' && <TextSource onSource={onSource} />}
      {kind === 'numbers' && <NumberSource onSource={onSource} />}
      <div role="status">{isReading && <p>Reading the file…</p>}</div>
      <StatusMessage failure={failure} />
    </section>
  );
}

type SourceProps = Pick<ChooseSourceProps, 'onSource'>;

function TextSource({ onSource }: SourceProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError('Paste or type at least one row.');
    onSource({ kind: 'text', text });
  };
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <TextareaField
        label="Rows"
        required
        hint="A list with one code in each line, or cells that you copied from a spreadsheet."
        value={text}
        error={error}
        rows={8}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <div className={forms.actions}>
        <Button type="submit">Use these rows</Button>
      </div>
    </form>
  );
}

const initialNumbers: SerialNumbers = { prefix: '', from: '1', to: '100', step: '1', digits: '' };

const numberFields: readonly (readonly [keyof SerialNumbers, string, string?])[] = [
  ['prefix', 'Prefix', 'Such as A- or https://example.com/'],
  ['from', 'First number'],
  ['to', 'Last number'],
  ['step', 'Step'],
  ['digits', 'Digits', 'With leading zeros; empty for as many as needed.'],
];

function NumberSource({ onSource }: SourceProps) {
  const [numbers, setNumbers] = useState(initialNumbers);
  const [problem, setProblem] = useState<Extract<SerialResult, { readonly ok: false }>>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = makeSerialNumbers(numbers);
    if (result.ok) onSource({ kind: 'numbers', table: result.table });
    else setProblem(result);
  };
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        {numberFields.map(([field, label, hint]) => (
          <TextField
            key={field}
            label={label}
            hint={hint}
            required={field !== 'prefix' && field !== 'digits'}
            value={numbers[field]}
            inputMode={field === 'prefix' ? 'text' : 'numeric'}
            error={problem?.field === field ? problem.problem : undefined}
            onChange={(value) => {
              setNumbers({ ...numbers, [field]: value });
              setProblem(undefined);
            }}
          />
        ))}
      </div>
      <div className={forms.actions}>
        <Button type="submit">Use these numbers</Button>
      </div>
    </form>
  );
}
