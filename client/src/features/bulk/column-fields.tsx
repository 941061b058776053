import { type Columns, matchColumns, type Source } from '@canary/bulk/columns';
import type { Table } from '@canary/bulk/table';
import type { ContentTypeId } from '@canary/qr/content/all';
import type { Field } from '@canary/qr/content/content-type';
import { typeCopy } from '#config/type-copy.ts';
import { SelectField, TextField } from '#shared/ui/field.tsx';
import styles from './bulk.module.css';
import { runTypeIds, runTypes } from './dynamic-link.ts';

const types = runTypeIds.map((id) => ({ value: id, label: typeCopy[id].title }));

interface ColumnFieldsProps {
  readonly table: Table;
  readonly columns: Columns;
  onColumns(columns: Columns): void;
}

/** The content of the codes: the type, and for each field a column or a text for all rows. */
export function ColumnFields({ table, columns, onColumns }: ColumnFieldsProps) {
  const { type, sources } = columns;
  const { fields } = runTypes[type];
  const setSource = (name: string, source: Source | undefined) => {
    const { [name]: _, ...others } = sources;
    onColumns({ type, sources: source ? { ...others, [name]: source } : others });
  };
  return (
    <section className={styles.section} aria-labelledby="bulk-content">
      <h2 id="bulk-content">Content</h2>
      <div className={styles.fields}>
        <SelectField
          label="Type of the codes"
          value={type}
          options={types}
          onChange={(value) => onColumns(matchColumns(value as ContentTypeId, table, runTypes))}
        />
        {fields
          .filter(({ control }) => control !== 'hidden')
          .map((field) => (
            <FieldSource
              key={`${type} ${field.name}`}
              field={field}
              table={table}
              source={sources[field.name]}
              onSource={(source) => setSource(field.name, source)}
            />
          ))}
      </div>
    </section>
  );
}

interface FieldSourceProps {
  readonly field: Field;
  readonly table: Table;
  readonly source: Source | undefined;
  onSource(source: Source | undefined): void;
}

function FieldSource({ field, table, source, onSource }: FieldSourceProps) {
  const { label, control, options = [] } = field;
  const columnOptions = table.header.map((name, index) => ({
    value: `column ${index}`,
    label: `Column: ${name}`,
  }));
  const fixed =
    control === 'checkbox'
      ? [{ value: 'text true', label: 'Yes, for all rows' }]
      : control === 'select'
        ? options.map((option) => ({ value: `text ${option.value}`, label: `${option.label}, for all rows` }))
        : [{ value: 'text', label: 'The same text for all rows' }];
  const isTyped = source?.kind === 'text' && control !== 'checkbox' && control !== 'select';
  const value =
    source === undefined
      ? ''
      : source.kind === 'column'
        ? `column ${source.column}`
        : isTyped
          ? 'text'
          : `text ${source.text}`;
  const choose = (chosen: string) => {
    const [kind, ...rest] = chosen.split(' ');
    if (kind === 'column') onSource({ kind, column: Number(rest[0]) });
    else if (kind === 'text') onSource({ kind, text: rest.join(' ') });
    else onSource(undefined);
  };
  const sample = source?.kind === 'column' ? sampleOf(table, source.column) : undefined;
  return (
    <div className={styles.field}>
      <SelectField
        label={label}
        hint={sample}
        value={value}
        options={[{ value: '', label: 'Empty' }, ...columnOptions, ...fixed]}
        onChange={choose}
      />
      {isTyped && (
        <TextField
          label={`${label} of all codes`}
          value={source.text}
          onChange={(text) => onSource({ kind: 'text', text })}
        />
      )}
    </div>
  );
}

/** The first text of a column, as an example. */
function sampleOf({ rows }: Table, column: number): string {
  const cell = rows.map(({ cells }) => cells[column]?.trim() ?? '').find((text) => text !== '');
  return cell === undefined ? 'This column is empty.' : `For example: ${cell.slice(0, 60)}`;
}
