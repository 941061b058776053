import type { FullVerdict } from '@canary/qr/grade/grade';
import type { SizeReading } from '@canary/qr/grade/reading';
import type { Grade } from '@canary/qr/grade/scale';
import type { Verdict } from '@canary/qr/grade/verdict';
import { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import { type FileRequest, type FileResult, pngFile } from '@canary/rendering/core/requests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { fakeRendering, heldGrading, heldTask } from '#testing/fake-rendering.ts';
import { createExportMachine } from './export-machine.ts';
import type { ExportTarget } from './export-target.ts';
// The module is loaded on demand. Imported here so that no test waits for it.
import './scan-check/code-checker.ts';

const { design } = codeDefaults;
const request = { payload: 'one', design, file: pngFile(512) };
const allRead: readonly SizeReading[] = [{ width: 512, readBy: ['ZXing', 'ZBar', 'jsQR'] }];
const made = new Blob(['a picture']);

function verdictOf(grade: Grade): Verdict {
  const weakest = { name: 'contrast', grade, value: 0.5 } as const;
  return { grade, isReadable: true, parameters: [weakest], weakest };
}
const fullVerdictOf = (grade: Grade): FullVerdict => ({ ...verdictOf(grade), readings: [], stress: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets promises and loaded modules settle. */
const settle = () => vi.advanceTimersByTimeAsync(10);

function open() {
  const making = heldTask<FileRequest, FileResult>();
  const grading = heldGrading();
  fakeRendering(grading);
  const delivered: Blob[] = [];
  const target: ExportTarget = {
    deliver: vi.fn(async (file) => {
      delivered.push((await file).content);
      return 'Copied.';
    }),
    verb: 'copy',
    participle: 'copied',
    failure: 'Not copied.',
  };
  const machine = createExportMachine(making.run);
  const destination = () => target;
  return {
    target,
    delivered,
    machine,
    destination,
    state: () => machine.store.read().state,
    grading,
    async start(code = request) {
      machine.start(code, destination, true);
      await vi.waitFor(() => expect(grading.inputs()).not.toHaveLength(0));
    },
    async finishPicture(readings: readonly SizeReading[] = allRead) {
      await making.resolve({ ok: true, file: made, modulePixels: 8, readings });
      await settle();
    },
    async grade(verdict: Verdict) {
      grading.report({ verdict, size: 25, level: 'M' });
      await settle();
    },
  };
}

test('Hands the promise of the file over within the click, as Safari’s clipboard needs it', () => {
  const { machine, destination, target } = open();
  machine.start(request, destination, true);
  expect(target.deliver).toHaveBeenCalledOnce();
});

test('A file that is ready before its grade waits for the full one', async () => {
  const { start, finishPicture, grade, state, delivered } = open();
  await start();
  await finishPicture();
  await grade(verdictOf('A'));
  expect(delivered).toEqual([]);
  expect(state()).toMatchObject({ status: 'working', text: 'Checking that the code scans…' });
  await grade(fullVerdictOf('D'));
  expect(delivered).toEqual([made]);
  expect(state()).toMatchObject({ status: 'done', text: 'Copied.', verdict: { grade: 'D' } });
});

test('A code that turns out to be F while its file is made is delivered only after a confirmation', async () => {
  const { start, finishPicture, grade, state, delivered, machine, destination } = open();
  await start();
  await grade(verdictOf('A'));
  await finishPicture();
  await grade(fullVerdictOf('F'));
  expect(delivered).toEqual([]);
  const question = state();
  if (question.status !== 'doubtful') throw new Error(`Expected a question, not ${question.status}.`);
  expect(question.verdict).toMatchObject({ grade: 'F', weakest: { name: 'contrast' } });
  void machine.make(request, destination, question.verdict);
  await finishPicture();
  expect(delivered).toEqual([made]);
});

test('The verdict is that of the file, and the badge shows it too', async () => {
  const { start, finishPicture, grade, state, machine } = open();
  await start();
  await grade(fullVerdictOf('A'));
  await finishPicture([{ width: 512, readBy: ['ZXing', 'jsQR'] }]);
  const reading = { name: 'reading', grade: 'C' };
  expect(state()).toMatchObject({ status: 'done', verdict: { grade: 'C', weakest: reading } });
  expect(machine.checker.current?.getChecked()?.report?.verdict).toMatchObject({
    grade: 'C',
    weakest: reading,
  });
});

test('A code whose grade is known is graded once and doesn’t wait again', async () => {
  const { start, finishPicture, grade, delivered, grading } = open();
  await start();
  await grade(fullVerdictOf('A'));
  await finishPicture();
  await start();
  await finishPicture();
  expect(delivered).toEqual([made, made]);
  expect(grading.inputs()).toHaveLength(1);
});

test('Grades exactly the design that is exported, even if another one was shown before', async () => {
  const { start, finishPicture, grade, state, delivered, grading } = open();
  await start();
  await grade(fullVerdictOf('A'));
  await finishPicture();
  const other = { ...design, quietZone: 0 };
  await start({ ...request, design: other });
  await finishPicture();
  expect(grading.inputs().at(-1)).toMatchObject({ design: { quietZone: 0 } });
  await grade(verdictOf('F'));
  expect(state()).toMatchObject({ status: 'doubtful', request: { design: other } });
  expect(delivered).toEqual([made]);
});

test('A failed check doesn’t keep the file, which was read back', async () => {
  const { start, finishPicture, grading, delivered } = open();
  await start();
  await finishPicture();
  await grading.fail();
  await settle();
  expect(delivered).toEqual([made]);
});

test('A check that takes longer than five seconds doesn’t keep the file either, and its verdict follows', async () => {
  const { start, finishPicture, grade, state, delivered } = open();
  await start();
  await finishPicture();
  await grade(verdictOf('A'));
  await vi.advanceTimersByTimeAsync(4000);
  expect(delivered).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(delivered).toEqual([made]);
  await grade(fullVerdictOf('C'));
  expect(state()).toMatchObject({ status: 'done', verdict: { grade: 'C', readings: allRead } });
});

test('A cancelled export delivers nothing', async () => {
  const { start, finishPicture, grade, state, delivered } = open();
  await start();
  await finishPicture();
  const before = state();
  if (before.status === 'working') before.cancel?.();
  expect(state()).toEqual({ status: 'idle' });
  await grade(fullVerdictOf('A'));
  expect(delivered).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});

test('Stops the check when the generator closes', async () => {
  const stop = vi.spyOn(RenderingWorkers.prototype, 'stop');
  const { start, machine } = open();
  await start();
  machine.close();
  expect(stop).toHaveBeenCalledOnce();
});

const typed = { url: 'example.com' };
const values = { url: 'https://example.com' };

test('An export of the completed values goes on, and ends when the generator shows another code', () => {
  const { machine, destination, state } = open();
  machine.show({ values: typed, design, size: '512' });
  expect(machine.complete(() => values, true)).toBe(values);
  machine.start(request, destination, true);
  machine.show({ values, design, size: '512' });
  expect(state()).toMatchObject({ status: 'working' });
  machine.show({ values, design, size: '1024' });
  expect(state()).toEqual({ status: 'idle' });
});

test('Values that make no code export nothing, until they change', () => {
  const { machine, state } = open();
  machine.show({ values: typed, design, size: '512' });
  expect(machine.complete(() => typed, false)).toBeUndefined();
  expect(state()).toEqual({ status: 'invalid' });
  machine.show({ values: typed, design, size: '512' });
  expect(state()).toEqual({ status: 'invalid' });
  machine.show({ values, design, size: '512' });
  expect(state()).toEqual({ status: 'idle' });
});

test('A code that needs an unlock waits for it, and is then exported as the user decided', () => {
  const { machine, destination, target, state } = open();
  machine.start(request, destination, false);
  expect(machine.store.read().waiting).toMatchObject({ verb: 'copy', file: request.file });
  expect(target.deliver).not.toHaveBeenCalled();
  void machine.make(request, destination);
  expect(machine.store.read().waiting).toBeUndefined();
  expect(state()).toMatchObject({ status: 'working' });
});

test('The file of a link is made when the link is stored, and the code itself isn’t saved', async () => {
  const { machine, finishPicture, grade, state, delivered, target } = open();
  const finish = vi.fn(async () => undefined);
  const link = {
    store: vi.fn(async () => ({ payload: 'link', name: 'link', finish })),
    stateAfter: () => undefined,
  };
  machine.link.current = link;
  machine.show({ values: { url: 'https://example.com' }, design, size: '512' });
  const save = vi.fn();
  machine.start(request, () => ({ ...target, save }), true);
  expect(target.deliver).toHaveBeenCalledOnce();
  expect(link.store).toHaveBeenCalledWith({ url: 'https://example.com' });
  await settle();
  await grade(fullVerdictOf('A'));
  await finishPicture();
  expect(delivered).toEqual([made]);
  expect(await vi.mocked(target.deliver).mock.lastCall?.[0]).toMatchObject({ name: 'link' });
  expect(finish).toHaveBeenCalledWith(expect.objectContaining({ status: 'done', text: 'Copied.' }));
  expect(save).not.toHaveBeenCalled();
  expect(state().status).toBe('working');
});

test('If the link can’t be stored, no file is made, and the form says why', async () => {
  const { machine, destination, state, delivered, grading } = open();
  const refused = { status: 'failed', text: 'No.' } as const;
  machine.link.current = {
    store: () => Promise.reject(new Error('No.')),
    stateAfter: () => refused,
  };
  machine.start(request, destination, true);
  await settle();
  expect(state()).toEqual(refused);
  expect(delivered).toEqual([]);
  expect(grading.inputs()).toEqual([]);
});
