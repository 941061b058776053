import { PRINT_SAFE } from '../../qr/src/colour.ts';
import { plainDesign } from '../../qr/src/design/plain-design.ts';
import { drawDesign } from '../../qr/src/draw-design.ts';
import { encodePayload, type Matrix } from '../../qr/src/matrix.ts';
import { drawingToSvg } from '../../qr/src/svg.ts';
import { type Group, medianTimes, type Rounds, type Task } from '../rounds.ts';
import { printTable } from '../table.ts';
import { contenders } from './contenders.ts';
import { samples } from './samples.ts';

const ROUNDS: Rounds = { warmUp: 5, measured: 15 };
const INPUTS_A_ROUND = 12;
const ABOUT = ['type', 'bytes', 'version'];

const toMatrix = (payload: string) => encodePayload(payload, 'H');
const design = plainDesign(PRINT_SAFE);
const toSvg = (matrix: Matrix) => drawingToSvg(drawDesign(matrix, design));

// Each serial number is used once per run, so that no library can cache a payload.
const payloads: Group<string>[] = Object.values(samples).map(
  (payloadOf) => (round) =>
    Array.from({ length: INPUTS_A_ROUND }, (_, index) => payloadOf(round * INPUTS_A_ROUND + index)),
);
const matrices: Group<Matrix>[] = payloads.map((inputs) => (round) => inputs(round).map(toMatrix));

/** Compares encoding and drawing for each content type, then measures the parts of our engine. */
export function measureEngine(): void {
  const svgs = contenders.map(({ svg }) => svg);
  const beside = medianTimes(svgs, payloads, ROUNDS).map(([ours = Number.NaN, ...peers]) => [
    micro(ours),
    ...peers.map((time) => `${micro(time)} ${(time / ours).toFixed(1)}×`),
  ]);
  printTable(
    'Encode and draw to SVG at level H: µs a code, and how many times ours',
    [...ABOUT, ...contenders.map(({ name }) => name)],
    described(beside),
  );

  const parts = [alone(toMatrix, payloads), alone(toSvg, matrices)];
  printTable(
    'Ours, part by part: µs a code',
    [...ABOUT, 'encode', 'draw SVG'],
    described(payloads.map((_, row) => parts.map((times) => micro(times[row] ?? Number.NaN)))),
  );
}

function alone<Input>(task: Task<Input>, groups: readonly Group<Input>[]): number[] {
  return medianTimes([task], groups, ROUNDS).flat();
}

/** Adds the columns that describe the sample. */
function described(rows: readonly string[][]): string[][] {
  return Object.entries(samples).map(([type, payloadOf], row) => {
    const payload = payloadOf(0);
    const bytes = new TextEncoder().encode(payload).length;
    const version = (toMatrix(payload).size - 17) / 4;
    return [type, String(bytes), String(version), ...(rows[row] ?? [])];
  });
}

function micro(time: number): string {
  return time.toFixed(time < 100 ? 1 : 0);
}
