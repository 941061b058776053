import type { FileFormat } from '@canary/qr/files/format';
import { pngFile } from '@canary/rendering/core/requests';
import { neededFeatures } from '#shared/code/needed-features.ts';
import { type Delivery, type ExportStep, step } from './facts.ts';
import { type CheckedFile, diskTarget, type Target } from './order.ts';

/** The first steps of an export, all within the click: they find the facts that making a file needs. */
export const askingSteps: readonly ExportStep[] = [
  step({
    name: 'Complete the content',
    needs: ['page'],
    gives: ['values', 'code'],
    run({ page }) {
      const values = page.complete();
      const { code, firstInvalid } = page;
      return code ? { values, code } : { values, ends: { status: 'invalid', field: firstInvalid } };
    },
  }),

  step({
    name: 'Continue in the account, if this page can’t make the code or its link, or save it',
    needs: ['order', 'page'],
    gives: [],
    run({ order: { target = diskTarget, file }, page }, { wait }) {
      const isSave = target.verb === 'save';
      const needsLink = page.linkMaker === null;
      if (!needsLink && !page.needsAccount && !(isSave && !page.saveTarget)) return {};
      const usual = page.pixels === undefined ? undefined : pngFile(page.pixels);
      wait({
        target: isSave ? target : diskTarget,
        file: isSave ? undefined : (file ?? usual),
        waitsFor: 'account',
      });
      page.openAccount?.(needsLink);
      return { ends: { status: 'idle' } };
    },
  }),

  step({
    name: 'Choose the file',
    needs: ['order', 'page'],
    asks: 'paper',
    gives: ['target', 'file'],
    run({ order: { target, file }, page: { pixels, showSize } }) {
      if (!target) return { asks: { kind: 'paper' } };
      if (file) return { target, file };
      if (pixels !== undefined) return { target, file: pngFile(pixels) };
      showSize();
      return { ends: { status: 'unsized' } };
    },
  }),

  step({
    name: 'Unlock the features',
    needs: ['order', 'page', 'code', 'target', 'file'],
    asks: 'unlock',
    gives: ['design'],
    run({ order, page, code, target, file }, { wait }) {
      const design = target.designOf?.(code.design) ?? code.design;
      const features = neededFeatures(page.type.id, design);
      const isUnlocked = features.every((feature) => page.unlocks.has(feature));
      // If the design was lost in a log-in, the question says so.
      if (isUnlocked && order.waitsFor !== 'unlock') return { design };
      wait({ ...order, target, file, waitsFor: 'unlock' });
      return { asks: { kind: 'unlock', features, design, target } };
    },
  }),

  step({
    name: 'Begin the delivery',
    needs: ['target', 'file'],
    gives: ['delivery'],
    run({ target, file }, { signal, report, cancel }) {
      report({ status: 'working', text: 'Checking that the code scans…', cancel });
      return { delivery: begin(target, file.format, signal) };
    },
  }),
];

/** Starts the delivery before the file is made: Safari requires the clipboard call within the click. */
function begin(target: Target, format: FileFormat, signal: AbortSignal): Delivery {
  let hand: Delivery['hand'] = () => undefined;
  const file = new Promise<CheckedFile>((resolve, reject) => {
    hand = resolve;
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const text = target.deliver(file, format);
  // If the export ends before its delivery, the file never comes.
  text.catch(() => undefined);
  return { hand, text };
}
