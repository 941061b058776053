import { useEffect, useRef, useState } from 'react';
import { designProblem } from '#shared/code/design-colours.ts';
import type { CodeRemedy, FileOptions, PictureRequest, PictureResult } from '#shared/code/picture.ts';
import { PictureMaker, PictureMakerError } from '#shared/code/picture-maker.ts';
import type { SaveMode, SaveResult } from '#shared/code/save-target.ts';
import type { Destination, ExportTarget } from './export-target.ts';

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
  | {
      readonly status: 'failed';
      readonly text: string;
      /** A change of the code after which the file scans. */
      readonly remedy?: CodeRemedy;
      /** Exports the code to a file that scans. */
      readonly otherFile?: { readonly label: string; save(): void };
    };

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
    const target = destination(request.file);
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
      setState(failure(error, target, request.file, saveAs));
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

const REMEDY_HINTS: Record<CodeRemedy, string> = {
  'logo-off': 'It scans without the logo.',
  'print-safe': 'It scans in black on white.',
};

function failure(
  error: unknown,
  { participle, failure }: ExportTarget,
  file: FileOptions,
  saveAs: (file: FileOptions) => void,
): ExportState {
  if (error instanceof PictureMakerError) {
    const text = `The checker could not be loaded, so nothing was ${participle}.`;
    return { status: 'failed', text: `${text} Check your connection and try again.` };
  }
  if (!(error instanceof UndeliverableError)) return { status: 'failed', text: failure };
  const { problem, remedy } = error.result;
  const text = {
    unreadable: `This code doesn’t scan, so it was not ${participle}.`,
    'too-large': `Your browser can’t paint a picture of this size, so nothing was ${participle}.`,
    'no-encoder': `Your browser can’t write ${file.format.toUpperCase()} files, so nothing was ${participle}.`,
  }[problem];
  if (remedy?.kind === 'code') {
    return { status: 'failed', text: `${text} ${REMEDY_HINTS[remedy.change]}`, remedy: remedy.change };
  }
  if (remedy?.kind === 'file') {
    const { hint, label } = otherFileTexts(remedy.file, file);
    const save = () => saveAs(remedy.file);
    return { status: 'failed', text: `${text} ${hint}`, otherFile: { label, save } };
  }
  const advice = {
    unreadable: 'Shorten it, or use print-safe colours and a larger size.',
    'too-large': 'Choose a smaller size.',
    'no-encoder': 'Choose another format.',
  }[problem];
  return { status: 'failed', text: `${text} ${advice}` };
}

function otherFileTexts(other: FileOptions, file: FileOptions): { hint: string; label: string } {
  if (other.format !== file.format) {
    const name = other.format.toUpperCase();
    const hint = other.format === 'svg' ? 'SVG is sharp at every size.' : `It works as ${name}.`;
    return { hint, label: `Use ${name} instead` };
  }
  return { hint: 'It scans at a larger size.', label: `Use ${other.size.width} pixels instead` };
}
