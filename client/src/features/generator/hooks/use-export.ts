import { colourProblem } from '@canary/qr/colour';
import { useEffect, useRef, useState } from 'react';
import type { PictureRequest, Remedy } from '#shared/code/picture.ts';
import { PictureMaker, PictureMakerError } from '#shared/code/picture-maker.ts';
import type { KeepHow, Keeping } from '#shared/code/save-target.ts';
import type { ExportTarget } from '../export/hand-over.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly text: string }
  | {
      readonly status: 'done';
      readonly text: string;
      /** What became of the code itself, where it is kept too. */
      readonly keeping?: Keeping;
      /** Tries again to keep it, or in another way. */
      keepAgain?(how?: KeepHow): void;
    }
  | { readonly status: 'failed'; readonly text: string; readonly remedy?: Remedy };

/** Makes the picture, has it read back, and only then hands it over. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const maker = useRef<PictureMaker>(undefined);
  const latest = useRef(0);
  useEffect(() => () => maker.current?.close(), []);

  const pictureMaker = () => {
    maker.current ??= new PictureMaker();
    return maker.current;
  };

  const finish = async (text: string, handOver: ExportTarget, isStale: () => boolean, how?: KeepHow) => {
    if (isStale()) return;
    if (!handOver.keep) return setState({ status: 'done', text });
    setState({ status: 'working', text: 'Downloaded. Saving it to your history…' });
    const keeping = await handOver.keep(how);
    if (isStale()) return;
    const keepAgain = (otherwise = how) => void finish(text, handOver, isStale, otherwise);
    setState({ status: 'done', text, keeping, ...(!keeping.isKept && { keepAgain }) });
  };

  return {
    state,
    warm: () => pictureMaker().warm(),
    /** Forgets what was said of the last picture, and stops one that is still being made. */
    reset() {
      latest.current++;
      setState((before) => (before.status === 'idle' ? before : { status: 'idle' }));
    },
    async run(request: PictureRequest, handOver: ExportTarget) {
      const run = ++latest.current;
      const isStale = () => run !== latest.current;
      setState({ status: 'working', text: 'Reading the code back before you get it…' });
      const made = pictureMaker()
        .make(request)
        .then((result) => {
          if (!result.ok) throw new UnreadableError(result.remedy);
          // What was typed or chosen since then is not in this picture: it goes nowhere.
          if (isStale()) throw new Error('Overtaken by a change.');
          return result;
        });
      try {
        await handOver.take(made.then(({ png }) => png));
        const { modulePixels } = await made;
        await finish(done(handOver, request, modulePixels), handOver, isStale);
      } catch (error) {
        if (!isStale()) setState(failure(error, handOver));
      }
    },
  };
}

/** Pixels a module from which printers and cameras have room for error. */
const ENOUGH_PIXELS = 4;

/** What became of the picture, and what to mind about it although it reads. */
function done(handOver: ExportTarget, { colours }: PictureRequest, modulePixels: number): string {
  const warnings = [
    ...(colourProblem(colours) === 'too-close' ? ['But these colours are risky in print.'] : []),
    ...(modulePixels < ENOUGH_PIXELS
      ? [`But its squares are only ${modulePixels} px wide: choose a larger size for print.`]
      : []),
  ];
  return ['Read back and correct.', handOver.done, ...warnings].join(' ');
}

/** The read-back said no; `remedy` is the change that makes it say yes. */
class UnreadableError extends Error {
  constructor(readonly remedy: Remedy | undefined) {
    super('The picture does not read back.');
  }
}

function failure(error: unknown, { past, failed }: ExportTarget): ExportState {
  if (error instanceof UnreadableError) return unreadable(error.remedy, past);
  if (!(error instanceof PictureMakerError)) return { status: 'failed', text: failed };
  return {
    status: 'failed',
    text: `The checker could not be loaded, so nothing was ${past}. Check your connection and try again.`,
  };
}

const HELPS: Record<Remedy, string> = {
  'logo-off': 'Without the logo it reads.',
  'print-safe': 'In black on white it reads.',
  larger: 'At a larger size it reads.',
};

function unreadable(remedy: Remedy | undefined, past: string): ExportState {
  const why = `We drew the code and could not read it back, so it was not ${past}.`;
  return remedy
    ? { status: 'failed', text: `${why} ${HELPS[remedy]}`, remedy }
    : { status: 'failed', text: `${why} Shorten the data, or choose print-safe colours and a larger size.` };
}
