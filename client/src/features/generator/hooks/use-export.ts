import { colourProblem } from '@canary/qr/colour';
import { useEffect, useRef, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { saveFile } from '#lib/save-file.ts';
import { copyPicture } from '../export/hand-over.ts';
import type { PictureRequest, Remedy } from '../export/picture.ts';
import { PictureMaker, PictureMakerError } from '../export/picture-maker.ts';

/** Where the picture goes. Save and Download behave identically (specification §7). */
export type Destination = 'file' | 'clipboard';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'working' }
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string; readonly remedy?: Remedy };

const DONE = {
  file: `Read back and correct. Saved as ${codeDefaults.fileName}.`,
  clipboard: 'Read back and correct. Copied to the clipboard.',
} as const;

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

  return {
    state,
    warm: () => pictureMaker().warm(),
    /** Forgets what was said of the last picture, and stops one that is still being made. */
    reset() {
      latest.current++;
      setState((before) => (before.status === 'idle' ? before : { status: 'idle' }));
    },
    async run(request: PictureRequest, destination: Destination) {
      const run = ++latest.current;
      const isStale = () => run !== latest.current;
      setState({ status: 'working' });
      const made = pictureMaker()
        .make(request)
        .then((result) => {
          if (!result.ok) throw new UnreadableError(result.remedy);
          // What was typed or chosen since then is not in this picture: it goes nowhere.
          if (isStale()) throw new Error('Overtaken by a change.');
          return result;
        });
      try {
        if (destination === 'file') saveFile((await made).png, codeDefaults.fileName);
        else await copyPicture(made.then(({ png }) => png));
        const { modulePixels } = await made;
        if (!isStale()) setState({ status: 'done', text: done(destination, request, modulePixels) });
      } catch (error) {
        if (!isStale()) setState(failure(error, destination));
      }
    },
  };
}

/** Pixels a module from which printers and cameras have room for error. */
const ENOUGH_PIXELS = 4;

/** What became of the picture, and what to mind about it although it reads. */
function done(destination: Destination, { colours }: PictureRequest, modulePixels: number): string {
  const warnings = [
    ...(colourProblem(colours) === 'too-close' ? ['But these colours are risky in print.'] : []),
    ...(modulePixels < ENOUGH_PIXELS
      ? [`But its squares are only ${modulePixels} px wide: choose a larger size for print.`]
      : []),
  ];
  return [DONE[destination], ...warnings].join(' ');
}

/** The read-back said no; `remedy` is the change that makes it say yes. */
class UnreadableError extends Error {
  constructor(readonly remedy: Remedy | undefined) {
    super('The picture does not read back.');
  }
}

function failure(error: unknown, destination: Destination): ExportState {
  if (error instanceof UnreadableError) return unreadable(error.remedy);
  if (error instanceof PictureMakerError) {
    return {
      status: 'failed',
      text: 'The checker could not be loaded, so nothing was saved. Check your connection and try again.',
    };
  }
  return destination === 'clipboard'
    ? { status: 'failed', text: 'Your browser didn’t let us copy the picture. Download it instead.' }
    : { status: 'failed', text: 'Your browser couldn’t save the file. Try again, or choose a smaller size.' };
}

const HELPS: Record<Remedy, string> = {
  'logo-off': 'Without the logo it reads.',
  'print-safe': 'In black on white it reads.',
  larger: 'At a larger size it reads.',
};

function unreadable(remedy: Remedy | undefined): ExportState {
  const why = 'We drew the code and could not read it back, so it was not saved.';
  return remedy
    ? { status: 'failed', text: `${why} ${HELPS[remedy]}`, remedy }
    : { status: 'failed', text: `${why} Shorten the data, or choose print-safe colours and a larger size.` };
}
