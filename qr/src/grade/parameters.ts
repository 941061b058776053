import { QUIET_ZONE } from '../quiet-zone.ts';
import { gradeCodewords } from './codeword-grades.ts';
import { gradeFunctionPatterns } from './function-patterns.ts';
import { quietZone } from './quiet-zone.ts';
import { luma, type Rendering, reflectance, sampleModules } from './samples.ts';
import { type Grade, gradeOf, type Thresholds, worstGrade } from './scale.ts';

/** Names of the parameters as users read them. */
export const parameterLabels = {
  reading: 'Reads back',
  contrast: 'Contrast',
  polarity: 'Dark on light',
  modulation: 'Evenness',
  patterns: 'Finder and timing patterns',
  'quiet-zone': 'Quiet zone',
  correction: 'Error correction left',
  stress: 'Difficult conditions',
} as const;

export type ParameterName = keyof typeof parameterLabels;

/** One aspect of a drawn code. */
export interface Parameter {
  readonly name: ParameterName;
  readonly grade: Grade;
  /** A share from 0 to 1, of which more is better. */
  readonly value: number;
}

/** Symbol contrast: ISO/IEC 15415 §7.8. */
const CONTRAST: Thresholds = [0.7, 0.55, 0.4, 0.2];

/** Contrast in luma, in which dark tones differ more; calibrated with the corpus. */
const LUMA_CONTRAST: Thresholds = [0.4, 0.3, 0.25, 0.15];

/** Rings of the quiet zone, as shares of 4. Readers need fewer rings than the standard requires. */
const QUIET_RINGS: Thresholds = [1, 0.75, 0.5, 0.25];

/**
 * Measures a drawn code. The parameters are modelled on ISO/IEC 15415 and 29158 for a perfect print: a picture has no
 * distortion, so axial and grid nonuniformity are left out. The code's grade is the worst grade of its parameters. Of
 * parameters with the same grade, the first parameter is named as the weakest.
 */
export function measureParameters(rendering: Rendering): Parameter[] {
  const samples = sampleModules(rendering, reflectance);
  const inLuma = sampleModules(rendering, luma);
  const contrast = Math.abs(samples.light - samples.dark);
  const lumaContrast = Math.abs(inLuma.light - inLuma.dark);
  const quiet = quietZone(samples) / QUIET_ZONE;
  const isDarkOnLight = samples.dark <= samples.light;
  const patterns = gradeFunctionPatterns(samples);
  const { modules } = rendering.matrix;
  const codewords = gradeCodewords(rendering, (x, y) =>
    samples.margin(samples.at(x, y), modules[y]?.[x] === true),
  );
  return [
    // Some scanners read only dark codes on light backgrounds.
    { name: 'polarity', grade: isDarkOnLight ? 'A' : 'C', value: Number(isDarkOnLight) },
    {
      name: 'contrast',
      grade: worstGrade(gradeOf(contrast, CONTRAST), gradeOf(lumaContrast, LUMA_CONTRAST)),
      value: contrast,
    },
    { name: 'quiet-zone', grade: gradeOf(quiet, QUIET_RINGS), value: quiet },
    { name: 'modulation', ...codewords.modulation },
    { name: 'correction', ...codewords.correction },
    { name: 'patterns', ...patterns },
  ];
}
