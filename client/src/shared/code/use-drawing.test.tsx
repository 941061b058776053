import type { ComposedCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { drawAtOnce } from './draw-code.ts';
import type { DrawingAnswer } from './drawing-messages.ts';
import type { CodeRequest } from './picture.ts';
import { useDrawing } from './use-drawing.ts';

/** A worker that answers when the test says so. */
class ManualWorker {
  static started: ManualWorker[] = [];
  readonly orders: CodeRequest[] = [];
  isTerminated = false;
  onmessage?: (event: { data: DrawingAnswer }) => void;
  onerror?: () => void;
  constructor() {
    ManualWorker.started.push(this);
  }
  postMessage(order: CodeRequest) {
    this.orders.push(order);
  }
  terminate() {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  ManualWorker.started = [];
  vi.stubGlobal('Worker', ManualWorker);
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
const codeOf = (text: string): ComposedCode => drawAtOnce({ payload: text, design: plain });

const draw = (payload: string, design: Design) =>
  renderHook((request) => useDrawing(request), { initialProps: { payload, design } });

async function answer(index: number, code: ComposedCode | undefined) {
  const [worker] = ManualWorker.started;
  await act(async () => worker?.orders[index] && worker.onmessage?.({ data: { code } }));
}

test('Draws a code without a logo at once, without a worker', () => {
  const { result } = draw('one', plain);
  expect(result.current.code?.drawing).toEqual(codeOf('one').drawing);
  expect(ManualWorker.started).toEqual([]);
});

test('Shows the last drawing until the worker has drawn the code with its logo', async () => {
  const { result, rerender, unmount } = draw('one', plain);
  const before = result.current.code;
  rerender({ payload: 'one', design: withLogo(0.1) });
  expect(result.current).toMatchObject({ code: before, isOutdated: true });
  const made = codeOf('made');
  await answer(0, made);
  expect(result.current).toMatchObject({ code: made, isOutdated: false });
  unmount();
  expect(ManualWorker.started[0]?.isTerminated).toBe(true);
});

test('While the worker draws, only the newest request waits', async () => {
  const { result, rerender } = draw('one', withLogo(0.1));
  for (const area of [0.11, 0.12, 0.13]) rerender({ payload: 'one', design: withLogo(area) });
  await answer(0, codeOf('first'));
  const orders = ManualWorker.started[0]?.orders ?? [];
  expect(orders.map(({ design }) => design.logo?.area)).toEqual([0.1, 0.13]);
  const newest = codeOf('newest');
  await answer(1, newest);
  expect(result.current).toMatchObject({ code: newest, isOutdated: false });
});

test('Parts of a page that show the same code share its drawing', async () => {
  const design = withLogo(0.1);
  const [one, other] = [draw('one', design), draw('one', design)];
  await answer(0, codeOf('made'));
  expect(ManualWorker.started).toHaveLength(1);
  expect(ManualWorker.started[0]?.orders).toHaveLength(1);
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
  const orders = ManualWorker.started[0]?.orders ?? [];
  expect(orders.map(({ design }) => design.logo?.area)).toEqual([0.1, 0.12]);
  const made = codeOf('made');
  await answer(1, made);
  expect(shown.result.current.code).toBe(made);
});

test('Reports that the worker failed, and tries again', async () => {
  const { result } = draw('one', withLogo(0.1));
  await answer(0, undefined);
  expect(result.current.hasFailed).toBe(true);
  act(() => result.current.retry());
  expect(result.current.hasFailed).toBe(false);
  await answer(1, codeOf('made'));
  expect(result.current).toMatchObject({ hasFailed: false, isOutdated: false });
});
