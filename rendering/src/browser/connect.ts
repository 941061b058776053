import type { ComposedCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { proxy, transfer, wrap } from 'comlink';
import type { DesignChoice, ScanReport } from '../core/grade-code.ts';
import type { ReadFile } from '../core/make-checked-file.ts';
import type { CodeToDraw, CodeToGrade, FileRequest, FileResult } from '../core/requests.ts';
import type { CodesInPicture } from './find-in-picture.ts';
import { renderVector } from './render-vector.ts';
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
    makeCheckedFile: async (request: FileRequest): Promise<FileResult> =>
      renderer.makeCheckedFile(request, proxy(renderVector)),
    /** See `makeReadFile`. PDF files can't be read without the page. */
    makeReadFile: async (request: FileRequest): Promise<ReadFile | undefined> =>
      renderer.makeReadFile(request),
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
