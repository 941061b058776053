import type { Design } from '@canary/qr/design/design';
import { findFixes } from '@canary/qr/grade/fixes';
import { firstVerdict, fullVerdict } from '@canary/qr/grade/grade';
import { type Grade, isWorse } from '@canary/qr/grade/scale';
import type { DesignChoice, ScanReport } from './grade-messages.ts';
import type { GradedCode } from './picture.ts';
import type { RenderVector } from './read-file.ts';
import { renderCode } from './render-code.ts';

interface Options {
  readonly render: RenderVector;
  /** Stops the work soon after it is aborted. */
  readonly signal: AbortSignal;
}

/**
 * Grades a code: at first without difficult conditions, then with them, and then with the changes that help.
 *
 * @throws the signal's reason if it is aborted
 * @throws {PayloadTooLongError}
 */
export async function* gradeCode(
  { payload, design, width }: GradedCode,
  { render, signal }: Options,
): AsyncGenerator<ScanReport> {
  const draw = (its: Design) => renderCode({ payload, design: its, width }, render);
  const rendering = await draw(design);
  const about = { size: rendering.matrix.size, level: rendering.level };
  const first = await firstVerdict(rendering, payload, { signal });
  // A file may be read where this smaller picture isn’t.
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
 * @throws the signal's reason if it is aborted
 * @throws {PayloadTooLongError}
 */
export async function chooseDesign(
  { payload, designs, width }: DesignChoice,
  { render, signal }: Options,
): Promise<Design | undefined> {
  for (const design of designs) {
    const rendering = await renderCode({ payload, design, width }, render);
    const first = await firstVerdict(rendering, payload, { signal });
    if (isWorse(first.grade, WORST_CHOICE)) continue;
    const { grade } = await fullVerdict(rendering, payload, first, { signal });
    if (!isWorse(grade, WORST_CHOICE)) return design;
  }
  return undefined;
}
