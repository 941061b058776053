import { weakestLevel } from '@canary/qr/capacity';
import { obeyRules } from '@canary/qr/code-rules';
import { isMadeForLogo } from '@canary/qr/compose';
import { withCaption } from '@canary/qr/design/caption';
import type { Design } from '@canary/qr/design/design';
import { designLimits } from '@canary/qr/design/options';
import { fileNameFrom, uniqueFileNames } from '@canary/qr/files/file-name';
import { smallestVersion } from '@canary/qr/version';
import type { CheckedRow } from './check-rows.ts';
import { fillTemplate, type Template } from './fill-template.ts';
import type { LeftOutRow } from './manifest.ts';
import type { Table } from './table.ts';

/** A code of a row, as rendering draws it. */
export interface PlannedCode {
  /** The number of the row in the table. */
  readonly row: number;
  readonly payload: string;
  /** The payload of the code in which the logo's place is searched; undefined without such a logo. */
  readonly logoAs?: string | undefined;
  readonly design: Design;
  readonly fileName: string;
  /** The text beside the code on a label; empty for none. */
  readonly caption: string;
}

/** The format and texts of the files of a run, or of its labels. */
export interface Output {
  readonly format: 'png' | 'svg' | 'labels';
  /** The name of a file, without its extension. */
  readonly name: Template;
  /** The text below each code, or beside it on a label; empty for none. */
  readonly caption: Template;
}

/** The codes of a table, and the rows that make none. */
export interface CodePlan {
  readonly codes: readonly PlannedCode[];
  readonly wrong: readonly LeftOutRow[];
  /** How many captions are shortened to what a frame holds. */
  readonly shortened: number;
}

/** Plans the codes of checked rows in one design. */
export function planCodes(
  rows: readonly CheckedRow[],
  table: Table,
  design: Design,
  output: Output,
): CodePlan {
  const nameFile = uniqueFileNames();
  const codes: PlannedCode[] = [];
  const wrong: LeftOutRow[] = [];
  const models = logoModels(rows, design);
  let shortened = 0;
  for (const { row, payload, problems } of rows) {
    const { number } = row;
    if (payload === undefined) {
      wrong.push({ row: number, payload: '', reason: problems.map(({ text }) => text).join(' ') });
      continue;
    }
    const position = codes.length + 1;
    const filled = fillTemplate(output.caption, table, row, position).trim();
    const code = { row: number, payload, logoAs: models.get(payload), caption: filled };
    if (output.format === 'labels') {
      codes.push({ ...code, design, fileName: '' });
      continue;
    }
    const caption = shorten(filled);
    if (caption !== filled) shortened += 1;
    const name = fileNameFrom(fillTemplate(output.name, table, row, position));
    codes.push({
      ...code,
      design: caption === '' ? design : withCaption(design, caption),
      fileName: nameFile(name, output.format),
    });
  }
  return { codes, wrong, shortened };
}

/**
 * Returns the longest payload that needs the same version, by payload. The logo's place is searched for the longest one:
 * the shorter ones have as much room for it. Empty for designs whose codes aren't made for a logo.
 */
function logoModels(rows: readonly CheckedRow[], design: Design): ReadonlyMap<string, string> {
  const models = new Map<string, string>();
  const longest = new Map<number, string>();
  const versions = rows.flatMap(({ payload }) => {
    if (!payload || !isMadeForLogo(payload, design)) return [];
    const obeying = obeyRules(payload, design);
    const version = smallestVersion(payload, weakestLevel(obeying), obeying.minVersion);
    return version ? [{ payload, version }] : [];
  });
  for (const { payload, version } of versions) {
    if (payload.length > (longest.get(version)?.length ?? 0)) longest.set(version, payload);
  }
  for (const { payload, version } of versions) models.set(payload, longest.get(version) ?? payload);
  return models;
}

function shorten(text: string): string {
  const characters = [...text];
  const { frameText } = designLimits;
  return characters.length > frameText ? `${characters.slice(0, frameText - 1).join('')}…` : text;
}
