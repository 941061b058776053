import { setZBarWasm } from '@canary/qr/grade/readers';
import { setReaderWasm } from '@canary/qr/read-back';
import zbarWasm from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import { expose } from 'comlink';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { drawCode } from '../core/draw-code.ts';
import { chooseDesign, type DesignChoice, gradeCode, type ScanReport } from '../core/grade-code.ts';
import { makeCheckedFile, makeReadFile } from '../core/make-checked-file.ts';
import type { Platform } from '../core/platform.ts';
import type { CodeToDraw, CodeToGrade, FileRequest } from '../core/requests.ts';
import { canvasPlatform } from './canvas-platform.ts';
import { findInPicture } from './find-in-picture.ts';
import { transferSignals } from './transfer-signals.ts';

transferSignals();
setReaderWasm(new URL(readerWasm, self.location.origin).href);
setZBarWasm(new URL(zbarWasm, self.location.origin).href);

const workerPlatform: Platform = {
  ...canvasPlatform,
  // Workers have no decoder of the browser's for SVG.
  renderVector: async (file, width) => (await import('./render-svg.ts')).renderSvg(file, width),
};

/** The functions of the worker for its page. Functions and signals among the arguments belong to the page. */
const renderer = {
  draw: (code: CodeToDraw) => drawCode(code, workerPlatform),

  makeCheckedFile: (request: FileRequest, renderVector: Platform['renderVector']) =>
    makeCheckedFile(request, { ...canvasPlatform, renderVector }),

  makeReadFile: (request: FileRequest) => makeReadFile(request, workerPlatform),
  async grade(code: CodeToGrade, onReport: (report: ScanReport) => void, signal: AbortSignal): Promise<void> {
    for await (const report of gradeCode(code, workerPlatform, signal)) onReport(report);
  },

  choose: (choice: DesignChoice, signal: AbortSignal) => chooseDesign(choice, workerPlatform, signal),

  findInPicture,
};

export type WorkerRenderer = typeof renderer;

expose(renderer);
