import readSheets from 'read-excel-file/web-worker';
import { requireSize } from './decode-text.ts';
import { FileError } from './file-error.ts';
import { paddedCells } from './padded-cells.ts';
import { plainNumber } from './plain-number.ts';

/** A sheet of a workbook, as texts. */
export interface Sheet {
  readonly name: string;
  /** The first row is the first of the sheet, also if it is empty. */
  readonly rows: readonly (readonly string[])[];
}

/** A number as the workbook stores it. */
interface StoredNumber {
  readonly digits: string;
}

/**
 * Reads the sheets of an Excel workbook (.xlsx). Numbers are written with all their digits and the leading zeros of the
 * cell's format, days as `2026-12-31`, times as `2026-12-31 18:30`.
 *
 * @param file checked with `isArchive`
 * @throws {FileError} if the file is too large, damaged, or another archive
 */
export async function readWorkbook(file: Blob): Promise<readonly Sheet[]> {
  requireSize(file);
  let sheets: Awaited<ReturnType<typeof readSheets<StoredNumber>>>;
  try {
    sheets = await readSheets(file, { trim: false, parseNumber: (digits) => ({ digits }) });
  } catch (cause) {
    const remedy = 'Unpack it, or save the table again as .xlsx or CSV.';
    throw new FileError(`This file is a ZIP archive without a workbook, or damaged. ${remedy}`, { cause });
  }
  const padded = await paddedCells(file);
  return sheets.map(({ sheet, data }, index) => ({
    name: sheet,
    rows: data.map((cells, row) =>
      cells.map((cell, column) => textOf(cell, padded.get(index)?.get(`${row} ${column}`))),
    ),
  }));
}

/** @param width the number of digits that the cell's format shows at least */
function textOf(cell: unknown, width = 0): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date) return dayOf(cell);
  if (typeof cell === 'object' && 'digits' in cell) return plainNumber(`${cell.digits}`).padStart(width, '0');
  return `${cell}`;
}

/** The library gives a time without a zone as if it were in UTC. */
function dayOf(date: Date): string {
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split('T');
  const [clock] = time.split('.');
  return clock === '00:00:00' ? day : `${day} ${clock?.replace(/:00$/, '')}`;
}
