import { encodeImage } from './encode-image.ts';
import { type ImageAnswer, ImageFileError } from './image-file-error.ts';

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await answer(data));
};

async function answer(file: Blob): Promise<ImageAnswer> {
  try {
    return { image: await encodeImage(file) };
  } catch (error) {
    // Decoding fails for a damaged file, and where memory runs out.
    return { problem: error instanceof ImageFileError ? error.problem : { kind: 'broken' } };
  }
}
