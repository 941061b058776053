import { encodings } from '@canary/tables/decode-text';
import { delimiters } from '@canary/tables/delimiter';
import type { ReadChoice } from '@canary/tables/read-table';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckboxField, SelectField } from '#shared/ui/field.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './bulk.module.css';
import type { OpenSource, SourceInput } from './use-source.ts';

interface ReadOptionsProps {
  readonly source: OpenSource;
  onReadAs(choice: ReadChoice): void;
  onHeader(hasHeader: boolean): void;
  onClose(): void;
}

/** How the rows were read, to correct it. */
export function ReadOptions({ source, onReadAs, onHeader, onClose }: ReadOptionsProps) {
  const { plural } = useNumbers();
  const { input, read, hasHeader, table } = source;
  const { encoding, delimiter, sheets = [], sheet, damaged = [] } = read ?? {};
  return (
    <section className={styles.section} aria-label="Table">
      <div className={styles.bar}>
        <p className={styles.title}>
          {titleOf(input)}: {plural(table.rows.length, 'row')}
        </p>
        <Button look="secondary" onClick={onClose}>
          Choose other rows
        </Button>
      </div>
      {read && (
        <div className={styles.fields}>
          {sheets.length > 1 && (
            <SelectField
              label="Sheet"
              value={`${sheet}`}
              options={sheets.map((label, index) => ({ value: `${index}`, label }))}
              onChange={(value) => onReadAs({ sheet: Number(value) })}
            />
          )}
          {delimiter && (
            <SelectField
              label="Sign between cells"
              value={delimiter}
              options={
                delimiters.some(({ value }) => value === delimiter)
                  ? delimiters
                  : [{ value: delimiter, label: delimiter }, ...delimiters]
              }
              onChange={(value) => onReadAs({ delimiter: value, encoding })}
            />
          )}
          {encoding && (
            <SelectField
              label="Letters of the file"
              hint="Choose another one if letters look wrong."
              value={encoding}
              options={encodings}
              onChange={(value) => onReadAs({ encoding: value, delimiter })}
            />
          )}
        </div>
      )}
      {read && (
        <CheckboxField
          label="The first row has the names of the columns"
          checked={hasHeader}
          onChange={onHeader}
        />
      )}
      {damaged.length > 0 && (
        <Note tone="warning">
          {damaged.length === 1 ? 'Row' : 'Rows'}{' '}
          {damaged
            .slice(0, 5)
            .map((index) => index + 1)
            .join(', ')}
          {damaged.length > 5 && ` and ${damaged.length - 5} more`}: a quote isn’t closed or isn’t doubled.
          Check
          {damaged.length === 1 ? ' it.' : ' them.'}
        </Note>
      )}
    </section>
  );
}

/** What the open rows are called. */
export function titleOf(input: SourceInput): string {
  switch (input.kind) {
    case 'file':
      return input.file.name;
    case 'text':
      return 'Pasted text';
    case 'numbers':
      return 'Serial numbers';
    case 'saved':
      return input.run.name;
  }
}
