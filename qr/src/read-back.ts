import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from './pixels.ts';

/**
 * Sets the reader's WebAssembly: an address on the page's own origin, or its bytes. Call it once before the first
 * {@link readBack}; otherwise the library downloads it from a CDN.
 */
export function setReaderWasm(wasm: string | ArrayBuffer): void {
  prepareZXingModule({
    overrides: typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm },
  });
}

/**
 * Reads the QR code in a picture, as a scanner would.
 *
 * @param picture pixels, or an encoded image file (PNG, JPEG)
 * @returns the bytes of the payload, or null if no code can be read
 */
export async function readBack(picture: Pixels | Blob): Promise<Uint8Array | null> {
  const [symbol] = await readSymbols(picture, 1);
  return symbol?.bytes ?? null;
}

/**
 * Reads QR codes in a picture as ZXing's users get them.
 *
 * @param most how many codes to read: 1 to 255
 */
export async function readSymbols(picture: Pixels | Blob, most: number) {
  const input = picture instanceof Blob ? picture : { ...picture, colorSpace: 'srgb' as const };
  const symbols = await readBarcodes(input, { formats: ['QRCode'], maxNumberOfSymbols: most });
  return symbols.filter(({ isValid }) => isValid);
}

/** Whether a picture reads back as exactly this payload, compared byte for byte in UTF-8. */
export async function readsAs(picture: Pixels | Blob, payload: string): Promise<boolean> {
  const bytes = await readBack(picture);
  const expected = new TextEncoder().encode(payload);
  return bytes?.length === expected.length && bytes.every((byte, index) => byte === expected[index]);
}
