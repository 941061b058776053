import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { readBack } from '../../qr/src/read-back.ts';
import { readWithJsQr, setReaderFromDisk } from '../../qr/src/testing/reader.ts';

/** What two independent decoders read from a PNG file, and its size in pixels. */
export interface ReadPng {
  readonly width: number;
  readonly height: number;
  readonly zxing: string | null;
  readonly jsqr: string | null;
}

setReaderFromDisk();

/** Decodes a PNG file with zxing-wasm and with jsQR. */
export async function readPng(path: string): Promise<ReadPng> {
  const file = readFileSync(path);
  const { width, height, data } = PNG.sync.read(file);
  const text = (bytes: Uint8Array | null) => bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return {
    width,
    height,
    zxing: text(await readBack(new Blob([new Uint8Array(file)]))),
    jsqr: text(readWithJsQr({ width, height, data: new Uint8ClampedArray(data) })),
  };
}
