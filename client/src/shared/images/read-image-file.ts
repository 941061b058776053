import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import {
  type EncodedImage,
  type ImageAnswer,
  ImageFileError,
  type ImageQuestion,
  maxFileBytes,
  maxSvgBytes,
} from './image-file-error.ts';
import { drawSvg } from './svg-image.ts';

/** The types of image files that can be read. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

const megabyte = 1024 * 1024;

/**
 * Reads an image file and encodes it again, at most 512 pixels wide and high and 128 KB large. Nothing else of the
 * file is kept, such as the place where a photo was taken. Pixels are decoded in a worker, so that the page stays
 * responsive.
 *
 * @param isTrimmed whether transparent margins are left out
 * @returns a PNG or JPEG
 * @throws {ImageFileError}
 */
export async function readImageFile(file: File, isTrimmed = false): Promise<EncodedImage> {
  if (file.size > maxFileBytes) throw tooManyBytes(maxFileBytes);
  if (!isSvg(file)) return encodeInWorker({ file, isTrimmed });
  if (file.size > maxSvgBytes) throw tooManyBytes(maxSvgBytes);
  return encodeInWorker({ file: await drawSvg(await file.text()), isTrimmed });
}

function tooManyBytes(limit: number): ImageFileError {
  return new ImageFileError({ kind: 'too-many-bytes', megabytes: limit / megabyte });
}

function isSvg({ type, name }: File): boolean {
  return type === 'image/svg+xml' || (type === '' && name.toLowerCase().endsWith('.svg'));
}

async function encodeInWorker(question: ImageQuestion): Promise<EncodedImage> {
  const worker = new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<ImageAnswer>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ImageAnswer>) => resolve(data);
      worker.onerror = () => {
        // The worker's code may be gone because a newer version of the site was deployed.
        void reloadIfOutdated();
        resolve({ problem: { kind: 'not-loaded' } });
      };
      worker.postMessage(question);
    });
    if ('problem' in answer) throw new ImageFileError(answer.problem);
    return answer;
  } finally {
    worker.terminate();
  }
}
