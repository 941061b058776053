import type { Parameter } from './parameters.ts';
import { readerNames } from './readers.ts';
import type { SizeReading } from './reading.ts';
import { type Grade, isWorse, lower } from './scale.ts';

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
  /** Which readers read the file, at its size and at others; undefined as long as only one has read the code. */
  readonly readings?: readonly SizeReading[];
}

/** The verdict with these parameters. */
export function verdict(isReadable: boolean, parameters: readonly Parameter[]): Verdict {
  const weakest = parameters.reduce((one, other) => (isWorse(other.grade, one.grade) ? other : one));
  return { grade: weakest.grade, isReadable, parameters, weakest };
}

/** The verdict about a code as it is in a file that the reader that checks files has read. */
export function verdictOfFile<Its extends Verdict>(its: Its, readings: readonly SizeReading[]): Its {
  return { ...its, ...verdict(true, withReading(its.parameters, gradeReading(readings, true))), readings };
}

/**
 * Grades how a file is read. With A, all readers read it at every size. If one of them fails at any size, the grade is at
 * most C. Each size at which two or all fail lowers it by a further step.
 *
 * @param readings empty as long as only the reader that checks files has read it
 * @param isReadable whether that reader reads it at its size; otherwise the grade is F
 */
export function gradeReading(readings: readonly SizeReading[], isReadable: boolean): Parameter {
  const all = readings.length * readerNames.length;
  const read = readings.reduce((sum, { readBy }) => sum + readBy.length, 0);
  const failed = readings.filter(({ readBy }) => readBy.length < 2).length;
  const grade = !isReadable ? 'F' : read === all ? 'A' : lower('C', failed);
  return { name: 'reading', grade, value: all === 0 ? Number(isReadable) : read / all };
}

/** Replaces how a code is read. Light codes on dark backgrounds come first: that is why ZBar doesn't read them. */
export function withReading(parameters: readonly Parameter[], reading: Parameter): Parameter[] {
  const others = parameters.filter(({ name }) => name !== 'reading' && name !== 'polarity');
  return [...parameters.filter(({ name }) => name === 'polarity'), reading, ...others];
}
