import type { Verdict } from '@canary/qr/grade/grade';
import type { ParameterName } from '@canary/qr/grade/parameters';
import type { Grade } from '@canary/qr/grade/scale';
import type { ScanReport } from './grade-messages.ts';

const gradeWords: Readonly<Record<Grade, string>> = {
  A: 'Checked: it scans',
  B: 'Checked: it scans',
  C: 'Scans in good light',
  D: 'Hard to scan',
  F: 'May not scan',
};

/** What a grade means for the user. */
export function verdictWords({ grade, isReadable }: Verdict): string {
  return isReadable ? gradeWords[grade] : 'Doesn’t scan';
}

/** Why a parameter lowers the grade. */
const weaknesses: Readonly<Record<ParameterName, string>> = {
  reading: 'Our reader can’t read it.',
  contrast: 'Code and background are too similar.',
  polarity: 'Light on dark: some scanners can’t read it.',
  modulation: 'Some modules are too faint or too small.',
  patterns: 'The corner patterns are hard to find.',
  'quiet-zone': 'It needs more empty space around it.',
  correction: 'Too little error correction is left.',
  stress: 'Some readers lose it in bad conditions.',
};

/** The same for grade B, where it hardly matters. */
const slightWeaknesses: Readonly<Partial<Record<ParameterName, string>>> = {
  contrast: 'Code and background could differ more.',
  modulation: 'Some modules could be clearer.',
  patterns: 'The corner patterns could be clearer.',
  'quiet-zone': 'More empty space around it would help.',
  correction: 'Some error correction is used up.',
};

/** The weakest parameter in plain words; undefined for grade A. */
export function weaknessOf({ grade, weakest: { name } }: Verdict): string | undefined {
  if (grade === 'A') return undefined;
  return (grade === 'B' && slightWeaknesses[name]) || weaknesses[name];
}

/** @example sizeWords({ size: 29, level: 'Q', … }) // '29 × 29 modules, level Q' */
export function sizeWords({ size, level }: ScanReport): string {
  return `${size} × ${size} modules, level ${level}`;
}
