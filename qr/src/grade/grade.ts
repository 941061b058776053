import { measureParameters, type Parameter } from './parameters.ts';
import { pause } from './pause.ts';
import { type ReaderName, readerNames, reads } from './readers.ts';
import { readAtSizes, type SizeReading } from './reading.ts';
import type { Rendering } from './samples.ts';
import { lowerGrade } from './scale.ts';
import { type StressName, stresses } from './stress.ts';
import { gradeReading, makeVerdict, type Verdict, withReading } from './verdict.ts';

/**
 * Side of a module in pixels in the pictures that are graded: enough for the outlines of small shapes, and little enough
 * for large codes.
 *
 * @param size modules per side of the symbol
 */
export function gradedModule(size: number): number {
  return Math.min(8, Math.max(4, Math.round(520 / size)));
}

/** The verdict with the readings of all readers. */
export interface FullVerdict extends Verdict {
  readonly readings: readonly SizeReading[];
  /** The code under difficult conditions. */
  readonly stress: readonly StressResult[];
}

/** Which readers read a code under a condition. */
export interface StressResult {
  readonly name: StressName;
  readonly readBy: readonly ReaderName[];
}

interface Options {
  /** Stops the work soon after it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Grades a drawn code without difficult conditions. One reader reads it, in a small picture.
 *
 * @param payload the text as which the code must be read
 * @throws the signal's reason if it is aborted
 */
export async function firstVerdict(
  rendering: Rendering,
  payload: string,
  { signal }: Options = {},
): Promise<Verdict> {
  signal?.throwIfAborted();
  const parameters = measureParameters(rendering);
  await pause(signal);
  const isReadable = await reads('ZXing', rendering.pixels, payload);
  signal?.throwIfAborted();
  return makeVerdict(isReadable, withReading(parameters, gradeReading([], isReadable)));
}

/**
 * Grades a drawn code, including how three readers read its file and how they read it under difficult conditions.
 *
 * @param first result of {@link firstVerdict} for the same rendering
 * @throws the signal's reason if it is aborted
 */
export async function fullVerdict(
  rendering: Rendering,
  payload: string,
  first: Verdict,
  { signal }: Options = {},
): Promise<FullVerdict> {
  const stress: StressResult[] = [];
  for (const name of stressNames) {
    await pause(signal);
    const pixels = stresses[name].apply(rendering.pixels, rendering.grid.module);
    const readBy: ReaderName[] = [];
    for (const reader of readerNames) {
      await pause(signal);
      if (await reads(reader, pixels, payload)) readBy.push(reader);
    }
    stress.push({ name, readBy });
  }
  const file = (await rendering.drawFile?.()) ?? { pixels: rendering.pixels, module: rendering.grid.module };
  const readings = await readAtSizes(file.pixels, file.module, payload, { signal });
  const isReadable = readings[0]?.readBy.includes('ZXing') ?? false;
  const parameters = withReading(
    [...first.parameters, gradeStress(stress)],
    gradeReading(readings, isReadable),
  );
  return { ...makeVerdict(isReadable, parameters), readings, stress };
}

const stressNames = Object.keys(stresses) as StressName[];

/**
 * Grades how a code is read under difficult conditions. If any of the three readers fails under any condition, the
 * design doesn't get grade A or B, as measured with `pnpm bench corpus`. Each condition under which two or all readers
 * fail lowers the grade from C by another step.
 */
function gradeStress(results: readonly StressResult[]): Parameter {
  const all = results.length * readerNames.length;
  const read = results.reduce((sum, { readBy }) => sum + readBy.length, 0);
  const failed = results.filter(({ readBy }) => readBy.length < 2).length;
  return { name: 'stress', grade: read === all ? 'A' : lowerGrade('C', failed), value: read / all };
}
