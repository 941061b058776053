import { weakestLevel } from '@canary/qr/capacity';
import { isMadeForLogo } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { designLimits } from '@canary/qr/design/options';
import { smallestVersion } from '@canary/qr/version';
import { withCaption } from '#shared/code/caption.ts';
import { fileNameFrom, uniqueFileNames } from '#shared/format/file-name.ts';
import type { CheckedRow } from './check-rows.ts';
import type { LeftOutRow } from './manifest.ts';
import type { RunCode } from './run.ts';
import type { Table } from './table.ts';
import { fillTemplate, type Template } from './templates.ts';

/** The format and texts of the files of a run, or of its labels. */
export interface Output {
  readonly format: 'png' | 'svg' | 'labels';
  /** The name of a file, without its extension. */
  readonly name: Template;
  /** The text below each code, or beside it on a label; empty for none. */
  readonly caption: Template;
}

/** The codes of a run, and the rows that make none. */
export interface RunPlan {
  readonly codes: readonly RunCode[];
  readonly wrong: readonly LeftOutRow[];
  /** How many captions are shortened to what a frame holds. */
  readonly shortened: number;
}

/** Plans the run of checked rows in one design. */
export function planRun(rows: readonly CheckedRow[], table: Table, design: Design, output: Output): RunPlan {
  const nameFile = uniqueFileNames();
  const codes: RunCode[] = [];
  const wrong: LeftOutRow[] = [];
  const models = logoModels(rows, design);
  let shortened = 0;
  for (const { row, payload, problems, link } of rows) {
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
      link,
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
  if (!isMadeForLogo(design)) return models;
  const longest = new Map<number, string>();
  const versions = rows.flatMap(({ payload }) => {
    const version = payload && smallestVersion(payload, weakestLevel(design), design.minVersion);
    return payload && version ? [{ payload, version }] : [];
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
