import type { CheckedRow, RowProblem } from '@canary/bulk/check-rows';
import type { Table } from '@canary/bulk/table';
import { useState } from 'react';
import { useNumbers } from '#shared/format/numbers.ts';
import { Button } from '#shared/ui/button.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import { TextField } from '#shared/ui/field.tsx';
import { Note } from '#shared/ui/note.tsx';
import styles from './bulk.module.css';

type Shown = CheckedRow['status'];

/** How many rows are listed at first, and how many more each time. */
const pageSize = 50;

interface RowListProps {
  readonly table: Table;
  readonly rows: readonly CheckedRow[];
  onCell(row: number, column: number, text: string): void;
}

/** The rows with what is wrong in them, which is corrected in place. */
export function RowList({ table, rows, onCell }: RowListProps) {
  const { number, plural } = useNumbers();
  const counts = { ready: 0, warned: 0, wrong: 0 };
  for (const { status } of rows) counts[status] += 1;
  const [chosen, setChosen] = useState<Shown>();
  const [length, setLength] = useState(pageSize);
  const shown = chosen ?? (counts.wrong > 0 ? 'wrong' : counts.warned > 0 ? 'warned' : 'ready');
  // A row that is being corrected stays in the list.
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set());
  const listed = rows.filter(({ status, row }) => status === shown || pinned.has(row.number));
  return (
    <section className={styles.section} aria-labelledby="bulk-rows">
      <h2 id="bulk-rows">Check</h2>
      <p role="status">
        {plural(counts.ready + counts.warned, 'code')} can be made.
        {counts.wrong > 0 &&
          ` ${plural(counts.wrong, 'row')} can’t, and ${counts.wrong === 1 ? 'is' : 'are'} left out unless corrected.`}
      </p>
      <Choice<Shown>
        legend="Rows to show"
        options={[
          { value: 'wrong', name: 'Wrong', badge: number(counts.wrong) },
          { value: 'warned', name: 'With a warning', badge: number(counts.warned) },
          { value: 'ready', name: 'Ready', badge: number(counts.ready) },
        ]}
        value={shown}
        onChoose={(next) => {
          setChosen(next);
          setLength(pageSize);
          setPinned(new Set());
        }}
      />
      {listed.length === 0 ? (
        <p className="fine">There are no such rows.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls needs the keyboard
        <ol className={styles.rows} aria-labelledby="bulk-rows" tabIndex={0}>
          {listed.slice(0, length).map((checked) => (
            <Row
              key={checked.row.number}
              table={table}
              checked={checked}
              onCell={(column, text) => {
                setPinned((before) => new Set(before).add(checked.row.number));
                onCell(checked.row.number, column, text);
              }}
            />
          ))}
        </ol>
      )}
      {listed.length > length && (
        <Button look="secondary" onClick={() => setLength(length + pageSize)}>
          Show {Math.min(pageSize, listed.length - length)} more of {number(listed.length)}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  readonly table: Table;
  readonly checked: CheckedRow;
  onCell(column: number, text: string): void;
}

function Row({ table, checked, onCell }: RowProps) {
  const { row, problems, status } = checked;
  return (
    <li className={styles.row}>
      <p>
        <strong>Row {row.number}</strong>{' '}
        <span className={styles.payload}>{row.cells.filter(Boolean).join(', ')}</span>
      </p>
      {problems.map((problem) => (
        <Problem
          key={`${problem.field} ${problem.text}`}
          problem={problem}
          isError={status === 'wrong'}
          name={problem.column === undefined ? undefined : table.header[problem.column]}
          cell={problem.column === undefined ? undefined : (row.cells[problem.column] ?? '')}
          onChange={onCell}
        />
      ))}
    </li>
  );
}

interface ProblemProps {
  readonly problem: RowProblem;
  readonly isError: boolean;
  /** The name of the column to correct; undefined if the problem isn't in a column. */
  readonly name: string | undefined;
  readonly cell: string | undefined;
  onChange(column: number, text: string): void;
}

/** What is wrong in a cell, with a field for it. The change is made when the user leaves the field. */
function Problem({ problem, isError, name, cell = '', onChange }: ProblemProps) {
  const { column, text } = problem;
  const [typed, setTyped] = useState(cell);
  if (column === undefined || name === undefined)
    return <Note tone={isError ? 'error' : 'warning'}>{text}</Note>;
  const apply = () => {
    if (typed !== cell) onChange(column, typed);
  };
  return (
    <TextField
      label={name}
      required
      value={typed}
      {...(isError ? { error: text } : { warning: text })}
      onChange={setTyped}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  );
}
