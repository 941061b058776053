import type { Level } from '@canary/qr/capacity';
import type { Design } from '@canary/qr/design/design';
import { type Fix, findFixes } from '@canary/qr/grade/fixes';
import { type FullVerdict, firstVerdict, fullVerdict } from '@canary/qr/grade/grade';
import { type Grade, isWorse } from '@canary/qr/grade/scale';
import type { Verdict } from '@canary/qr/grade/verdict';
import type { Platform } from './platform.ts';
import { renderCode } from './render-code.ts';
import type { CodeToGrade } from './requests.ts';

/** A report about how well a code scans. */
export interface ScanReport {
  /** The first report's verdict has no difficult conditions. */
  readonly verdict: Verdict | FullVerdict;
  /** Modules per side. */
  readonly size: number;
  readonly level: Level;
  /** Changes that were tried and help, best first. Undefined until all changes were tried. */
  readonly fixes?: readonly Fix[];
}

/** Designs from which to choose the first design that scans well. */
export interface DesignChoice {
  readonly payload: string;
  readonly designs: readonly Design[];
  /** Width of the PNG in pixels. */
  readonly width: number;
}

/**
 * Grades a code: at first without difficult conditions, then with them, and then with the changes that help.
 *
 * @param signal stops the work soon after it is aborted
 * @throws the signal's reason if it is aborted
 * @throws {PayloadTooLongError}
 */
export async function* gradeCode(
  { payload, design, logoAs, width }: CodeToGrade,
  platform: Platform,
  signal: AbortSignal,
): AsyncGenerator<ScanReport> {
  const draw = (its: Design) => renderCode({ payload, design: its, logoAs, width }, platform);
  const rendering = await draw(design);
  const about = { size: rendering.matrix.size, level: rendering.level };
  const first = await firstVerdict(rendering, payload, { signal });
  // If the reader can't read this smaller picture, it may still read the file.
  if (first.isReadable) yield { ...about, verdict: first };
  const verdict = await fullVerdict(rendering, payload, first, { signal });
  yield { ...about, verdict };
  const fixes = await findFixes(design, verdict, payload, { render: draw, signal });
  yield { ...about, verdict, fixes };
}

/** The worst grade of a design that is proposed. */
const WORST_CHOICE: Grade = 'B';

/**
 * Returns the first of some designs that is graded A or B, also under difficult conditions.
 *
 * @param signal stops the work soon after it is aborted
 * @throws the signal's reason if it is aborted
 * @throws {PayloadTooLongError}
 */
export async function chooseDesign(
  { payload, designs, width }: DesignChoice,
  platform: Platform,
  signal: AbortSignal,
): Promise<Design | undefined> {
  for (const design of designs) {
    const rendering = await renderCode({ payload, design, width }, platform);
    const first = await firstVerdict(rendering, payload, { signal });
    if (isWorse(first.grade, WORST_CHOICE)) continue;
    const { grade } = await fullVerdict(rendering, payload, first, { signal });
    if (!isWorse(grade, WORST_CHOICE)) return design;
  }
  return undefined;
}
