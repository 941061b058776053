import type { Parameter } from './parameters.ts';
import { readerNames } from './readers.ts';
import type { SizeReading } from './reading.ts';
import { type Grade, isWorse, lowerGrade } from './scale.ts';

/** How well a drawn code can be scanned. It is a scan check, not a certification: no camera was calibrated. */
export interface Verdict {
  /** The worst grade of the parameters. */
  readonly grade: Grade;
  /** Whether the reader that checks files reads the picture as the payload. */
  readonly isReadable: boolean;
  /** In the order in which they are shown. */
  readonly parameters: readonly Parameter[];
  /** The first parameter with the worst grade. */
  readonly weakest: Parameter;
  /** Which readers read the file, at its size and at other sizes; undefined while only one reader has read the code. */
  readonly readings?: readonly SizeReading[];
}

/** The verdict with these parameters. */
export function makeVerdict(isReadable: boolean, parameters: readonly Parameter[]): Verdict {
  const weakest = parameters.reduce((one, other) => (isWorse(other.grade, one.grade) ? other : one));
  return { grade: weakest.grade, isReadable, parameters, weakest };
}

/** Returns the verdict about a code in a file that was read back. */
export function verdictOfFile<Kind extends Verdict>(before: Kind, readings: readonly SizeReading[]): Kind {
  return {
    ...before,
    ...makeVerdict(true, withReading(before.parameters, gradeReading(readings, true))),
    readings,
  };
}

/**
 * Grades how a file is read. For an A, all readers must read it at every size. If a reader fails at any size, the
 * grade is at most C. Each size at which two or all readers fail lowers the grade by another step.
 *
 * @param readings empty as long as only the reader that checks files has read the file
 * @param isReadable whether the reader that checks files reads the file at its size; otherwise the grade is F
 */
export function gradeReading(readings: readonly SizeReading[], isReadable: boolean): Parameter {
  const all = readings.length * readerNames.length;
  const read = readings.reduce((sum, { readBy }) => sum + readBy.length, 0);
  const failed = readings.filter(({ readBy }) => readBy.length < 2).length;
  const grade = !isReadable ? 'F' : read === all ? 'A' : lowerGrade('C', failed);
  return { name: 'reading', grade, value: all === 0 ? Number(isReadable) : read / all };
}

/** Puts the parameter about readers after polarity, which comes first: ZBar fails because a code is light on dark. */
export function withReading(parameters: readonly Parameter[], reading: Parameter): Parameter[] {
  const others = parameters.filter(({ name }) => name !== 'reading');
  return [...others.slice(0, 1), reading, ...others.slice(1)];
}
