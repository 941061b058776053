import { FileError } from '@canary/tables/file-error';
import { type ReadChoice, type ReadTable, readTableText } from '@canary/tables/read-table';
import { useRef, useState } from 'react';
import { readFile } from './read-file.ts';
import type { SourceInput } from './source-input.ts';
import { looksLikeHeader, maxRows, type Table, tableOf, withCell } from './table.ts';

/** The rows that are open, and how they were read. */
export interface OpenSource {
  readonly input: SourceInput;
  /** Undefined for serial numbers. */
  readonly read: ReadTable | undefined;
  /** Whether the first row has the names of the columns. */
  readonly hasHeader: boolean;
  readonly table: Table;
  /** Differs each time when the rows are read, but not when a cell is changed. */
  readonly reading: string;
}

/** Reads the rows that the user chooses. */
export function useSource() {
  const [source, setSource] = useState<OpenSource>();
  const [failure, setFailure] = useState<string>();
  const [isReading, setReading] = useState(false);
  const latest = useRef<SourceInput>(undefined);

  const show = (input: SourceInput, read: ReadTable, hasHeader: boolean) => {
    const table = tableOf(read.rows, hasHeader);
    if (table.rows.length === 0) throw new FileError('There is no row below the names of the columns.');
    if (table.rows.length > maxRows)
      throw new FileError(`There are more than ${maxRows.toLocaleString('en')} rows. Divide the table.`);
    setSource({ input, read, hasHeader, table, reading: crypto.randomUUID() });
  };
  const open = async (input: SourceInput, choice: ReadChoice = {}) => {
    latest.current = input;
    setFailure(undefined);
    if (input.kind === 'numbers')
      return setSource({
        ...{ input, read: undefined, hasHeader: true, table: input.table },
        reading: crypto.randomUUID(),
      });
    setReading(true);
    try {
      const read =
        input.kind === 'file'
          ? await readFile(input.file, choice)
          : readTableText(input.text, maxRows + 2, choice);
      // The user may have chosen another file meanwhile.
      if (latest.current === input) show(input, read, looksLikeHeader(read.rows));
    } catch (error) {
      if (latest.current !== input) return;
      if (!(error instanceof FileError)) throw error;
      setFailure(error.message);
    } finally {
      if (latest.current === input) setReading(false);
    }
  };

  return {
    source,
    failure,
    isReading,
    open: (input: SourceInput, choice?: ReadChoice) => void open(input, choice),
    /** Reads the open rows in another way. */
    readAs: (choice: ReadChoice) => source && void open(source.input, choice),
    setHeader(hasHeader: boolean) {
      if (source?.read) show(source.input, source.read, hasHeader);
    },
    changeCell(row: number, column: number, text: string) {
      if (source) setSource({ ...source, table: withCell(source.table, row, column, text) });
    },
    close() {
      latest.current = undefined;
      setSource(undefined);
    },
  };
}
