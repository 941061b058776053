import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { readBack } from '../../qr/src/read-back.ts';
import { readWithJsQr, setReaderFromDisk } from '../../qr/src/testing/reader.ts';

/** The text that two independent decoders read from a PNG file, and its size in pixels. */
export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** The colour of the first pixel, which is background. */
  readonly corner: string;
  readonly zxing: string | null;
  readonly jsqr: string | null;
}

setReaderFromDisk();

/** Decodes a PNG, given by path or content, with zxing-wasm and jsQR. */
export async function readPng(png: string | Buffer): Promise<ReadPng> {
  const file = typeof png === 'string' ? readFileSync(png) : png;
  const { width, height, data } = PNG.sync.read(file);
  const text = (bytes: Uint8Array | null) => bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return {
    width,
    height,
    corner: `#${data.subarray(0, 3).toString('hex')}`,
    zxing: text(await readBack(new Blob([new Uint8Array(file)]))),
    // Reads on demand: jsQR takes seconds for a large file, and many tests don't ask for it.
    get jsqr() {
      return text(readWithJsQr({ width, height, data: new Uint8ClampedArray(data) }));
    },
  };
}
