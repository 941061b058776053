import { useEffect, useRef, useState } from 'react';
import { designProblem } from '#shared/code/design-colours.ts';
import type { PictureRequest, Remedy } from '#shared/code/picture.ts';
import { PictureMaker, PictureMakerError } from '#shared/code/picture-maker.ts';
import type { SaveMode, SaveResult } from '#shared/code/save-target.ts';
import type { ExportTarget } from './export-target.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly text: string }
  | {
      readonly status: 'done';
      readonly text: string;
      /** Whether the code itself was saved, if the target saves codes. */
      readonly saveResult?: SaveResult;
      /** Tries again to save it, optionally in another mode. */
      retrySave?(mode?: SaveMode): void;
    }
  | { readonly status: 'failed'; readonly text: string; readonly remedy?: Remedy };

/** Draws the picture, reads it back, and delivers it only if it scans. */
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

  return {
    state,
    /** Starts the worker before it is needed. */
    warm: () => pictureMaker().warm(),
    /** Clears the message about the last picture, and drops a picture in progress. */
    reset() {
      latestRun.current++;
      setState((before) => (before.status === 'idle' ? before : { status: 'idle' }));
    },
    async run(request: PictureRequest, target: ExportTarget) {
      const run = ++latestRun.current;
      const isStale = () => run !== latestRun.current;
      setState({ status: 'working', text: 'Checking that the code scans…' });
      const picture = pictureMaker()
        .make(request)
        .then((result) => {
          if (!result.ok) throw new UnreadableError(result.remedy);
          if (isStale()) throw new Error('The code was changed while its picture was made.');
          return result;
        });
      try {
        await target.deliver(picture.then(({ png }) => png));
        const { modulePixels } = await picture;
        await finish(successText(target, request, modulePixels), target, isStale);
      } catch (error) {
        if (!isStale()) setState(failure(error, target));
      }
    },
  };
}

/** Smallest module that printers and cameras handle reliably, in pixels. */
const MIN_MODULE_PIXELS = 4;

function successText(target: ExportTarget, { design }: PictureRequest, modulePixels: number): string {
  const warnings = [
    ...(designProblem(design) === 'too-close' ? ['These colours are risky in print.'] : []),
    ...(modulePixels < MIN_MODULE_PIXELS
      ? [`Its squares are only ${modulePixels} px wide: choose a larger size for print.`]
      : []),
  ];
  return ['Checked: it scans.', target.success, ...warnings].join(' ');
}

/** The picture doesn't read back as the payload. */
class UnreadableError extends Error {
  constructor(readonly remedy: Remedy | undefined) {
    super('The picture does not read back.');
  }
}

const REMEDY_HINTS: Record<Remedy, string> = {
  'logo-off': 'It scans without the logo.',
  'print-safe': 'It scans in black on white.',
  larger: 'It scans at a larger size.',
};

function failure(error: unknown, { participle, failure }: ExportTarget): ExportState {
  if (error instanceof UnreadableError) {
    const { remedy } = error;
    const text = `This code doesn’t scan, so it was not ${participle}.`;
    return remedy
      ? { status: 'failed', text: `${text} ${REMEDY_HINTS[remedy]}`, remedy }
      : { status: 'failed', text: `${text} Shorten it, or use print-safe colours and a larger size.` };
  }
  if (!(error instanceof PictureMakerError)) return { status: 'failed', text: failure };
  return {
    status: 'failed',
    text: `The checker could not be loaded, so nothing was ${participle}. Check your connection and try again.`,
  };
}
