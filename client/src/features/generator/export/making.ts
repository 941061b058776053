import { valuesFor } from '@canary/qr/content/content-type';
import { pagesFor } from '@canary/qr/paper/sheet';
import type { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import { codeDefaults } from '#config/code-defaults.ts';
import { createRenderingWorkers } from '#shared/code/rendering.ts';
import { CodeChecker } from '../scan-check/code-checker.ts';
import { type ExportStep, step } from './facts.ts';
import { nameFile } from './name-file.ts';
import { undeliverable } from './undeliverable.ts';

export type ExportTools = ReturnType<typeof createExportTools>;

/** The tools that make and grade the files of a generator. */
export function createExportTools() {
  const workers = createRenderingWorkers();
  const checker = new CodeChecker();
  return {
    steps: makingSteps(workers, checker),
    /** Grades the code on display, and the codes that are exported. */
    checker,
    /** Starts a worker before it is needed. */
    warm: () => workers.warm(),
    close() {
      workers.stop();
      checker.close();
    },
  };
}

/** The last steps of an export: from the link to the file in hand. */
const makingSteps = (workers: RenderingWorkers, checker: CodeChecker): readonly ExportStep[] => [
  step({
    name: 'Make the link',
    needs: ['page', 'values', 'code'],
    gives: ['link'],
    async run({ page, values, code }) {
      const look = { design: code.design, size: page.pixels ?? codeDefaults.size.default };
      const link = await page.linkMaker?.make(values, look);
      if (link && 'refused' in link) {
        const { refused, field } = link;
        if (field === 'target') page.reject({ name: 'url', error: refused });
        return {
          ends: field
            ? { status: 'invalid', field: field === 'target' ? 'url' : undefined }
            : { status: 'failed', text: refused },
        };
      }
      return { link };
    },
  }),

  step({
    name: 'Make the file and read it back, while the code is graded',
    needs: ['target', 'code', 'link', 'design', 'file'],
    gives: ['request', 'made', 'grading'],
    async run({ target, code, link, design, file }, { again, report, signal, cancel }) {
      const request = { payload: link?.payload ?? code.payload, design, file };
      const { sheet } = file;
      const isLong = sheet !== undefined && pagesFor(sheet.count, sheet.sheet) > 1;
      /** Its error stops the worker. */
      const onRead = (done: number) => {
        signal.throwIfAborted();
        report({ status: 'working', text: '', cancel, read: { done, total: sheet?.count ?? done } });
      };
      const making = workers.run(
        (renderer) => renderer.makeCheckedFile(request, isLong ? onRead : undefined),
        signal,
      );
      const grading = checker.verdictInTime(request);
      const made = await making;
      if (made.ok) return { request, made, grading };
      return { ends: undeliverable(made, target.participle, file, (other) => again({ file: other })) };
    },
  }),

  step({
    name: 'Grade the file',
    needs: ['target', 'request', 'made', 'grading'],
    asks: 'grade',
    gives: ['verdict'],
    async run({ target: { verb }, request, made, grading }) {
      const verdict = checker.verdictOfFile(request, await grading, made.readings);
      if (verdict?.grade !== 'F') return { verdict };
      return { asks: { kind: 'grade', design: request.design, verdict, verb } };
    },
  }),

  step({
    name: 'Deliver the file',
    needs: ['page', 'target', 'file', 'delivery', 'link', 'made'],
    gives: ['text'],
    async run({ page: { name }, target, file: { format }, delivery, link, made }) {
      const fileName = nameFile(name, link?.name, format);
      delivery.hand({ content: made.file, fileName, pages: made.pages });
      try {
        return { text: await delivery.text };
      } catch {
        return { ends: { status: 'failed', text: target.failure } };
      }
    },
  }),

  step({
    name: 'Save the code, or open the page of its link',
    needs: ['order', 'page', 'values', 'code', 'target', 'link', 'request', 'made', 'verdict', 'text'],
    gives: ['done'],
    async run({ order, page, values, code, target, link, request, made, verdict, text }, { report, again }) {
      const { payload, design, file } = request;
      const { modulePixels } = made;
      const { offersToKeep = false } = target;
      const shared = target.verb === 'share' ? { payload, design: code.design } : undefined;
      const done = { status: 'done', text, design, verdict, modulePixels, offersToKeep, shared } as const;
      if (link) await link.finish(done);
      if (link || target.verb !== 'save' || !page.saveTarget) return { done };
      report({ status: 'working', text: 'Saving to your history…' });
      const saved = {
        type: page.type.id,
        values: valuesFor(page.type, values),
        look: { design, size: file.size.width },
      };
      const saveResult = await page.saveTarget.save(saved, order.mode ?? 'update');
      if (saveResult.isSaved) return { done: { ...done, saveResult } };
      const retrySave = (mode = order.mode) => again({ order: { ...order, mode } });
      return { done: { ...done, saveResult, retrySave } };
    },
  }),

  step({
    name: 'Wait for a grade that the file didn’t wait for',
    needs: ['request', 'made', 'verdict'],
    gives: ['lateVerdict'],
    async run({ request, made, verdict }) {
      return { lateVerdict: verdict ? undefined : await checker.lateVerdict(request, made.readings) };
    },
  }),
];
