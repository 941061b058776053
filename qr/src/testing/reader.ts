import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import jsQR from 'jsqr';
import type { Pixels } from '../pixels.ts';
import { setReaderWasm } from '../read-back.ts';

/** Gives {@link readBack} its WebAssembly from the installed package. */
export function setReaderFromDisk(): void {
  const require = createRequire(import.meta.url);
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  setReaderWasm(new Uint8Array(wasm).buffer);
}

/** Reads a picture with jsQR, an independent second reader. Returns the bytes of the payload, or null. */
export function readWithJsQr({ data, width, height }: Pixels): Uint8Array | null {
  // The package is CommonJS: Node wraps its default export, bundlers don't.
  const read = 'default' in jsQR ? (jsQR.default as typeof jsQR) : jsQR;
  // Without the option, jsQR uses the option of the previous call.
  const found = read(data, width, height, { inversionAttempts: 'attemptBoth' });
  return found ? new Uint8Array(found.binaryData) : null;
}
