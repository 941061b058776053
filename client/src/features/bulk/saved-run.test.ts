import { compress } from '@canary/qr/compression';
import { maxRunLength, runPrefix } from '@canary/vault/run';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { lastLabels } from '#shared/paper/remembered-labels.ts';
import { packRun, type RunContent, SavedRunError, unpackRun } from './saved-run.ts';

const output: RunContent['output'] = {
  format: 'svg',
  size: '1024',
  name: '{Name}-{row:4}',
  caption: '{Name}',
  labels: lastLabels(),
};
const columns: RunContent['columns'] = {
  type: 'wifi',
  sources: { ssid: { kind: 'column', column: 1 }, encryption: { kind: 'text', text: 'WPA' } },
};
const runOf = (cells: readonly (readonly string[])[], linked: readonly string[] = []): RunContent => ({
  table: {
    header: ['Name', 'Network'],
    rows: cells.map((its, index) => ({ number: index + 2, cells: its })),
  },
  columns,
  output,
  linked,
});

async function pack(value: unknown): Promise<string> {
  const bytes = await compress(new TextEncoder().encode(JSON.stringify(value)), 'gzip');
  return runPrefix + z.util.uint8ArrayToBase64(bytes);
}

test('A run is opened as it was, whatever is in its table', async () => {
  const cell = fc.string({ unit: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 20 }),
      fc.array(cell),
      async (cells, linked) => {
        const run = runOf(cells, linked);
        expect(await unpackRun((await packRun(run)) ?? '')).toEqual(run);
      },
    ),
  );
});

test('Labels and a run of short links alone are opened with their choices', async () => {
  const run = runOf([['Ada', 'Home']]);
  const chosen = { format: 'labels', linksAlone: true, isBlackOnWhite: false } as const;
  const labels = { ...output.labels, count: '3', first: '7' };
  const packed = await packRun({ ...run, output: { ...output, ...chosen, labels } });
  expect((await unpackRun(packed ?? '')).output).toMatchObject({
    ...chosen,
    labels: { count: '3', first: '7' },
  });
});

test('A table of 10,000 addresses fits, and one that is too long is refused', async () => {
  const rows = (text: () => string) => Array.from({ length: 10_000 }, () => [text(), text()]);
  const packed = await packRun(
    runOf(rows(() => `https://example.com/table/${Math.floor(Math.random() * 1e6)}`)),
  );
  expect(packed?.length).toBeLessThanOrEqual(maxRunLength);
  expect(await packRun(runOf(rows(() => crypto.randomUUID())))).toBeUndefined();
});

test.each<[string, () => Promise<string>, RegExp]>([
  ['of a newer version', async () => pack({ ...runOf([]), v: 2 }), /newer version/],
  ['without a version', async () => pack(runOf([])), /can’t be read/],
  [
    'of an unknown type',
    async () => pack({ ...runOf([]), v: 1, columns: { ...columns, type: 'run' } }),
    /can’t/,
  ],
  ['that is text', async () => pack('rows'), /can’t be read/],
  ['that isn’t compressed', async () => `${runPrefix}${btoa('{"v":1}')}`, /can’t be read/],
  [
    'that is cut off',
    async () => ((await packRun(runOf([['Ada', 'Home']]))) ?? '').slice(0, -40),
    /can’t be read/,
  ],
  ['whose record is gone', async () => crypto.randomUUID(), /can’t be read/],
  [
    'that unpacks to 40 MB',
    async () => pack({ ...runOf([['a'.repeat(40_000_000), '']]), v: 1 }),
    /can’t be read/,
  ],
])('A run %s is refused with a reason', async (_what, create, reason) => {
  const opening = unpackRun(await create());
  await expect(opening).rejects.toThrow(SavedRunError);
  await expect(opening).rejects.toThrow(reason);
});
