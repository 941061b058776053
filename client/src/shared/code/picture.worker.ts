import { setZBarWasm } from '@canary/qr/grade/readers';
import { setReaderWasm } from '@canary/qr/read-back';
import zbarWasm from '@undecaf/zbar-wasm/dist/zbar.wasm?url';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { makePicture } from './make-picture.ts';
import type { PictureRequest } from './picture.ts';
import type { ToPage, ToWorker } from './picture-messages.ts';
import { PageRenderer } from './render-in-page.ts';

setReaderWasm(new URL(readerWasm, self.location.origin).href);
setZBarWasm(new URL(zbarWasm, self.location.origin).href);

const page = new PageRenderer(send);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'make') void make(data.id, data.request);
  else page.settle(data);
};

async function make(id: number, request: PictureRequest): Promise<void> {
  try {
    send({ kind: 'made', id, result: await makePicture(request, page.render) });
  } catch {
    // The reader could not be loaded, or memory ran out. PictureMaker turns this into an error.
    send({ kind: 'made', id, result: undefined });
  }
}

function send(message: ToPage): void {
  self.postMessage(message);
}
