import type { LeftOutRow } from '@canary/bulk/manifest';
import type { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import type { WrittenSheet } from '@canary/rendering/core/make-sheet';
import type { SheetRequest } from '@canary/rendering/core/requests';
import type { RunCode } from './run.ts';
import { controlRun, type Run } from './run-control.ts';

/** The labels of a run: the sheet, the printer and the look of all codes. */
export type RunSheet = Pick<SheetRequest, 'sheet' | 'copies' | 'density' | 'design'>;

interface SheetRunOptions {
  readonly codes: readonly RunCode[];
  readonly labels: RunSheet;
  readonly workers: Pick<RenderingWorkers, 'run'>;
  /** How many parts of the file are read at the same time. */
  readonly parallel: number;
  save(pdf: Blob): void;
}

const unreadable = 'It doesn’t scan on its label. Choose larger labels, or a design with more contrast.';

const reasons = {
  unprintable: 'Its squares are too small for this printer. Choose larger labels, or shorten the content.',
  'too-small': 'The label is smaller than the standard of this code demands. Choose larger labels.',
  'too-long': 'Its text is too long for the label. Shorten it, or choose larger labels.',
} as const;

/**
 * Puts codes on labels in the order of the rows, as one PDF file, and reads each code at its place. Codes that don't read
 * are left out, and the pages are made again without them: the next code takes the label.
 */
export function startSheetRun({ codes, labels, workers, parallel, save }: SheetRunOptions): Run {
  const control = controlRun(codes.length);
  const { store, signal, elapsed, untilResumed } = control;

  /** When the step began, in the time of the run. */
  let since = 0;
  const begin = (step: 'drawing' | 'reading', total: number) => {
    since = elapsed();
    store.change({ step, total, tried: 0, elapsedMs: 0 });
  };
  /** Shows the progress. While the run is paused, the worker waits for it; an error stops the worker. */
  const proceed = async (tried: number) => {
    signal.throwIfAborted();
    store.change({ tried, elapsedMs: elapsed() - since });
    await untilResumed();
    signal.throwIfAborted();
  };
  const write = (chosen: readonly RunCode[]) => {
    begin('drawing', chosen.length);
    const request: SheetRequest = {
      ...labels,
      layout: 'labels',
      codes: chosen.map(({ payload, caption, logoAs }) => ({
        payload,
        logoAs,
        words: { title: '', text: caption },
      })),
    };
    return workers.run((renderer) => renderer.writeSheet(request, proceed), signal);
  };
  /** Returns the indices of the codes that don't read. */
  const read = async ({ file, pages, leftOut }: WrittenSheet): Promise<readonly number[]> => {
    begin('reading', store.read().total - leftOut.length);
    let labelsRead = 0;
    const onRead = () => proceed(Math.floor(++labelsRead / labels.copies));
    const length = Math.ceil(pages.length / parallel);
    const parts = Array.from({ length: parallel }, (_, index) => index * length).filter(
      (firstPage) => firstPage < pages.length,
    );
    const unread = await Promise.all(
      parts.map((firstPage) => {
        const part = { file, pages: pages.slice(firstPage, firstPage + length), firstPage };
        return workers.run((renderer) => renderer.readSheet(part, onRead), signal);
      }),
    );
    return unread.flat();
  };
  const leaveOut = ({ row, payload, link }: RunCode, reason: string) => {
    const { leftOut } = store.read();
    store.change({
      leftOut: [...leftOut, { row, payload, target: link?.target, reason } satisfies LeftOutRow],
    });
  };

  return control.start(async () => {
    let chosen = codes;
    while (chosen.length > 0) {
      const written = await write(chosen);
      const reasonsByCode = new Map<number, string>(
        written.leftOut.map(({ code, reason }) => [code, reasons[reason]]),
      );
      const unread = await read(written);
      for (const code of unread) reasonsByCode.set(code, unreadable);
      for (const [at, code] of chosen.entries()) {
        const reason = reasonsByCode.get(at);
        if (reason) leaveOut(code, reason);
      }
      chosen = chosen.filter((_, at) => !reasonsByCode.has(at));
      if (unread.length > 0 || chosen.length === 0) continue;
      save(written.file);
      store.change({ made: chosen.length, pages: written.pages.length });
      return;
    }
  });
}
