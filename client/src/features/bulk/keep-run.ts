import type { Design } from '@canary/qr/design/design';
import { type ComponentType, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import type { Code } from '#shared/code/code.ts';
import { pictureSize } from '#shared/code/remembered-look.ts';
import { type RunValues, runType } from '#shared/code/saved-run.ts';
import { linkKey } from './make-links.ts';
import type { RunCode } from './run.ts';
import { packRun } from './saved-run.ts';
import { isOpen, nameOf, type OpenSource } from './use-source.ts';

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
 * Keeps the open rows with what is made of them, if the user has chosen so.
 *
 * @param look the design of the codes, before it is suited to their type and to paper
 */
export function useKeepRun(keeping: KeepRun, look: Design, isUser: boolean) {
  const [kept, setKept] = useState<'kept' | 'too-long'>();
  const keep = async (source: OpenSource, codes: readonly RunCode[]) => {
    if (!isUser || !source.isKept) return setKept(undefined);
    const run = await toCode(source, codes, look);
    // A run reports its links also after the session has ended, when another user may be logged in.
    if (!isOpen(source)) return;
    if (run) keeping.keep(source.id, nameOf(source), run);
    setKept(run ? 'kept' : 'too-long');
  };
  return {
    /** Undefined until a run was made. */
    kept,
    keep: (source: OpenSource, codes: readonly RunCode[]) => void keep(source, codes),
  };
}

/** The run as a code of the history; undefined if the history can't hold its rows. */
async function toCode(
  source: OpenSource,
  codes: readonly RunCode[],
  design: Design,
): Promise<Code | undefined> {
  const { table, columns, output, id } = source;
  const keys = codes.flatMap(({ row, link }) => (link ? [linkKey(id, { row, link })] : []));
  const linked = keys.filter((key) => source.linked.has(key));
  const run = await packRun({ table, columns, output, linked });
  if (run === undefined) return undefined;
  const values: RunValues = { run, count: `${codes.length}`, of: columns.type };
  const size = pictureSize(output.size) ?? codeDefaults.size.default;
  return { type: runType, values, look: { design, size } };
}
