import { type CheckedRow, checkRows } from '@canary/bulk/check-rows';
import type { Columns } from '@canary/bulk/columns';
import { type CodePlan, type Output, planCodes } from '@canary/bulk/plan-codes';
import type { Table } from '@canary/bulk/table';
import type { Design } from '@canary/qr/design/design';
import {
  exampleLink,
  type LinkRights,
  type NewLink,
  newLinkOf,
  payloadBefore,
  runTypes,
} from './dynamic-link.ts';
import type { RunCode } from './run.ts';

/** A row of a run as its code would be. */
export interface RunRow extends CheckedRow {
  /** The link to make for a dynamic code. */
  readonly link?: NewLink;
}

/** The codes of a run, and the rows that make none. */
export interface RunPlan extends CodePlan {
  readonly codes: readonly RunCode[];
}

/**
 * Checks the rows of a run, and names the links of its dynamic codes.
 *
 * @param rights of the account to short links, for dynamic codes
 */
export function checkRun(
  table: Table,
  columns: Columns,
  design: Pick<Design, 'level'>,
  rights: LinkRights = { example: exampleLink(), canName: true },
): readonly RunRow[] {
  const rows = checkRows(table, columns, design, runTypes);
  if (columns.type !== 'dynamic') return rows;
  return rows.map((row) => {
    if (row.payload === undefined) return row;
    const link = newLinkOf(row.values, rights);
    return { ...row, payload: payloadBefore(link, rights), link };
  });
}

/** Plans the run of checked rows in one design. */
export function planRun(rows: readonly RunRow[], table: Table, design: Design, output: Output): RunPlan {
  const links = new Map(rows.map(({ row, link }) => [row.number, link]));
  const plan = planCodes(rows, table, design, output);
  return { ...plan, codes: plan.codes.map((code) => ({ ...code, link: links.get(code.row) })) };
}
