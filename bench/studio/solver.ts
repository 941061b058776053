import {
  defaultLogoOptions,
  type LogoCode,
  type LogoOptions,
  LogoPlaceError,
  MIN_UNUSED_CORRECTION,
  solveLogo,
} from '../../qr/src/logo/solver.ts';
import { correctionsPerBlock } from '../../qr/src/testing/corrections.ts';
import { badge, withLogo } from '../../qr/src/testing/with-logo.ts';
import { quantile } from '../rounds.ts';
import { printTable } from '../table.ts';
import { randomUrls } from './random-urls.ts';

const LENGTHS = [20, 30, 45, 60, 90];
const AREAS = [0.1, 0.15, 0.2, 0.25];
const URLS_PER_LENGTH = 400;
const SEED = 16;

/** Unused error correction for grade A: ISO/IEC 15415:2011 table 8. */
const GRADE_A = 0.62;

/** Measures the cost of logos: on the codes of 2,000 random addresses, each with a round logo of four sizes. */
export function measureSolver(): void {
  const addresses = LENGTHS.map((length) => randomUrls(length, URLS_PER_LENGTH, SEED + length));
  // Warms up the JIT compiler before the measurement.
  for (const url of addresses.flatMap((urls) => urls.slice(0, 4))) solveLogo(url, badge(0.2));
  for (const { title, ...options } of [
    {
      title: 'Round logos in the middle, codes at most 3 versions larger than needed',
      maxExtraVersionsToFit: 3,
    },
    { title: 'The same if the logo may move', maxExtraVersionsToFit: 3, mayMove: true },
    {
      title: 'In the middle, with up to 6 versions where more than half of the correction would be used',
      maxExtraVersionsToFit: 6,
    },
  ]) {
    const rows = AREAS.flatMap((area) => addresses.map((urls) => measureCell(urls, area, options)));
    printTable(
      `${title}: ${LENGTHS.length * URLS_PER_LENGTH} addresses, unused error correction of the worst block`,
      [
        'logo, characters',
        '0 corrected',
        'grade A',
        'at least half',
        'median',
        '5%',
        'larger by',
        'moved by',
        'ms',
        'ms, 95%',
      ],
      rows,
    );
  }
}

function measureCell(urls: readonly string[], area: number, changed: Partial<LogoOptions>): string[] {
  const options = { ...defaultLogoOptions, ...changed };
  const times: number[] = [];
  const codes = urls.flatMap((url) => {
    const start = performance.now();
    const code = trySolving(() => solveLogo(url, badge(area), options));
    times.push(performance.now() - start);
    return code ?? [];
  });
  const unused = codes.map((code) => unusedByDecoder(code, area));
  const share = (isGood: (unused: number) => boolean) =>
    `${((unused.filter(isGood).length / urls.length) * 100).toFixed(1)}%`;
  return [
    `${area * 100}%, ${urls[0]?.length}`,
    share((value) => value === 1),
    share((value) => value >= GRADE_A),
    share((value) => value >= MIN_UNUSED_CORRECTION),
    quantile(unused, 0.5).toFixed(2),
    quantile(unused, 0.05).toFixed(2),
    quantile(
      codes.map(({ extraVersions }) => extraVersions),
      0.5,
    ).toFixed(0),
    quantile(
      codes.map(({ middle, matrix: { size } }) => Math.hypot(middle.x - size / 2, middle.y - size / 2)),
      0.5,
    ).toFixed(1),
    quantile(times, 0.5).toFixed(0),
    quantile(times, 0.95).toFixed(0),
  ];
}

function trySolving(solve: () => LogoCode): LogoCode | undefined {
  try {
    return solve();
  } catch (error) {
    if (error instanceof LogoPlaceError) return undefined;
    throw error;
  }
}

/** Returns the unused error correction of the worst block, counted by a decoder that knows only the shown modules. */
function unusedByDecoder(code: LogoCode, area: number): number {
  const corrections = correctionsPerBlock(withLogo(code, badge(area)), code.level, code.mask);
  const unused = corrections.map((count, block) => 1 - count / (code.damage[block]?.correctable ?? 0));
  const counted = Math.max(0, Math.min(...unused));
  // A decoder's count is meaningless if the error correction can't restore the code.
  if (code.unusedCorrection > 0 && Math.abs(counted - code.unusedCorrection) > 1e-9) {
    throw new Error(`The decoder counts ${counted} instead of ${code.unusedCorrection}.`);
  }
  return code.unusedCorrection;
}
