import { setReaderWasm } from '@canary/qr/read-back';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { makePicture } from './make-picture.ts';
import type { PictureRequest } from './picture.ts';
import type { RenderOrder, ToPage, ToWorker } from './picture-messages.ts';

setReaderWasm(new URL(readerWasm, self.location.origin).href);

const renderings = new Map<number, { resolve(bitmap: ImageBitmap): void; reject(error: Error): void }>();
let lastRendering = 0;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'make') return void make(data.id, data.request);
  const rendering = renderings.get(data.id);
  renderings.delete(data.id);
  if (data.bitmap) rendering?.resolve(data.bitmap);
  else rendering?.reject(new Error('The page couldn’t render the file.'));
};

async function make(id: number, request: PictureRequest): Promise<void> {
  try {
    send({ kind: 'made', id, result: await makePicture(request, renderInPage) });
  } catch {
    // The reader could not be loaded, or memory ran out. PictureMaker turns this into an error.
    send({ kind: 'made', id, result: undefined });
  }
}

function renderInPage(order: RenderOrder): Promise<ImageBitmap> {
  const id = ++lastRendering;
  return new Promise((resolve, reject) => {
    renderings.set(id, { resolve, reject });
    send({ kind: 'render', id, ...order });
  });
}

function send(message: ToPage): void {
  self.postMessage(message);
}
