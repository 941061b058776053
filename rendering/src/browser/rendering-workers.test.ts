import { getEventListeners } from 'node:events';
import { plainDesign } from '@canary/qr/design/plain-design';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawAtOnce } from '../core/draw-code.ts';
import type { ScanReport } from '../core/grade-code.ts';
import { RenderingError } from '../core/worker-pool.ts';
import { fakeRendererWorkers } from '../testing/fake-worker.ts';
import { RenderingWorkers } from './rendering-workers.ts';

const design = plainDesign({ foreground: '#000000', background: '#ffffff' });
const codeOf = (payload: string) => ({ payload, design });
const report: ScanReport = {
  verdict: {
    grade: 'A',
    isReadable: true,
    parameters: [],
    weakest: { name: 'reading', grade: 'A', value: 1 },
  },
  size: 25,
  level: 'M',
};

/** The payloads that workers have begun to draw, and a function that ends each drawing. */
let begun: string[];
let ends: (() => void)[];
const end = async (index: number) => {
  await vi.waitFor(() => expect(ends.length).toBeGreaterThan(index));
  ends[index]?.();
};

beforeEach(() => {
  begun = [];
  ends = [];
});

function open(size = 1) {
  const onFailure = vi.fn();
  const started = fakeRendererWorkers({
    draw(code) {
      begun.push(code.payload);
      return new Promise((resolve) => void ends.push(() => resolve(drawAtOnce(code, undefined))));
    },
    async grade({ payload }, onReport, signal) {
      onReport(report);
      if (payload !== 'endless') return;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      throw signal.reason;
    },
    async choose() {
      throw new Error('No memory is left.');
    },
  });
  const workers = new RenderingWorkers(onFailure, size);
  const draw = (payload: string, signal?: AbortSignal) =>
    workers.run((renderer) => renderer.draw(codeOf(payload)), signal);
  const choose = () =>
    workers.run((renderer) =>
      renderer.choose({ payload: 'one', designs: [], width: 512 }, new AbortController().signal),
    );
  return { workers, started, onFailure, draw, choose };
}

test('Starts a worker with the first task or before it, and keeps it for the next ones', async () => {
  const { workers, started, draw } = open();
  expect(started).toHaveLength(0);
  workers.warm();
  workers.warm();
  expect(started).toHaveLength(1);
  const drawn = draw('one');
  await end(0);
  expect((await drawn).drawing).toEqual(drawAtOnce(codeOf('one'), undefined).drawing);
  const again = draw('two');
  await end(1);
  await again;
  expect(started).toHaveLength(1);
});

test('One worker does one task after the other, in their order', async () => {
  const { draw } = open();
  const all = Promise.all(['one', 'two', 'three'].map((payload) => draw(payload)));
  await end(0);
  await vi.waitFor(() => expect(begun).toEqual(['one', 'two']));
  await end(1);
  await end(2);
  await all;
  expect(begun).toEqual(['one', 'two', 'three']);
});

test('Several workers do as many tasks at once, and no more', async () => {
  const { started, draw } = open(2);
  const all = Promise.all(['one', 'two', 'three'].map((payload) => draw(payload)));
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  expect(started).toHaveLength(2);
  await end(0);
  await end(1);
  await end(2);
  await all;
  expect(started).toHaveLength(2);
});

test('A task that waits is dropped when its signal is aborted', async () => {
  const { draw } = open();
  const first = draw('one');
  const controller = new AbortController();
  const dropped = draw('two', controller.signal);
  const last = draw('three');
  controller.abort();
  await expect(dropped).rejects.toThrow(/stopped|aborted/);
  await end(0);
  await end(1);
  await Promise.all([first, last]);
  expect(begun).toEqual(['one', 'three']);
  await expect(draw('four', controller.signal)).rejects.toThrow(/stopped|aborted/);
});

test('A signal that outlives its tasks keeps none of them', async () => {
  const { workers, draw } = open();
  const { signal } = new AbortController();
  const drawn = [draw('one', signal), draw('two', signal)];
  await end(0);
  await end(1);
  await Promise.all(drawn);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  workers.stop();
});

test('Reports come while a code is graded, and a signal stops it in the worker', async () => {
  const { workers, onFailure, started } = open();
  const controller = new AbortController();
  const onReport = vi.fn();
  const graded = workers.run(
    (renderer) => renderer.grade({ ...codeOf('endless'), width: 512 }, onReport, controller.signal),
    controller.signal,
  );
  await vi.waitFor(() => expect(onReport).toHaveBeenCalledExactlyOnceWith(report));
  controller.abort();
  await expect(graded).rejects.toThrow(/stopped|aborted/);
  expect(onFailure).not.toHaveBeenCalled();
  expect(started[0]?.isTerminated).toBe(false);
});

test.each([
  [
    'its code can’t be loaded',
    ({ started, draw }: ReturnType<typeof open>) => {
      const drawn = draw('one');
      started[0]?.fail();
      return drawn;
    },
  ],
  ['a task throws, as without memory', ({ choose }: ReturnType<typeof open>) => choose()],
])('A worker fails when %s; the next task starts a new one', async (_, fail) => {
  const opened = open();
  await expect(fail(opened)).rejects.toThrow(RenderingError);
  expect(opened.onFailure).toHaveBeenCalledOnce();
  expect(opened.started[0]?.isTerminated).toBe(true);
  begun = [];
  const drawn = opened.draw('two');
  await vi.waitFor(() => expect(begun).toEqual(['two']));
  ends.at(-1)?.();
  await drawn;
  expect(opened.started).toHaveLength(2);
});

test('A worker that failed before it was needed is replaced', async () => {
  const { workers, started, draw } = open();
  workers.warm();
  started[0]?.fail();
  const drawn = draw('one');
  await end(0);
  await drawn;
  expect(started).toHaveLength(2);
});

test('Stopping terminates the workers and rejects what isn’t done; a later task starts a new one', async () => {
  const { workers, started, draw } = open();
  const pending = [draw('one'), draw('two')];
  workers.stop();
  for (const task of pending) await expect(task).rejects.toThrow(/stopped|aborted/);
  expect(started[0]?.isTerminated).toBe(true);
  const drawn = draw('three');
  await vi.waitFor(() => expect(begun.at(-1)).toBe('three'));
  ends.at(-1)?.();
  await drawn;
});
