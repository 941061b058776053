import type { Grade } from '@canary/qr/grade/scale';
import { csvFile } from '@canary/tables/write-csv';

/** A code whose file is in the ZIP file. */
export interface MadeCode {
  /** The number of the row in the table. */
  readonly row: number;
  readonly fileName: string;
  readonly payload: string;
  /** Version of the code: 1 to 40. */
  readonly version: number;
  /** The address that the code's short link leads to; undefined if the code isn't dynamic. */
  readonly target?: string | undefined;
}

/** A row without a file. */
export interface LeftOutRow {
  readonly row: number;
  readonly payload: string;
  readonly target?: string | undefined;
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
    ...made.map(({ row, fileName, payload, version, target }) => {
      const grade = grades.get(row);
      const checked = grade ? `read back, grade ${grade}` : 'read back';
      return { row, target, cells: [row, fileName, payload, version, checked] };
    }),
    ...leftOut.map(({ row, payload, target, reason }) => ({
      row,
      target,
      cells: [row, '', payload, '', reason],
    })),
  ].sort((one, other) => one.row - other.row);
  const hasTargets = lines.some(({ target }) => target !== undefined);
  return csvFile([
    ['Row', 'File', 'Content', 'Version', 'Checked', ...(hasTargets ? ['Leads to'] : [])],
    ...lines.map(({ cells, target = '' }) => (hasTargets ? [...cells, target] : cells)),
  ]);
}
