/** Grades of ISO/IEC 15415 from best to worst. The standard writes them as 4 to 0. */
export const grades = ['A', 'B', 'C', 'D', 'F'] as const;

export type Grade = (typeof grades)[number];

/** The smallest values for A, B, C and D. */
export type Thresholds = readonly [a: number, b: number, c: number, d: number];

/** For unused error correction, as a share: ISO/IEC 15415 §7.8. */
export const UNUSED_CORRECTION: Thresholds = [0.62, 0.5, 0.37, 0.25];

/**
 * Grades a value of which more is better.
 *
 * @example gradeOf(0.6, [0.7, 0.55, 0.4, 0.2]) // 'B'
 */
export function gradeOf(value: number, thresholds: Thresholds): Grade {
  return grades[thresholds.findIndex((threshold) => value >= threshold)] ?? 'F';
}

/** Whether one grade is worse than another. */
export function isWorse(grade: Grade, other: Grade): boolean {
  return grades.indexOf(grade) > grades.indexOf(other);
}

/** Returns the worst of some grades, or A if there are none. */
export function worstGrade(...some: readonly Grade[]): Grade {
  return some.reduce((one, other) => (isWorse(other, one) ? other : one), 'A');
}

/** Returns the best of some grades, or F if there are none. */
export function bestGrade(...some: readonly Grade[]): Grade {
  return some.reduce((one, other) => (isWorse(other, one) ? one : other), 'F');
}

/** Lowers a grade by a number of steps, at most to F. */
export function lowerGrade(grade: Grade, steps: number): Grade {
  return grades[grades.indexOf(grade) + steps] ?? 'F';
}
