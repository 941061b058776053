import { setReaderWasm } from '@canary/qr/read-back';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { makePicture } from './make-picture.ts';
import type { PictureRequest } from './picture.ts';

setReaderWasm(new URL(readerWasm, self.location.origin).href);

self.onmessage = async ({ data }: MessageEvent<{ id: number; request: PictureRequest }>) => {
  try {
    self.postMessage({ id: data.id, result: await makePicture(data.request) });
  } catch {
    // The reader could not be loaded, or memory ran out. PictureMaker turns this into an error.
    self.postMessage({ id: data.id, result: undefined });
  }
};
