import type { Design } from '@canary/qr/design/design';
import type { ParameterName } from '@canary/qr/grade/parameters';
import { readerNames } from '@canary/qr/grade/readers';
import type { SizeReading } from '@canary/qr/grade/reading';
import type { Grade } from '@canary/qr/grade/scale';
import type { Verdict } from '@canary/qr/grade/verdict';
import type { ScanReport } from '@canary/rendering/core/grade-code';

const gradeWords: Readonly<Record<Grade, string>> = {
  A: 'Scans well',
  B: 'Scans well',
  C: 'Scans in good light',
  D: 'Hard to scan',
  F: 'May not scan',
};

/** What a grade means for the user. */
export function verdictWords({ grade, isReadable }: Verdict): string {
  return isReadable ? gradeWords[grade] : 'Doesn’t scan';
}

/** Why a parameter lowers the grade, without technical words. */
const reasons: Readonly<Record<ParameterName, string>> = {
  reading: 'not every scanner reads it',
  contrast: 'the colours are too similar',
  polarity: 'it is light on a dark background',
  modulation: 'its squares are too faint or too small',
  patterns: 'its corners are hard to find',
  'quiet-zone': 'it needs more empty space around it',
  correction: 'too much of it is hidden',
  stress: 'it fails in bad light',
};

/**
 * A verdict in plain words, with the reason for a grade below B.
 *
 * @example plainVerdict(verdict, design) // 'Hard to scan: the logo hides too much'
 */
export function plainVerdict(verdict: Verdict, design: Design): string {
  const words = verdictWords(verdict);
  if (verdict.grade === 'A' || verdict.grade === 'B') return words;
  const name = weakestName(verdict);
  if (name === 'reading' && !verdict.isReadable) return words;
  return `${words}: ${name === 'correction' && design.logo ? 'the logo hides too much' : reasons[name]}`;
}

/** Why a parameter lowers the grade. */
const weaknesses: Readonly<Record<ParameterName, string>> = {
  reading: 'Our reader can’t read it.',
  contrast: 'Code and background are too similar.',
  polarity: 'ZBar doesn’t read light codes on dark backgrounds.',
  modulation: 'Some modules are too faint or too small.',
  patterns: 'The corner patterns are hard to find.',
  'quiet-zone': 'It needs more empty space around it.',
  correction: 'Too little error correction is left.',
  stress: 'Some readers lose it in bad conditions.',
};

/** Why a parameter lowers the grade to B, for parameters whose effect is then small. */
const slightWeaknesses: Readonly<Partial<Record<ParameterName, string>>> = {
  contrast: 'Code and background could differ more.',
  modulation: 'Some modules could be clearer.',
  patterns: 'The corner patterns could be clearer.',
  'quiet-zone': 'More empty space around it would help.',
  correction: 'Some error correction is used up.',
};

/** The weakest parameter in plain words, and the veil over a picture that helps; undefined for grade A. */
export function weaknessOf(verdict: Verdict, { background }: Design): string | undefined {
  const { grade, isReadable, readings } = verdict;
  if (grade === 'A') return undefined;
  const name = weakestName(verdict);
  const loss = name === 'reading' && isReadable ? lossOf(readings ?? []) : undefined;
  const weakness = loss ?? ((grade === 'B' && slightWeaknesses[name]) || weaknesses[name]);
  const needsVeil = background.kind === 'image' && background.veil.opacity < 1 && name !== 'polarity';
  return needsVeil ? `${weakness} A stronger veil over the image helps.` : weakness;
}

function weakestName({ isReadable, weakest, parameters }: Verdict): ParameterName {
  const isOfReaders = isReadable && (weakest.name === 'reading' || weakest.name === 'stress');
  const isLight = parameters.some(({ name, grade }) => name === 'polarity' && grade !== 'A');
  // ZBar reads no light codes on dark backgrounds, so polarity is the reason.
  return isOfReaders && isLight ? 'polarity' : weakest.name;
}

/** Names the readers that don't read a file; undefined if all readers read it at every size. */
function lossOf(readings: readonly SizeReading[]): string | undefined {
  const lost = (by: 'some' | 'every') =>
    readerNames.filter((reader) => readings[by](({ readBy }) => !readBy.includes(reader)));
  const [never, sometimes] = [lost('every'), lost('some')];
  const sentence = (readers: readonly string[], where: string) =>
    `${readers.join(' and ')} ${readers.length > 1 ? 'don’t' : 'doesn’t'} read it${where}.`;
  if (never.length > 0) return sentence(never, '');
  return sometimes.length > 0 ? sentence(sometimes, ' at every size') : undefined;
}

const advice: Readonly<Partial<Record<Grade, string>>> = {
  C: 'Try it with several phones before you use it.',
  D: 'Change the design before you use it.',
  F: 'Change the design before you use it.',
};

/**
 * The message about a delivered file: its verdict, and for a grade below B the reason and what to do.
 *
 * @param verdict undefined if the check failed or took too long
 */
export function deliveryWords(verdict: Verdict | undefined, design: Design): string {
  const isFinished = verdict && ('stress' in verdict || verdict.grade === 'F');
  if (!isFinished) return 'It was read back, but the scan check wasn’t finished: try it with your phone.';
  return [`${plainVerdict(verdict, design)}.`, advice[verdict.grade]].filter(Boolean).join(' ');
}

/**
 * The message about a file that was read back but not graded.
 *
 * @param readings undefined if the readers could not be loaded
 */
export function readingWords(readings: readonly SizeReading[] | undefined): string {
  const loss = readings && lossOf(readings);
  if (loss) return `Read back, but ${loss.replace(/\.$/, '')}. Open the code to see what helps.`;
  return readings
    ? `Read back by ${readerNames.slice(0, -1).join(', ')} and ${readerNames.at(-1)}.`
    : 'Read back.';
}

/** @example sizeWords({ size: 29, level: 'Q', … }) // '29 × 29 modules, level Q' */
export function sizeWords({ size, level }: ScanReport): string {
  return `${size} × ${size} modules, level ${level}`;
}
