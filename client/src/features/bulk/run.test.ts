import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import type { Renderer } from '@canary/rendering/browser/connect';
import { pngFile } from '@canary/rendering/core/requests';
import { expect, test, vi } from 'vitest';
import { type RunCode, startRun, type ZipEntry } from './run.ts';

const design = plainDesign(PRINT_SAFE);
const codesOf = (count: number): RunCode[] =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 2,
    payload: `code ${index}`,
    design,
    fileName: `${index}.png`,
    caption: '',
  }));

const verdict = {
  grade: 'A',
  isReadable: true,
  parameters: [],
  weakest: { name: 'reading', grade: 'A', value: 1 },
} as const;

/** A run in which codes whose payload is in `unreadable` don't scan. */
function start({ count = 3, unreadable = [] as readonly string[], hold = Promise.resolve() }) {
  const entries: ZipEntry[] = [];
  const graded: string[] = [];
  const renderer: Partial<Renderer> = {
    makeReadFile: async ({ payload }) => {
      await hold;
      if (unreadable.includes(payload)) return undefined;
      return { bytes: new TextEncoder().encode(payload), version: payload.length > 6 ? 2 : 1 };
    },
    grade: async ({ payload }, onReport) => {
      graded.push(payload);
      onReport({ verdict, size: 25, level: 'M' });
    },
  };
  const run = startRun({
    codes: codesOf(count),
    wrong: [{ row: 99, payload: '', reason: 'Enter a web address.' }],
    file: pngFile(512),
    workers: { run: (task) => task(renderer as Renderer) },
    parallel: 2,
    async write(files, signal) {
      for await (const entry of files) {
        signal.throwIfAborted();
        entries.push(entry);
      }
    },
    random: () => 0.99,
  });
  const manifest = async () => {
    const input = entries.at(-1)?.input;
    return input instanceof Blob ? input.text() : undefined;
  };
  return { run, graded, manifest, names: () => entries.map(({ name }) => name) };
}

test('A run writes the files in the order of the rows, and a list of what was checked', async () => {
  const { run, names, manifest } = start({ count: 12, unreadable: ['code 1'] });
  await run.ended;
  expect(run.store.read()).toMatchObject({ phase: 'done', tried: 12, made: 11, leftOut: [{ row: 3 }] });
  expect(names()).toEqual([
    ...[0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => `${index}.png`),
    'codes.csv',
  ]);
  const lines = (await manifest())?.split('\r\n');
  expect(lines?.[1]).toBe('2,0.png,code 0,1,"read back, grade A"');
  expect(lines?.[2]).toMatch(/^3,,code 1,,.*doesn’t scan/);
  expect(lines?.at(-2)).toBe('99,,,,Enter a web address.');
});

test('One code of each version is graded, and a sample', async () => {
  const { run, graded } = start({ count: 500 });
  await run.ended;
  expect(graded).toContain('code 0');
  expect(graded).toContain('code 10');
  expect(graded.length).toBeGreaterThan(2);
  expect(graded.length).toBeLessThan(25);
}, 10_000);

test('A pause makes no further code until the run continues', async () => {
  const { run, names } = start({ count: 40 });
  run.pause();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(run.store.read().tried).toBeLessThan(40);
  expect(run.store.read().phase).toBe('paused');
  run.resume();
  await run.ended;
  expect(names()).toHaveLength(41);
});

test('A stopped run completes the ZIP file with the codes that are made', async () => {
  const { run, names } = start({ count: 40 });
  run.pause();
  await new Promise((resolve) => setTimeout(resolve, 20));
  run.finish();
  await run.ended;
  expect(run.store.read().phase).toBe('stopped');
  expect(names().at(-1)).toBe('codes.csv');
  expect(names().length).toBe(run.store.read().made + 1);
  expect(names().length).toBeLessThan(41);
});

test.each([false, true])('A discarded run ends at once, paused: %j', async (isPaused) => {
  const { run } = start({ count: 40, hold: new Promise((resolve) => setTimeout(resolve, 5)) });
  if (isPaused) run.pause();
  await vi.waitFor(() => expect(run.store.read().total).toBe(40));
  run.discard();
  await run.ended;
  expect(run.store.read()).toMatchObject({ phase: 'stopped', made: 0 });
});

test('A run that can’t be written says why', async () => {
  const run = startRun({
    codes: codesOf(1),
    wrong: [],
    file: pngFile(512),
    workers: { run: () => new Promise(() => {}) },
    parallel: 1,
    write: async () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  });
  await run.ended;
  expect(run.store.read()).toMatchObject({
    phase: 'failed',
    failure: expect.stringContaining('disk is full'),
  });
});
