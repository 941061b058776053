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
  return (await readSymbol(picture))?.bytes ?? null;
}

/** Reads the text of the QR code in a picture as ZXing's users get it; null if no code can be read. */
export async function readText(picture: Pixels): Promise<string | null> {
  return (await readSymbol(picture))?.text ?? null;
}

async function readSymbol(picture: Pixels | Blob) {
  const input = picture instanceof Blob ? picture : { ...picture, colorSpace: 'srgb' as const };
  const [symbol] = await readBarcodes(input, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return symbol?.isValid ? symbol : undefined;
}

/** Whether a picture reads back as exactly this payload, compared byte for byte in UTF-8. */
export async function readsAs(picture: Pixels | Blob, payload: string): Promise<boolean> {
  const bytes = await readBack(picture);
  const expected = new TextEncoder().encode(payload);
  return bytes?.length === expected.length && bytes.every((byte, index) => byte === expected[index]);
}
