import type { Grade } from '@canary/qr/grade/scale';
import { csvFile } from '#shared/format/csv.ts';

/** A code whose file is in the ZIP file. */
export interface MadeCode {
  /** The number of the row in the table. */
  readonly row: number;
  readonly fileName: string;
  readonly payload: string;
  /** Version of the code: 1 to 40. */
  readonly version: number;
}

/** A row without a file. */
export interface LeftOutRow {
  readonly row: number;
  readonly payload: string;
  /** Why, for display. */
  readonly reason: string;
}

/** Lists the rows of a run and what was checked, as CSV. @param grades of the codes that were graded, by row */
export function manifestOf(
  made: readonly MadeCode[],
  grades: ReadonlyMap<number, Grade | undefined>,
  leftOut: readonly LeftOutRow[],
): Blob {
  const lines = [
    ...made.map(({ row, fileName, payload, version }) => {
      const grade = grades.get(row);
      return {
        row,
        cells: [row, fileName, payload, version, grade ? `read back, grade ${grade}` : 'read back'],
      };
    }),
    ...leftOut.map(({ row, payload, reason }) => ({ row, cells: [row, '', payload, '', reason] })),
  ].sort((one, other) => one.row - other.row);
  return csvFile([['Row', 'File', 'Content', 'Version', 'Checked'], ...lines.map(({ cells }) => cells)]);
}
