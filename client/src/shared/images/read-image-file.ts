import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import { type ImageAnswer, ImageFileError, maxFileBytes, maxSvgBytes } from './image-file-error.ts';
import { drawSvg } from './svg-image.ts';

/** The types of image files that can be read. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

const megabyte = 1024 * 1024;

/**
 * Reads an image file and encodes it again, at most 512 pixels wide and high and 128 KB large. Nothing else of the
 * file is kept, such as the place where a photo was taken. Pixels are decoded in a worker, so that the page stays
 * responsive.
 *
 * @returns a data URL of a PNG or JPEG
 * @throws {ImageFileError}
 */
export async function readImageFile(file: File): Promise<string> {
  if (file.size > maxFileBytes) throw tooManyBytes(maxFileBytes);
  if (!isSvg(file)) return encodeInWorker(file);
  if (file.size > maxSvgBytes) throw tooManyBytes(maxSvgBytes);
  return encodeInWorker(await drawSvg(await file.text()));
}

function tooManyBytes(limit: number): ImageFileError {
  return new ImageFileError({ kind: 'too-many-bytes', megabytes: limit / megabyte });
}

function isSvg({ type, name }: File): boolean {
  return type === 'image/svg+xml' || (type === '' && name.toLowerCase().endsWith('.svg'));
}

async function encodeInWorker(image: Blob): Promise<string> {
  const worker = new Worker(new URL('./image.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<ImageAnswer>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ImageAnswer>) => resolve(data);
      worker.onerror = () => {
        // The worker's code may be gone because a newer version of the site was deployed.
        void reloadIfOutdated();
        resolve({ problem: { kind: 'not-loaded' } });
      };
      worker.postMessage(image);
    });
    if ('problem' in answer) throw new ImageFileError(answer.problem);
    return answer.image;
  } finally {
    worker.terminate();
  }
}
