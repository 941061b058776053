import { PRINT_SAFE } from '../../../qr/src/colour.ts';
import { drawPixels } from '../../../qr/src/draw-pixels.ts';
import { drawSvg } from '../../../qr/src/draw-svg.ts';
import { encode, type Matrix } from '../../../qr/src/matrix.ts';
import { type Group, medianTimes, type Rounds, type Task } from '../rounds.ts';
import { printTable } from '../table.ts';
import { contenders } from './contenders.ts';
import { samples } from './samples.ts';

const ROUNDS: Rounds = { warmUp: 5, measured: 15 };
const INPUTS_A_ROUND = 12;
const PICTURE = 1024;

// A serial number comes once in a run, so that no library meets a payload again.
const payloads: Group<string>[] = Object.entries(samples).map(([name, payloadOf]) => ({
  name,
  inputs: (round) =>
    Array.from({ length: INPUTS_A_ROUND }, (_, index) => payloadOf(round * INPUTS_A_ROUND + index)),
}));
const matrices: Group<Matrix>[] = payloads.map(({ name, inputs }) => ({
  name,
  inputs: (round) => inputs(round).map((payload) => encode(payload, 'H')),
}));

const toSvg: Task<string>[] = contenders.map(({ name, svg }) => ({ name, run: svg }));
const toMatrix: Task<string>[] = [{ name: 'encode', run: (payload) => encode(payload, 'H') }];
const draw: Task<Matrix>[] = [
  { name: 'draw SVG', run: (matrix) => drawSvg(matrix, PRINT_SAFE) },
  { name: `draw ${PICTURE} px`, run: (matrix) => drawPixels(matrix, PRINT_SAFE, PICTURE) },
];

/** Prints encode + draw of every contender for each content type, then what ours spends on which part. */
export function measureEngine(): void {
  const beside = medianTimes(toSvg, payloads, ROUNDS).map(([ours = Number.NaN, ...peers]) => [
    micro(ours),
    ...peers.map((time) => `${micro(time)} ${(time / ours).toFixed(1)}×`),
  ]);
  printTable(
    'Encode and draw to SVG at level H: µs a code, and how many times ours',
    ['type', 'bytes', 'version', ...contenders.map(({ name }) => name)],
    described(beside),
  );

  const encoding = medianTimes(toMatrix, payloads, ROUNDS);
  const drawing = medianTimes(draw, matrices, ROUNDS);
  printTable(
    'Ours, part by part: µs a code',
    ['type', 'bytes', 'version', ...[...toMatrix, ...draw].map(({ name }) => name)],
    described(encoding.map((times, row) => [...times, ...(drawing[row] ?? [])].map(micro))),
  );
}

/** Puts before each row what it is about. */
function described(rows: readonly string[][]): string[][] {
  return Object.entries(samples).map(([type, payloadOf], row) => {
    const payload = payloadOf(0);
    const bytes = new TextEncoder().encode(payload).length;
    const version = (encode(payload, 'H').size - 17) / 4;
    return [type, String(bytes), String(version), ...(rows[row] ?? [])];
  });
}

function micro(time: number): string {
  return time.toFixed(time < 100 ? 1 : 0);
}
