import { setZBarWasm } from '@canary/qr/grade/readers';
import { setReaderWasm } from '@canary/qr/read-back';
import zbarWasm from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import { expose, transfer } from 'comlink';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { drawCode } from '../core/draw-code.ts';
import { chooseDesign, type DesignChoice, gradeCode, type ScanReport } from '../core/grade-code.ts';
import { makeCheckedFile, makeReadFile } from '../core/make-checked-file.ts';
import type { SheetPart, WrittenSheet } from '../core/make-sheet.ts';
import { bitmapPixels } from '../core/paint.ts';
import type { Platform } from '../core/platform.ts';
import type { CodeToDraw, CodeToGrade, FileRequest, SheetRequest } from '../core/requests.ts';
import { canvasPlatform } from './canvas-platform.ts';
import { findInPicture } from './find-in-picture.ts';
import { transferSignals } from './transfer-signals.ts';

transferSignals();
setReaderWasm(new URL(readerWasm, self.location.origin).href);
setZBarWasm(new URL(zbarWasm, self.location.origin).href);

const workerPlatform: Platform = {
  ...canvasPlatform,
  // Workers have no decoder of the browser's for SVG.
  renderSvg: async (...file) => (await import('./render-svg.ts')).renderSvg(...file),
};

/** The functions of the worker for its page. Functions and signals among the arguments belong to the page. */
const renderer = {
  draw: (code: CodeToDraw) => drawCode(code, workerPlatform),

  makeCheckedFile: (
    request: FileRequest,
    decodeSvg: (file: Blob, width: number) => Promise<ImageBitmap>,
    onRead?: (read: number) => void,
  ) => {
    const renderSvg: Platform['renderSvg'] = async (file, width, ground) => {
      const bitmap = await decodeSvg(file, width);
      try {
        return bitmapPixels(bitmap, ground, canvasPlatform);
      } finally {
        bitmap.close();
      }
    };
    return makeCheckedFile(request, { ...canvasPlatform, renderSvg }, onRead);
  },

  async makeReadFile(request: FileRequest) {
    const made = await makeReadFile(request, workerPlatform);
    return made && transfer(made, [made.bytes.buffer]);
  },

  async writeSheet(request: SheetRequest, onPage: (drawn: number) => Promise<void>): Promise<WrittenSheet> {
    const { writeSheet } = await import('../core/make-sheet.ts');
    return writeSheet(request, workerPlatform, (_, drawn) => onPage(drawn));
  },

  async readSheet(part: SheetPart, onRead: (isRead: boolean) => Promise<void>): Promise<readonly number[]> {
    const { readSheet } = await import('../core/make-sheet.ts');
    const unread = new Set<number>();
    for await (const { code, isRead } of readSheet(part, workerPlatform)) {
      if (!isRead) unread.add(code);
      await onRead(isRead);
    }
    return [...unread];
  },

  async grade(code: CodeToGrade, onReport: (report: ScanReport) => void, signal: AbortSignal): Promise<void> {
    for await (const report of gradeCode(code, workerPlatform, signal)) onReport(report);
  },

  choose: (choice: DesignChoice, signal: AbortSignal) => chooseDesign(choice, workerPlatform, signal),

  findInPicture,
};

export type WorkerRenderer = typeof renderer;

expose(renderer);
