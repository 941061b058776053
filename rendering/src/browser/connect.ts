import type { ComposedCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { proxy, transfer, wrap } from 'comlink';
import type { DesignChoice, ScanReport } from '../core/grade-code.ts';
import type { ReadFile } from '../core/make-checked-file.ts';
import type { SheetPart, WrittenSheet } from '../core/make-sheet.ts';
import type { CodeToDraw, CodeToGrade, FileRequest, FileResult, SheetRequest } from '../core/requests.ts';
import { decodeSvg } from './decode-svg.ts';
import type { CodesInPicture } from './find-in-picture.ts';
import type { WorkerRenderer } from './rendering.worker.ts';
import { transferSignals } from './transfer-signals.ts';

/** The functions of a worker for its page. */
export type Renderer = ReturnType<typeof connectRenderer>;

/** Returns the functions of a worker that runs `rendering.worker.ts`. */
export function connectRenderer(worker: Worker) {
  transferSignals();
  const renderer = wrap<WorkerRenderer>(worker);
  return {
    /** See `drawCode`. */
    draw: async (code: CodeToDraw): Promise<ComposedCode> => renderer.draw(code),
    /** See `makeCheckedFile`. */
    makeCheckedFile: async (request: FileRequest, onRead?: (read: number) => void): Promise<FileResult> =>
      renderer.makeCheckedFile(request, proxy(decodeSvg), onRead && proxy(onRead)),
    /** See `makeReadFile`. */
    makeReadFile: async (request: FileRequest): Promise<ReadFile | undefined> =>
      renderer.makeReadFile(request),
    /** See `writeSheet`. @param onPage called with how many codes are drawn; the worker waits for it */
    writeSheet: async (
      request: SheetRequest,
      onPage: (drawn: number) => Promise<void>,
    ): Promise<WrittenSheet> => renderer.writeSheet(request, proxy(onPage)),
    /**
     * See `readSheet`.
     *
     * @param onRead called for each code at its place; the worker waits for it
     * @returns the indices of the codes that don't read
     */
    readSheet: async (
      part: SheetPart,
      onRead: (isRead: boolean) => Promise<void>,
    ): Promise<readonly number[]> => renderer.readSheet(part, proxy(onRead)),
    /**
     * See `gradeCode`.
     *
     * @param onReport called up to three times, each time with more
     */
    grade: async (
      code: CodeToGrade,
      onReport: (report: ScanReport) => void,
      signal: AbortSignal,
    ): Promise<void> => renderer.grade(code, proxy(onReport), signal),
    /** See `chooseDesign`. */
    choose: async (choice: DesignChoice, signal: AbortSignal): Promise<Design | undefined> =>
      renderer.choose(choice, signal),
    /** See `findInPicture`. The worker takes over a frame of a camera. */
    findInPicture: async (
      picture: Blob | ImageBitmap,
      signal: AbortSignal,
    ): Promise<CodesInPicture | undefined> =>
      renderer.findInPicture(picture instanceof Blob ? picture : transfer(picture, [picture]), signal),
  };
}
