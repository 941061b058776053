import { encodeImage } from './encode-image.ts';
import { type ImageAnswer, ImageFileError, type ImageQuestion } from './image-file-error.ts';

self.onmessage = async ({ data }: MessageEvent<ImageQuestion>) => {
  self.postMessage(await answer(data));
};

async function answer({ file, isTrimmed }: ImageQuestion): Promise<ImageAnswer> {
  try {
    return await encodeImage(file, isTrimmed);
  } catch (error) {
    // Decoding fails for a damaged file, and where memory runs out.
    return { problem: error instanceof ImageFileError ? error.problem : { kind: 'broken' } };
  }
}
