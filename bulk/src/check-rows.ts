import { bytesTooMany, type Level, weakestLevel } from '@canary/qr/capacity';
import { completeValues } from '@canary/qr/content/complete-values';
import { fieldsFor, toPayload, type Values } from '@canary/qr/content/content-type';
import type { Design } from '@canary/qr/design/design';
import { type Columns, type RowTypes, valuesOf } from './columns.ts';
import { findLostNumbers, type Table, type TableRow } from './table.ts';

/** What is wrong with a row, or may be. */
export interface RowProblem {
  /** The name of the field; undefined if the whole content is too long. */
  readonly field?: string | undefined;
  /** The index of the column that the field's value comes from; undefined for a text of all rows. */
  readonly column?: number | undefined;
  readonly text: string;
}

/** A row as its code would be. */
export interface CheckedRow {
  readonly row: TableRow;
  /** A wrong row makes no code. */
  readonly status: 'ready' | 'warned' | 'wrong';
  readonly problems: readonly RowProblem[];
  /** The text in the code; undefined for a wrong row. */
  readonly payload: string | undefined;
  /** The values of its fields, completed as in the generator. */
  readonly values: Values;
}

/** Checks the rows of a table as the generator checks a form. */
export function checkRows(
  table: Table,
  columns: Columns,
  { level }: Pick<Design, 'level'>,
  types: RowTypes,
): readonly CheckedRow[] {
  const lost = findLostNumbers(table);
  const used = Object.entries(columns.sources).flatMap(([field, source]) =>
    source.kind === 'column' ? [{ field, column: source.column }] : [],
  );
  return table.rows.map((row) => {
    const checked = checkRow(row, columns, weakestLevel({ level }), types);
    if (checked.status === 'wrong') return checked;
    const changed = used.flatMap(({ field, column }): RowProblem[] => {
      const text = lost.get(`${row.number} ${column}`);
      return text === undefined ? [] : [{ field, column, text }];
    });
    const problems = [...checked.problems, ...changed];
    return { ...checked, problems, status: problems.length > 0 ? 'warned' : 'ready' };
  });
}

function checkRow(row: TableRow, columns: Columns, weakest: Level, types: RowTypes): CheckedRow {
  const type = types[columns.type];
  const { values } = completeValues(type, valuesOf(columns, row, types));
  const problemOf = (field: string, text: string): RowProblem => {
    const source = columns.sources[field];
    return { field, column: source?.kind === 'column' ? source.column : undefined, text };
  };
  const result = toPayload(type, values);
  if (!result.ok) {
    const problems = Object.entries(result.errors).map(([field, text = '']) => problemOf(field, text));
    return { row, status: 'wrong', problems, payload: undefined, values };
  }
  const excess = bytesTooMany(result.payload, weakest);
  if (excess > 0) {
    const text = `This is ${excess.toLocaleString('en')} bytes too long for a code.`;
    return { row, status: 'wrong', problems: [{ text }], payload: undefined, values };
  }
  const problems = fieldsFor(type, values).flatMap(({ name, warn }) => {
    const text = warn?.(values[name] ?? '', values);
    return text === undefined ? [] : [problemOf(name, text)];
  });
  const status = problems.length > 0 ? 'warned' : 'ready';
  return { row, status, problems, payload: result.payload, values };
}
