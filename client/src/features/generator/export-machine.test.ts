import type { FullVerdict } from '@canary/qr/grade/grade';
import type { SizeReading } from '@canary/qr/grade/reading';
import type { Grade } from '@canary/qr/grade/scale';
import type { Verdict } from '@canary/qr/grade/verdict';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import type { FromGrader, ToGrader } from '#shared/code/grade-messages.ts';
import { pngFile } from '#shared/code/picture.ts';
import { PictureMaker } from '#shared/code/picture-maker.ts';
import type { ToPage, ToWorker } from '#shared/code/picture-messages.ts';
import { fakeWorkers } from '#testing/fake-worker.ts';
import { createExportMachine } from './export-machine.ts';
import type { ExportTarget } from './export-target.ts';
// Loaded on demand; loaded here, no test waits for it.
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
  const workers = fakeWorkers<ToWorker | ToGrader, ToPage | FromGrader>();
  const delivered: Blob[] = [];
  const target: ExportTarget = {
    deliver: vi.fn(async (file) => void delivered.push(await file)),
    verb: 'copy',
    participle: 'copied',
    success: 'Copied.',
    failure: 'Not copied.',
  };
  const maker = new PictureMaker();
  const machine = createExportMachine((request) => maker.make(request));
  const destination = () => target;
  const workerFor = (kind: string) => workers.findLast(({ received }) => received[0]?.kind === kind);
  return {
    target,
    delivered,
    machine,
    destination,
    state: () => machine.store.read().state,
    grader: () => workerFor('check'),
    async start(code = request) {
      machine.start(code, destination, new Set());
      await vi.waitFor(() => expect(workerFor('check')).toBeDefined());
    },
    async finishPicture(id = 1, readings: readonly SizeReading[] = allRead) {
      workerFor('make')?.send({
        kind: 'made',
        id,
        result: { ok: true, file: made, modulePixels: 8, readings },
      });
      await settle();
    },
    async grade(verdict: Verdict, id = 1) {
      workerFor('check')?.send({ kind: 'report', id, report: { verdict, size: 25, level: 'M' } });
      await settle();
    },
  };
}

test('Hands the promise of the file over within the click, as Safari’s clipboard needs it', () => {
  const { machine, destination, target } = open();
  machine.start(request, destination, new Set());
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
  await finishPicture(2);
  expect(delivered).toEqual([made]);
});

test('The verdict is that of the file, and the badge shows it too', async () => {
  const { start, finishPicture, grade, state, machine } = open();
  await start();
  await grade(fullVerdictOf('A'));
  await finishPicture(1, [{ width: 512, readBy: ['ZXing', 'jsQR'] }]);
  const reading = { name: 'reading', grade: 'C' };
  expect(state()).toMatchObject({ status: 'done', verdict: { grade: 'C', weakest: reading } });
  expect(machine.checker.current?.getChecked()?.report?.verdict).toMatchObject({
    grade: 'C',
    weakest: reading,
  });
});

test('A code whose grade is known is graded once and doesn’t wait again', async () => {
  const { start, finishPicture, grade, delivered, grader } = open();
  await start();
  await grade(fullVerdictOf('A'));
  await finishPicture();
  await start();
  await finishPicture(2);
  expect(delivered).toEqual([made, made]);
  expect(grader()?.received).toHaveLength(1);
});

test('Grades exactly the design that is exported, even if another one was shown before', async () => {
  const { start, finishPicture, grade, state, delivered, grader } = open();
  await start();
  await grade(fullVerdictOf('A'));
  await finishPicture();
  const other = { ...design, quietZone: 0 };
  await start({ ...request, design: other });
  await finishPicture(2);
  expect(grader()?.received.at(-1)).toMatchObject({ kind: 'check', code: { design: { quietZone: 0 } } });
  await grade(verdictOf('F'));
  expect(state()).toMatchObject({ status: 'doubtful', request: { design: other } });
  expect(delivered).toEqual([made]);
});

test('A failed check doesn’t keep the file, which was read back', async () => {
  const { start, finishPicture, grader, delivered } = open();
  await start();
  await finishPicture();
  grader()?.fail();
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
  const { start, machine, grader } = open();
  await start();
  machine.close();
  expect(grader()?.isTerminated).toBe(true);
});

const typed = { url: 'example.com' };
const values = { url: 'https://example.com' };

test('An export of the completed values goes on, and ends when the generator shows another code', () => {
  const { machine, destination, state } = open();
  machine.show({ values: typed, design, size: '512' });
  expect(machine.complete(() => values, true)).toBe(values);
  machine.start(request, destination, new Set());
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

test('A premium design waits for its unlock, and is then exported as the user decided', () => {
  const { machine, destination, target, state } = open();
  const transparent = {
    ...request,
    design: { ...design, background: { kind: 'transparent', on: '#ffffff' } },
  } as const;
  machine.start(transparent, destination, new Set());
  expect(machine.store.read().waiting).toMatchObject({ verb: 'copy', file: request.file });
  expect(target.deliver).not.toHaveBeenCalled();
  void machine.make(request, destination);
  expect(machine.store.read().waiting).toBeUndefined();
  expect(state()).toMatchObject({ status: 'working' });
});

test('An unlocked design is exported at once', () => {
  const { machine, destination, target } = open();
  const transparent = {
    ...request,
    design: { ...design, background: { kind: 'transparent', on: '#ffffff' } },
  } as const;
  machine.start(transparent, destination, new Set(['BACKGROUND']));
  expect(target.deliver).toHaveBeenCalledOnce();
});
