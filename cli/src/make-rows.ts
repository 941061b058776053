import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { checkRows } from '@canary/bulk/check-rows';
import { type Columns, matchColumns, suggestColumns } from '@canary/bulk/columns';
import { type LeftOutRow, type MadeCode, manifestOf } from '@canary/bulk/manifest';
import { planCodes } from '@canary/bulk/plan-codes';
import { looksLikeHeader, maxRows, type Table, tableOf } from '@canary/bulk/table';
import { contentTypes } from '@canary/qr/content/all';
import type { Design } from '@canary/qr/design/design';
import type { FileOptions } from '@canary/rendering/core/requests';
import { FileError } from '@canary/tables/file-error';
import { readTableFile } from '@canary/tables/read-table';
import { makeZip } from 'client-zip';
import { CodeError, makeFile } from './make-file.ts';
import { findType } from './read-content.ts';
import { isSystemError, type Options, UsageError } from './read-options.ts';

/** What became of the rows of a table. */
export interface RowsResult {
  /** The id of the content type: the user's choice, or what most of the rows are. */
  readonly type: string;
  readonly made: number;
  readonly leftOut: readonly LeftOutRow[];
}

/**
 * Makes a code of each row of a table, reads each file back, and writes the files and a manifest as a ZIP file.
 *
 * @throws {UsageError} if the table can't be read
 */
export async function makeRows(
  { table: path, zip, name }: NonNullable<Options['rows']>,
  content: Pick<Options, 'type' | 'fields'>,
  design: Design,
  file: FileOptions,
): Promise<RowsResult> {
  const { format } = file;
  if (format !== 'png' && format !== 'svg')
    throw new UsageError(`The codes of a table are PNG or SVG files, not ${format}.`);
  const table = await readTable(path);
  const columns = columnsOf(table, content);
  const rows = checkRows(table, columns, design, contentTypes);
  const template = name ?? `{${table.header[0]}}`;
  const { codes, wrong } = planCodes(rows, table, design, { format, name: template, caption: '' });
  const made: MadeCode[] = [];
  const leftOut = [...wrong];
  async function* entries() {
    for (const { row, payload, design: its, logoAs, fileName } of codes) {
      try {
        const { bytes, code } = await makeFile({ payload, design: its, logoAs, file });
        made.push({ row, fileName, payload, version: code.version });
        yield { name: fileName, input: bytes };
      } catch (error) {
        if (!(error instanceof CodeError)) throw error;
        leftOut.push({ row, payload, reason: error.message });
      }
    }
    yield { name: 'codes.csv', input: manifestOf(made, new Map(), leftOut) };
  }
  await writeZip(zip, makeZip(entries()) as ReadableStream<Uint8Array>);
  return { type: columns.type, made: made.length, leftOut };
}

/** Writes the file under another name until it is complete: an earlier file stays if the command fails. */
async function writeZip(path: string, content: ReadableStream<Uint8Array>): Promise<void> {
  const part = `${path}.part`;
  try {
    await pipeline(Readable.fromWeb(content), createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw isSystemError(error) ? new UsageError(`--zip: ${error.message}`) : error;
  }
}

async function readTable(path: string): Promise<Table> {
  try {
    const { rows, isCut } = await readTableFile(new Blob([await readFile(path)]), maxRows + 1);
    const table = tableOf(rows, looksLikeHeader(rows));
    if (isCut || table.rows.length > maxRows)
      throw new FileError(`It has more than ${maxRows} rows. Split the table.`);
    if (table.rows.length === 0) throw new FileError('It has no rows.');
    return table;
  } catch (error) {
    if (!(error instanceof FileError || isSystemError(error))) throw error;
    throw new UsageError(`--rows ${path}: ${error.message}`);
  }
}

/** The columns of a type, or of the type that most rows have. A field of the command has one text for all rows. */
function columnsOf(table: Table, { type, fields }: Pick<Options, 'type' | 'fields'>): Columns {
  const suggested = suggestColumns(table, contentTypes);
  if (type === undefined)
    return suggested.type === 'dynamic' ? matchColumns('url', table, contentTypes) : suggested;
  const { id } = findType(type, fields);
  const texts = Object.entries(fields).map(([name, text]) => [name, { kind: 'text', text }] as const);
  const matched =
    suggested.type === id ? suggested : matchColumns(id as Columns['type'], table, contentTypes);
  return { type: matched.type, sources: { ...matched.sources, ...Object.fromEntries(texts) } };
}
