import { type Columns, suggestColumns } from '@canary/bulk/columns';
import { looksLikeHeader, maxRows, type Table, tableOf, withCell } from '@canary/bulk/table';
import type { Design } from '@canary/qr/design/design';
import { FileError } from '@canary/tables/file-error';
import { type ReadChoice, type ReadTable, readTableText } from '@canary/tables/read-table';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { lastLabels } from '#shared/paper/remembered-labels.ts';
import { declared } from '#shared/storage/declarations.ts';
import { createStore, useStorePart } from '#shared/store/create-store.ts';
import { runTypes } from './dynamic-link.ts';
import type { TypedOutput } from './output-fields.tsx';
import { readFile } from './read-file.ts';
import { type RunContent, type SavedRun, SavedRunError, unpackRun } from './saved-run.ts';

/** The rows that the user has chosen. */
export type SourceInput =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'numbers'; readonly table: Table }
  | { readonly kind: 'saved'; readonly run: SavedRun };

/** The rows that are open, and what the user makes of them. */
export interface OpenSource {
  readonly input: SourceInput;
  /** How the rows were read; undefined for serial numbers and saved runs. */
  readonly read: ReadTable | undefined;
  /** Whether the first row has the names of the columns. */
  readonly hasHeader: boolean;
  readonly table: Table;
  readonly columns: Columns;
  readonly output: TypedOutput;
  /** The look of a saved run's codes; undefined for the look of the last code. */
  readonly design?: Design | undefined;
  /** Names the open rows, so that making them again makes no short link twice, and saves the same run. */
  readonly id: string;
  /** The short links that are made, by {@link linkKey}. */
  readonly linked: ReadonlySet<string>;
  /** Whether an account keeps the run in its history. */
  readonly isKept: boolean;
}

/** What the user changes of the open rows, besides their cells. */
export type SourceChange = Partial<Pick<OpenSource, 'columns' | 'output' | 'linked' | 'design' | 'isKept'>>;

/** What is open stays while the user changes the look on another page. */
const opened = createStore<{ readonly source: OpenSource | undefined }>({ source: undefined });
const forget = () => opened.set({ source: undefined });
declared.push({ key: 'tab:session-end:table', place: 'memory', forget });

/** Whether these rows are still open. The end of a session closes them. */
export const isOpen = ({ id }: OpenSource) => opened.read().source?.id === id;

/** Opens rows with the choices that their header and their first rows suggest. */
function openRows(rows: Pick<OpenSource, 'input' | 'read' | 'hasHeader' | 'table'>): void {
  const { table } = rows;
  const size = `${codeDefaults.size.default}`;
  const columns = suggestColumns(table, runTypes);
  const output = {
    format: 'png',
    size,
    name: `{${table.header[nameColumnOf(columns, table)]}}`,
    caption: '',
    labels: lastLabels(),
  } as const;
  opened.set({
    source: { ...rows, columns, output, id: crypto.randomUUID(), linked: new Set(), isKept: true },
  });
}

/** The column that names the files. Lists of links begin with columns that name none, such as the time of creation. */
function nameColumnOf({ type, sources: { slug } }: Columns, { header, rows }: Table): number {
  if (type !== 'dynamic' || slug?.kind !== 'column') return 0;
  const isWholeLink = rows[0]?.cells[slug.column]?.includes('/');
  const title = header.findIndex((name) => /^title$/i.test(name));
  return isWholeLink && title >= 0 ? title : slug.column;
}

const isSameRun = (source: OpenSource | undefined, { id, name, design, packed }: SavedRun) =>
  source?.input.kind === 'saved' &&
  source.id === id &&
  source.input.run.name === name &&
  source.input.run.design === design &&
  source.input.run.packed === packed;

/** The name of the table: that of its file, or of the saved run. */
export function nameOf({ input }: Pick<OpenSource, 'input'>): string | undefined {
  if (input.kind === 'saved') return input.run.name;
  return input.kind === 'file' ? input.file.name.replace(/\.\w+$/, '') : undefined;
}

/** Opens the rows of a saved run with the choices that it was made with. */
function openSaved(input: SourceInput & { readonly kind: 'saved' }, { linked, ...run }: RunContent): void {
  const { id, design } = input.run;
  opened.set({
    source: {
      input,
      read: undefined,
      hasHeader: true,
      ...run,
      design,
      id,
      linked: new Set(linked),
      isKept: true,
    },
  });
}

/**
 * Reads the rows that the user chooses.
 *
 * @param saved opened first, unless other rows are open
 */
export function useSource(saved: SavedRun | undefined) {
  const source = useStorePart(opened, (state) => state.source);
  const [failure, setFailure] = useState<string>();
  const [isReading, setReading] = useState(false);
  const latest = useRef<SourceInput>(undefined);

  const show = (input: SourceInput, read: ReadTable, hasHeader: boolean) => {
    const table = tableOf(read.rows, hasHeader);
    if (table.rows.length === 0) throw new FileError('There is no row below the names of the columns.');
    if (table.rows.length > maxRows)
      throw new FileError(`There are more than ${maxRows.toLocaleString('en')} rows. Divide the table.`);
    openRows({ input, read, hasHeader, table });
  };
  const open = async (input: SourceInput, choice: ReadChoice = {}) => {
    latest.current = input;
    setFailure(undefined);
    if (input.kind === 'numbers')
      return openRows({ input, read: undefined, hasHeader: true, table: input.table });
    setReading(true);
    try {
      if (input.kind === 'saved') {
        const run = await unpackRun(input.run.packed);
        if (latest.current === input) openSaved(input, run);
        return;
      }
      const read =
        input.kind === 'file'
          ? await readFile(input.file, choice)
          : readTableText(input.text, maxRows + 2, choice);
      // The user may have chosen another file meanwhile.
      if (latest.current === input) show(input, read, looksLikeHeader(read.rows));
    } catch (error) {
      if (latest.current !== input) return;
      if (!(error instanceof FileError || error instanceof SavedRunError)) throw error;
      setFailure(error.message);
    } finally {
      if (latest.current === input) setReading(false);
    }
  };

  const isSavedOpen = saved !== undefined && isSameRun(source, saved);
  /** Opening the saved run would lose rows that aren't kept with it. */
  const isInTheWay = saved !== undefined && source !== undefined && source.id !== saved.id;
  const openFirst = useEffectEvent((run: SavedRun) => {
    if (!isSavedOpen && !isInTheWay) void open({ kind: 'saved', run });
  });
  useEffect(() => {
    if (saved) openFirst(saved);
  }, [saved]);

  return {
    /** The open rows; undefined until a saved run is open. */
    source: saved && !isSavedOpen ? undefined : source,
    /** Rows that are open in place of the saved run. */
    other: isInTheWay ? source : undefined,
    failure,
    isReading,
    open: (input: SourceInput, choice?: ReadChoice) => void open(input, choice),
    /** Reads the open rows in another way. */
    readAs: (choice: ReadChoice) => source && void open(source.input, choice),
    setHeader(hasHeader: boolean) {
      if (source?.read) show(source.input, source.read, hasHeader);
    },
    change(part: SourceChange) {
      // A run reports its links also after other rows were opened, or the session has ended.
      const { source: current } = opened.read();
      if (current && source && isOpen(source)) opened.set({ source: { ...current, ...part } });
    },
    changeCell(row: number, column: number, text: string) {
      if (source) opened.set({ source: { ...source, table: withCell(source.table, row, column, text) } });
    },
    close() {
      latest.current = undefined;
      forget();
    },
  };
}
