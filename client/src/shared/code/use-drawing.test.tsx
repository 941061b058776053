import type { ComposedCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import { drawAtOnce } from '@canary/rendering/core/draw-code';
import type { CodeToDraw } from '@canary/rendering/core/requests';
import { type FakeWorker, fakeRendererWorkers } from '@canary/rendering/testing/fake-worker';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { useDrawing } from './use-drawing.ts';

/** The drawings that the worker has begun. */
let orders: CodeToDraw[];
let answers: ((code: ComposedCode | undefined) => void)[];
let workers: readonly FakeWorker[];

beforeEach(() => {
  orders = [];
  answers = [];
  vi.mocked(RenderingWorkers.prototype.run).mockRestore();
  workers = fakeRendererWorkers({
    draw: (order) =>
      new Promise((resolve, reject) => {
        orders.push(order);
        answers.push((code) => (code ? resolve(code) : reject(new Error('Out of memory.'))));
      }),
  });
});

const plain: Design = { ...codeDefaults.design, logo: null };
const withLogo = (area: number): Design => ({
  ...plain,
  logo: {
    source: { kind: 'canary' },
    area,
    shape: 'square',
    padding: 0,
    hasPlate: true,
    position: { x: 0.5, y: 0.5 },
  },
});
const codeOf = (text: string): ComposedCode => drawAtOnce({ payload: text, design: plain }, undefined);

const draw = (payload: string, design: Design) =>
  renderHook((request) => useDrawing(request), { initialProps: { payload, design } });

/** Answers a drawing, once the worker has begun it. */
async function answer(index: number, code: ComposedCode | undefined) {
  await vi.waitFor(() => expect(orders.length).toBeGreaterThan(index));
  answers[index]?.(code);
}

test('Draws a code without a logo at once, without a worker', () => {
  const { result } = draw('one', plain);
  expect(result.current.code?.drawing).toEqual(codeOf('one').drawing);
  expect(workers).toEqual([]);
});

test('Shows the last drawing until the worker has drawn the code with its logo', async () => {
  const { result, rerender, unmount } = draw('one', plain);
  const before = result.current.code;
  rerender({ payload: 'one', design: withLogo(0.1) });
  expect(result.current).toMatchObject({ code: before, isOutdated: true });
  await answer(0, codeOf('made'));
  await waitFor(() => expect(result.current).toMatchObject({ code: codeOf('made'), isOutdated: false }));
  unmount();
  expect(workers[0]?.isTerminated).toBe(true);
});

test('While the worker draws, only the newest request waits', async () => {
  const { result, rerender } = draw('one', withLogo(0.1));
  for (const area of [0.11, 0.12, 0.13]) rerender({ payload: 'one', design: withLogo(area) });
  await answer(0, codeOf('first'));
  await answer(1, codeOf('newest'));
  await waitFor(() => expect(result.current).toMatchObject({ code: codeOf('newest'), isOutdated: false }));
  expect(orders.map(({ design }) => design.logo?.area)).toEqual([0.1, 0.13]);
});

test('Parts of a page that show the same code share its drawing', async () => {
  const design = withLogo(0.1);
  const [one, other] = [draw('one', design), draw('one', design)];
  await answer(0, codeOf('made'));
  await waitFor(() => expect(one.result.current.code).toEqual(codeOf('made')));
  expect(orders).toHaveLength(1);
  expect(other.result.current.code).toBe(one.result.current.code);
});

test('A code that isn’t shown any more is not drawn, unless another part of the page waits for it', async () => {
  const shared = withLogo(0.12);
  draw('one', withLogo(0.1));
  const hidden = draw('one', withLogo(0.11));
  const alsoHidden = draw('one', shared);
  const shown = draw('one', shared);
  hidden.unmount();
  alsoHidden.unmount();
  await answer(0, codeOf('first'));
  await answer(1, codeOf('made'));
  await waitFor(() => expect(shown.result.current.code).toEqual(codeOf('made')));
  expect(orders.map(({ design }) => design.logo?.area)).toEqual([0.1, 0.12]);
});

test('Reports that the worker failed, and tries again', async () => {
  const { result } = draw('one', withLogo(0.1));
  await answer(0, undefined);
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  act(() => result.current.retry());
  expect(result.current.hasFailed).toBe(false);
  await answer(1, codeOf('made'));
  await waitFor(() => expect(result.current).toMatchObject({ hasFailed: false, isOutdated: false }));
});
