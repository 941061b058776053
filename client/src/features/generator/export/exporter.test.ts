import { url } from '@canary/qr/content/url';
import type { FullVerdict } from '@canary/qr/grade/grade';
import type { SizeReading } from '@canary/qr/grade/reading';
import type { Grade } from '@canary/qr/grade/scale';
import type { Verdict } from '@canary/qr/grade/verdict';
import { labelSheets } from '@canary/qr/paper/label-sheets';
import { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import { type FileRequest, type FileResult, pngFile } from '@canary/rendering/core/requests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { fakeRendering, heldGrading, heldTask } from '#testing/fake-rendering.ts';
import { askingSteps } from './asking.ts';
import { createExporter } from './exporter.ts';
import type { ExportPage } from './facts.ts';
import { createExportTools } from './making.ts';
import { historyTarget, type Order, type Target } from './order.ts';

const { design } = codeDefaults;
const code = { payload: 'one', design };
const file = pngFile(512);
const values = { url: 'https://example.com' };
const shown = { values, design, size: '512', hasLink: false, payload: 'one' };
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

/** An exporter that exports the code of a page to a clipboard of the test. */
function open(different: Partial<ExportPage> = {}) {
  const files = heldTask<FileRequest, FileResult>();
  const grading = heldGrading();
  fakeRendering({ ...grading, makeCheckedFile: files.run });
  const delivered: Blob[] = [];
  const target: Target = {
    verb: 'copy',
    participle: 'copied',
    failure: 'Not copied.',
    deliver: vi.fn(async (checked) => {
      delivered.push((await checked).content);
      return 'Copied.';
    }),
  };
  const page: ExportPage = {
    type: url,
    name: undefined,
    unlocks: new Set(),
    code,
    firstInvalid: undefined,
    pixels: 512,
    linkMaker: undefined,
    saveTarget: null,
    needsAccount: false,
    complete: () => values,
    reject: vi.fn(),
    showSize: vi.fn(),
    openAccount: vi.fn(),
    ...different,
  };
  const tools = createExportTools();
  const exporter = createExporter(async () => tools);
  exporter.setPage(page);
  const state = () => exporter.store.read().state;
  return {
    tools,
    files,
    target,
    delivered,
    page,
    exporter,
    state,
    grading,
    question() {
      const current = state();
      if (current.status !== 'asking') throw new Error(`Expected a question, not ${current.status}.`);
      return current.question;
    },
    async start(order: Order = { target }, from = page) {
      exporter.setPage(from);
      exporter.start(order);
      await settle();
    },
    async finishPicture(readings: readonly SizeReading[] = allRead) {
      await files.resolve({ ok: true, file: made, modulePixels: 8, readings });
      await settle();
    },
    async grade(verdict: Verdict) {
      grading.report({ verdict, size: 25, level: 'M' });
      await settle();
    },
  };
}

test('Each step needs only what is known at the start, or given by an earlier step', () => {
  const known = new Set<string>(['order', 'page']);
  for (const { name, needs, gives } of [...askingSteps, ...open().tools.steps]) {
    expect(
      needs.filter((fact) => !known.has(fact)),
      name,
    ).toEqual([]);
    for (const fact of gives) known.add(fact);
  }
});

test('Hands the promise of the file over within the click, as Safari’s clipboard needs it', () => {
  const { exporter, target } = open();
  exporter.start({ target });
  expect(target.deliver).toHaveBeenCalledOnce();
});

test('The codes that are read back on several pages are counted, and Cancel stops the worker', async () => {
  const { exporter, target, files, state } = open();
  const [grid] = labelSheets;
  if (!grid) throw new Error('There are no label sheets.');
  const sheet = { grid, first: 0, offset: { x: 0, y: 0 }, cut: 'none' } as const;
  const options = { layout: 'labels', sheet, words: { title: '', text: '' }, count: 30 } as const;
  exporter.start({ target, file: { ...pngFile(512), format: 'pdf', sheet: options } });
  await settle();
  const onRead = files.run.mock.lastCall?.[1] as ((read: number) => void) | undefined;
  onRead?.(12);
  expect(state()).toMatchObject({ status: 'working', read: { done: 12, total: 30 } });
  const { cancel } = state() as { cancel?: () => void };
  cancel?.();
  expect(() => onRead?.(13)).toThrow();
  expect(state()).toEqual({ status: 'idle' });
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
  const { start, finishPicture, grade, question, delivered, exporter, files, target } = open();
  await start();
  await grade(verdictOf('A'));
  await finishPicture();
  await grade(fullVerdictOf('F'));
  expect(delivered).toEqual([]);
  const asked = question();
  if (asked.kind !== 'grade') throw new Error(`Expected a question about the grade, not ${asked.kind}.`);
  expect(asked.verdict).toMatchObject({ grade: 'F', weakest: { name: 'contrast' } });
  exporter.answer({ verdict: asked.verdict });
  expect(target.deliver).toHaveBeenCalledTimes(2);
  await settle();
  expect(delivered).toEqual([made]);
  expect(files.inputs()).toHaveLength(1);
});

test('A code of grade F that isn’t wanted is not delivered', async () => {
  const { start, finishPicture, grade, state, delivered, exporter } = open();
  await start();
  await finishPicture();
  await grade(fullVerdictOf('F'));
  exporter.close();
  await settle();
  expect(state()).toEqual({ status: 'idle' });
  expect(delivered).toEqual([]);
});

test('The verdict is that of the file, and the badge shows it too', async () => {
  const { start, finishPicture, grade, state, tools } = open();
  await start();
  await grade(fullVerdictOf('A'));
  await finishPicture([{ width: 512, readBy: ['ZXing', 'jsQR'] }]);
  const reading = { name: 'reading', grade: 'C' };
  expect(state()).toMatchObject({ status: 'done', verdict: { grade: 'C', weakest: reading } });
  expect(tools.checker.store.read().checked?.report?.verdict).toMatchObject({ grade: 'C', weakest: reading });
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
  const { start, finishPicture, grade, question, delivered, grading, target, page } = open();
  await start();
  await grade(fullVerdictOf('A'));
  await finishPicture();
  const other = { ...design, quietZone: 0 };
  await start({ target }, { ...page, code: { ...code, design: other } });
  await finishPicture();
  expect(grading.inputs().at(-1)).toMatchObject({ design: { quietZone: 0 } });
  await grade(verdictOf('F'));
  expect(question()).toMatchObject({ kind: 'grade', design: other });
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

test('A file that doesn’t read back is not delivered', async () => {
  const { start, files, state, delivered } = open();
  await start();
  await files.resolve({ ok: false, problem: 'unreadable', remedy: { kind: 'code', change: 'print-safe' } });
  await settle();
  expect(state()).toMatchObject({ status: 'failed', remedy: 'print-safe' });
  expect(delivered).toEqual([]);
});

test('If the browser denies the delivery, the message says so', async () => {
  const { start, finishPicture, grade, state, target } = open();
  await start({ target: { ...target, deliver: () => Promise.reject(new Error('Denied.')) } });
  await grade(fullVerdictOf('A'));
  await finishPicture();
  expect(state()).toEqual({ status: 'failed', text: 'Not copied.' });
});

test('A cancelled export delivers nothing, and tells the clipboard so', async () => {
  const { start, finishPicture, grade, state, delivered, target } = open();
  await start();
  await finishPicture();
  const before = state();
  if (before.status === 'working') before.cancel?.();
  await expect(vi.mocked(target.deliver).mock.lastCall?.[0]).rejects.toThrow('aborted');
  expect(state()).toEqual({ status: 'idle' });
  await grade(fullVerdictOf('A'));
  expect(delivered).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});

test('Closing the tools stops the workers of files and of the check', async () => {
  const stop = vi.spyOn(RenderingWorkers.prototype, 'stop');
  const { start, tools } = open();
  await start();
  tools.close();
  expect(stop).toHaveBeenCalledTimes(2);
});

test('An export of the completed content goes on, and ends when the generator shows another code', () => {
  const { exporter, target, state } = open();
  exporter.show({ ...shown, values: { url: 'example.com' } });
  exporter.start({ target });
  exporter.show(shown);
  expect(state()).toMatchObject({ status: 'working' });
  exporter.show({ ...shown, size: '1024' });
  expect(state()).toEqual({ status: 'idle' });
});

test('Content that makes no code exports nothing, and names the field until it changes', () => {
  const { exporter, target, state } = open({ code: undefined, firstInvalid: 'url' });
  exporter.show({ ...shown, values: { url: 'example' } });
  exporter.start({ target });
  expect(state()).toEqual({ status: 'invalid', field: 'url' });
  expect(target.deliver).not.toHaveBeenCalled();
  exporter.show(shown);
  expect(state()).toEqual({ status: 'invalid', field: 'url' });
  exporter.show({ ...shown, values: { ...values } });
  expect(state()).toEqual({ status: 'idle' });
});

test('Without a size, the usual PNG isn’t made, but a file with a size of its own is', () => {
  const { exporter, target, page, state } = open({ pixels: undefined });
  exporter.start({ target });
  expect(state()).toEqual({ status: 'unsized' });
  expect(page.showSize).toHaveBeenCalledOnce();
  exporter.start({ target, file });
  expect(state()).toMatchObject({ status: 'working' });
});

const premium = { ...design, background: { kind: 'transparent', on: '#ffffff' } } as const;

test('A code that needs an unlock waits for it, and is then exported within the click that answers', async () => {
  const { exporter, target, question, state } = open({ code: { ...code, design: premium } });
  exporter.start({ target });
  expect(question()).toMatchObject({ kind: 'unlock', design: premium });
  expect(exporter.store.read().waiting).toEqual({ target, file, waitsFor: 'unlock' });
  expect(target.deliver).not.toHaveBeenCalled();
  exporter.answer({ design: premium });
  expect(target.deliver).toHaveBeenCalledOnce();
  expect(exporter.store.read().waiting).toBeUndefined();
  expect(state()).toMatchObject({ status: 'working' });
});

test('A code without its locked features is exported as the generator shows it next', async () => {
  const { exporter, target, state, files } = open({ code: { ...code, design: premium } });
  exporter.show({ ...shown, design: premium });
  exporter.start({ target });
  exporter.answer({ design, code });
  exporter.show(shown);
  await settle();
  expect(state()).toMatchObject({ status: 'working' });
  expect(files.inputs()).toEqual([{ ...code, file }]);
});

test('A print asks for its paper first', () => {
  const { exporter, target, question } = open();
  exporter.start({});
  expect(question()).toEqual({ kind: 'paper' });
  exporter.answer({ target, file });
  expect(target.deliver).toHaveBeenCalledOnce();
});

test('A code that was made once is saved again without its file being made again', async () => {
  const save = vi.fn().mockResolvedValueOnce({ isSaved: false, text: 'No.', recoveries: ['new'] });
  const saveTarget = { canCopy: false, path: '/', save };
  const { start, finishPicture, grade, state, files } = open({ saveTarget });
  await start({ target: historyTarget });
  await grade(fullVerdictOf('A'));
  await finishPicture();
  const failed = state();
  expect(failed).toMatchObject({ status: 'done', saveResult: { isSaved: false } });
  save.mockResolvedValueOnce({ isSaved: true, text: 'Saved.' });
  if (failed.status === 'done') failed.retrySave?.('new');
  await settle();
  expect(state()).toMatchObject({ status: 'done', saveResult: { isSaved: true } });
  expect(save.mock.calls.map(([, mode]) => mode)).toEqual(['update', 'new']);
  expect(files.inputs()).toHaveLength(1);
});

test('A page without a history leaves for one that saves the code, and the save waits', async () => {
  const { exporter, page, state } = open();
  exporter.start({ target: historyTarget });
  expect(page.openAccount).toHaveBeenCalledExactlyOnceWith(false);
  expect(exporter.store.read()).toMatchObject({ waiting: { target: historyTarget, waitsFor: 'account' } });
  expect(state()).toEqual({ status: 'idle' });
});

test('A visitor’s code of a type that needs an account waits for the account, and no file is made', async () => {
  const { exporter, page, state, target, delivered } = open({ needsAccount: true });
  exporter.start({ target });
  await settle();
  expect(page.openAccount).toHaveBeenCalledExactlyOnceWith(false);
  expect(exporter.store.read()).toMatchObject({ waiting: { file, waitsFor: 'account' } });
  expect(state()).toEqual({ status: 'idle' });
  expect(delivered).toEqual([]);
});

test('The file of a link is made when the link is stored, and the code itself isn’t saved', async () => {
  const finish = vi.fn(async () => undefined);
  const make = vi.fn(async () => ({ payload: 'link', name: 'link', finish }));
  const save = vi.fn();
  const saveTarget = { canCopy: false, path: '/', save };
  const { start, finishPicture, grade, delivered, target, files } = open({
    linkMaker: { make },
    saveTarget,
  });
  await start({ target: { ...target, verb: 'save' } });
  expect(target.deliver).toHaveBeenCalledOnce();
  expect(make).toHaveBeenCalledExactlyOnceWith(values, { design, size: 512 });
  expect(files.inputs()).toMatchObject([{ payload: 'link' }]);
  await grade(fullVerdictOf('A'));
  await finishPicture();
  expect(delivered).toEqual([made]);
  expect(await vi.mocked(target.deliver).mock.lastCall?.[0]).toMatchObject({ fileName: 'link.png' });
  expect(finish).toHaveBeenCalledWith(expect.objectContaining({ text: 'Copied.' }));
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['target', { status: 'invalid', field: 'url' }],
  ['slug', { status: 'invalid', field: undefined }],
  [undefined, { status: 'failed', text: 'No.' }],
] as const)('If the link is refused for its %s, no file is made', async (field, expected) => {
  const make = async () => ({ refused: 'No.', field });
  const { start, state, page, delivered, files } = open({ linkMaker: { make } });
  await start();
  expect(state()).toEqual(expected);
  if (field === 'target') expect(page.reject).toHaveBeenCalledWith({ name: 'url', error: 'No.' });
  expect(delivered).toEqual([]);
  expect(files.inputs()).toEqual([]);
});
