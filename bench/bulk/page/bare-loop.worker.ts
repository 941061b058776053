import { codeDefaults } from '../../../client/src/config/code-defaults.ts';
import { setReaderWasm } from '../../../qr/src/read-back.ts';
import { canvasPlatform } from '../../../rendering/src/browser/canvas-platform.ts';
import { renderSvg } from '../../../rendering/src/browser/render-svg.ts';
import { makeReadFile } from '../../../rendering/src/core/make-checked-file.ts';
import { pngFile } from '../../../rendering/src/core/requests.ts';
import type { BareRun } from './bare-loop.ts';
import { readerWasm } from './reader-wasm.ts';
import { width } from './way.ts';

setReaderWasm(readerWasm);

const platform = { ...canvasPlatform, renderSvg };

self.onmessage = async ({ data: { payloads, format } }: MessageEvent<BareRun>) => {
  let read = 0;
  for (const payload of payloads) {
    const file = { ...pngFile(width), format };
    if (await makeReadFile({ payload, design: codeDefaults.design, file }, platform)) read += 1;
  }
  self.postMessage(read);
};
