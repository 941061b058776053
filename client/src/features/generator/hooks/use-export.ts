import { useEffect, useRef, useState } from 'react';
import { codeDefaults } from '#config/code-defaults.ts';
import { copyPicture, savePicture } from '../export/hand-over.ts';
import type { PictureRequest, Remedy } from '../export/picture.ts';
import { PictureMaker } from '../export/picture-maker.ts';

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
  useEffect(() => () => maker.current?.close(), []);

  const pictureMaker = () => {
    maker.current ??= new PictureMaker();
    return maker.current;
  };

  return {
    state,
    warm: () => pictureMaker().warm(),
    reset: () => setState((before) => (before.status === 'idle' ? before : { status: 'idle' })),
    async run(request: PictureRequest, destination: Destination) {
      setState({ status: 'working' });
      try {
        const png = pictureMaker()
          .make(request)
          .then((result) => {
            if (!result.ok) throw new UnreadableError(result.remedy);
            return result.png;
          });
        if (destination === 'file') savePicture(await png, codeDefaults.fileName);
        else await copyPicture(png);
        setState({ status: 'done', text: DONE[destination] });
      } catch (error) {
        setState(failure(error, destination));
      }
    },
  };
}

/** The read-back said no; `remedy` is the change that makes it say yes. */
class UnreadableError extends Error {
  constructor(readonly remedy: Remedy | undefined) {
    super('The picture does not read back.');
  }
}

function failure(error: unknown, destination: Destination): ExportState {
  if (error instanceof UnreadableError) return unreadable(error.remedy);
  if (destination === 'clipboard') {
    return { status: 'failed', text: 'Your browser didn’t let us copy the picture. Download it instead.' };
  }
  return {
    status: 'failed',
    text: 'The checker could not be loaded, so nothing was saved. Check your connection and try again.',
  };
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
