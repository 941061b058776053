import type { ComponentType } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import type { Code } from '#shared/code/code.ts';
import { pictureSize } from '#shared/code/remembered-look.ts';
import { type RunValues, runType } from '#shared/code/saved-run.ts';
import { packRun } from './saved-run.ts';
import type { OpenSource } from './use-source.ts';

/** Keeps a run in the history of the account, from which it can be made again. */
export interface KeepRun {
  /**
   * Saves a run, in place of the run with this id.
   *
   * @param name undefined for a run whose rows have none
   */
  keep(id: string, name: string | undefined, run: Code): void;
  /** Says whether a run is saved. */
  readonly Kept: ComponentType<{ readonly id: string }>;
}

/**
 * The run as a code of the history.
 *
 * @param count how many codes it makes
 * @returns undefined if its rows are too long for the history
 */
export async function toCode(
  source: OpenSource,
  design: Code['look']['design'],
  count: number,
): Promise<Code | undefined> {
  const { columns, output, linked } = source;
  const run = await packRun({ ...source, linked: [...linked] });
  if (run === undefined) return undefined;
  const values: RunValues = { run, count: `${count}`, of: columns.type };
  const size = pictureSize(output.size) ?? codeDefaults.size.default;
  return { type: runType, values, look: { design, size } };
}
