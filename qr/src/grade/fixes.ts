import type { Design } from '../design/design.ts';
import { type Change, changes } from './changes.ts';
import { type FullVerdict, firstVerdict, fullVerdict } from './grade.ts';
import type { ParameterName } from './parameters.ts';
import type { Rendering } from './samples.ts';
import { type Grade, grades, isWorse } from './scale.ts';
import type { Verdict } from './verdict.ts';

/** A change that was tried and improves the grade. */
export interface Fix {
  /** What the change does, as an instruction: "Use a darker yellow". */
  readonly label: string;
  /** The grade before. */
  readonly from: Grade;
  /** The grade with this change alone. */
  readonly to: Grade;
  readonly design: Design;
}

interface FixOptions {
  /** Draws a design with the same payload. It may throw if the payload doesn't fit: the change is then left out. */
  render(design: Design): Promise<Rendering> | Rendering;
  readonly signal?: AbortSignal | undefined;
  /** Number of fixes after which the search ends. 2 by default. */
  readonly limit?: number;
}

/**
 * Looks for changes that improve a grade. Each change is drawn and graded as thoroughly as the verdict: under difficult
 * conditions if the verdict includes them.
 *
 * @returns the best fix first; empty if nothing helps or the grade is A
 * @throws the signal's reason if it is aborted
 */
export async function findFixes(
  design: Design,
  verdict: Verdict | FullVerdict,
  payload: string,
  { render, signal, limit = 2 }: FixOptions,
): Promise<Fix[]> {
  const fixes: Fix[] = [];
  if (verdict.grade === 'A') return fixes;
  for (const { label, changed } of candidates(design, verdict)) {
    const rendering = await attempt(() => render(changed));
    signal?.throwIfAborted();
    if (!rendering) continue;
    const first = await firstVerdict(rendering, payload, { signal });
    if (!isWorse(verdict.grade, first.grade)) continue;
    const its = 'stress' in verdict ? await fullVerdict(rendering, payload, first, { signal }) : first;
    if (!isWorse(verdict.grade, its.grade)) continue;
    fixes.push({ label, from: verdict.grade, to: its.grade, design: changed });
    if (fixes.length >= limit || its.grade === 'A') break;
  }
  return fixes.sort((one, other) => grades.indexOf(one.to) - grades.indexOf(other.to));
}

async function attempt<Result>(action: () => Promise<Result> | Result): Promise<Result | undefined> {
  try {
    return await action();
  } catch {
    return undefined;
  }
}

/** Changes for the worst parameters: first each change alone, then one change for each parameter, all together. */
function candidates(design: Design, { grade, parameters }: Verdict): { label: string; changed: Design }[] {
  const worst = parameters.filter((parameter) => parameter.grade === grade).map(({ name }) => name);
  const single = changes
    .filter(({ improves }) => worst.some((name) => isAboutReading(name) || improves.includes(name)))
    .flatMap((change) => applied([change], design));
  const together = [...new Set(worst.flatMap((name) => firstFor(name, design)))];
  return together.length > 1 ? [...single, ...applied(together, design)] : single;
}

function isAboutReading(name: ParameterName): boolean {
  return name === 'reading' || name === 'stress';
}

function firstFor(name: ParameterName, design: Design): Change[] {
  const found = changes.find(({ improves, apply }) => improves[0] === name && apply(design));
  return found ? [found] : [];
}

/** Applies changes one after another. Returns nothing if one of them doesn't apply. */
function applied(some: readonly Change[], design: Design): { label: string; changed: Design }[] {
  let changed: Design = design;
  const labels: string[] = [];
  for (const { label, apply } of some) {
    const next = apply(changed);
    if (!next) return [];
    labels.push(label(changed));
    changed = next;
  }
  const sentence = labels.map((label, index) => (index ? label[0]?.toLowerCase() + label.slice(1) : label));
  return [{ label: sentence.join(' and '), changed }];
}
