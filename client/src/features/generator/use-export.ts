import { useEffect, useRef, useState } from 'react';
import { loadChunk } from '#shared/browser/load-chunk.ts';
import { designProblem } from '#shared/code/design-colours.ts';
import type { FileOptions, PictureRequest, PictureResult } from '#shared/code/picture.ts';
import { PictureMaker, PictureMakerError } from '#shared/code/picture-maker.ts';
import type { SaveMode } from '#shared/code/save-target.ts';
import type { ExportState } from './export-state.ts';
import type { Destination, ExportTarget } from './export-target.ts';

/** Draws the code, reads its file back, and delivers it only if it scans. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const maker = useRef<PictureMaker>(undefined);
  const latestRun = useRef(0);
  useEffect(() => () => maker.current?.close(), []);

  const pictureMaker = () => {
    maker.current ??= new PictureMaker();
    return maker.current;
  };

  const finish = async (text: string, target: ExportTarget, isStale: () => boolean, mode?: SaveMode) => {
    if (isStale()) return;
    if (!target.save) return setState({ status: 'done', text });
    setState({ status: 'working', text: 'Downloaded. Saving to your history…' });
    const saveResult = await target.save(mode);
    if (isStale()) return;
    const retrySave = (otherMode = mode) => void finish(text, target, isStale, otherMode);
    setState({ status: 'done', text, saveResult, ...(!saveResult.isSaved && { retrySave }) });
  };

  const run = async (request: PictureRequest, destination: Destination) => {
    const target = destination(request.file, request.design);
    const thisRun = ++latestRun.current;
    const isStale = () => thisRun !== latestRun.current;
    setState({ status: 'working', text: 'Checking that the code scans…' });
    const picture = pictureMaker()
      .make(request)
      .then((result) => {
        if (!result.ok) throw new UndeliverableError(result);
        if (isStale()) throw new Error('The code was changed while its picture was made.');
        return result;
      });
    try {
      await target.deliver(picture.then(({ file }) => file));
      const { modulePixels } = await picture;
      await finish(successText(target, request, modulePixels), target, isStale);
    } catch (error) {
      if (isStale()) return;
      const saveAs = (file: FileOptions) => void run({ ...request, file }, destination);
      const failed = await failure(error, target, request.file, saveAs);
      if (!isStale()) setState(failed);
    }
  };

  return {
    state,
    run,
    /** Starts the worker before it is needed. */
    warm: () => pictureMaker().warm(),
    /** Clears the message about the last picture, and drops a picture in progress. */
    reset() {
      latestRun.current++;
      setState((before) => (before.status === 'idle' ? before : { status: 'idle' }));
    },
  };
}

/** Smallest module that printers and cameras handle reliably, in pixels. */
const MIN_MODULE_PIXELS = 4;

function successText(
  target: ExportTarget,
  { design }: PictureRequest,
  modulePixels: number | undefined,
): string {
  const warnings = [
    ...(designProblem(design) === 'too-close' ? ['These colours are risky in print.'] : []),
    ...(modulePixels !== undefined && modulePixels < MIN_MODULE_PIXELS
      ? [`Its squares are only ${modulePixels} px wide: choose a larger size for print.`]
      : []),
  ];
  return ['Checked: it scans.', target.success, ...warnings].join(' ');
}

/** No file was made, or it doesn't read back as the payload. */
class UndeliverableError extends Error {
  constructor(readonly result: Extract<PictureResult, { ok: false }>) {
    super('The picture does not read back.');
  }
}

/** What to tell the user. The texts about the file itself are loaded when they are needed. */
async function failure(
  error: unknown,
  { participle, failure }: ExportTarget,
  file: FileOptions,
  saveAs: (file: FileOptions) => void,
): Promise<ExportState> {
  if (error instanceof PictureMakerError) {
    const text = `The checker could not be loaded, so nothing was ${participle}.`;
    return { status: 'failed', text: `${text} Check your connection and try again.` };
  }
  if (!(error instanceof UndeliverableError)) return { status: 'failed', text: failure };
  try {
    const { undeliverable } = await loadChunk(() => import('./export/undeliverable.ts'));
    return undeliverable(error.result, participle, file, saveAs);
  } catch {
    return { status: 'failed', text: `This code doesn’t scan, so it was not ${participle}.` };
  }
}
