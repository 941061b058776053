import type { ZBarScanner } from '@undecaf/zbar-wasm';
import type { Pixels } from '../pixels.ts';
import { readBack } from '../read-back.ts';
import { luma } from './samples.ts';

/** Names of the readers: programs of different origin, each built into many scanners. */
export const readerNames = ['ZXing', 'ZBar', 'jsQR'] as const;

export type ReaderName = (typeof readerNames)[number];

/** Reads the QR code in a picture. Returns the bytes of its payload, or null. */
export type Reader = (pixels: Pixels, isDarkOnLight: boolean) => Promise<Uint8Array | null>;

/** ZXing is also what checks every file. The others are loaded on first use. */
export const readers: Readonly<Record<ReaderName, Reader>> = {
  ZXing: readBack,
  ZBar: readWithZBar,
  jsQR: readWithJsQr,
};

/** Whether a reader gets exactly these bytes from a picture. */
export async function reads(
  name: ReaderName,
  pixels: Pixels,
  payload: Uint8Array,
  isDarkOnLight = true,
): Promise<boolean> {
  const bytes = await readers[name](pixels, isDarkOnLight);
  return bytes?.length === payload.length && bytes.every((byte, index) => byte === payload[index]);
}

let zbarWasm: string | undefined;
let zbar:
  | Promise<{ scanner: ZBarScanner; scan: typeof import('@undecaf/zbar-wasm').scanGrayBuffer }>
  | undefined;

/**
 * Sets the address of ZBar's WebAssembly on the page's own origin. Node needs none. The file stays separate and unchanged:
 * its licence (LGPL 2.1 or later) lets users replace it.
 */
export function setZBarWasm(address: string): void {
  zbarWasm = address;
}

async function loadZBar() {
  const library = await import('@undecaf/zbar-wasm');
  const address = zbarWasm;
  if (address !== undefined) library.setModuleArgs({ locateFile: () => address });
  const { ZBarSymbolType: Type, ZBarConfigType: Config } = library;
  const scanner = await library.ZBarScanner.create();
  scanner.setConfig(Type.ZBAR_NONE, Config.ZBAR_CFG_ENABLE, 0);
  scanner.setConfig(Type.ZBAR_QRCODE, Config.ZBAR_CFG_ENABLE, 1);
  // Otherwise it guesses the encoding and converts it.
  scanner.setConfig(Type.ZBAR_QRCODE, Config.ZBAR_CFG_BINARY, 1);
  return { scanner, scan: library.scanGrayBuffer };
}

async function readWithZBar(
  { width, height, data }: Pixels,
  isDarkOnLight: boolean,
): Promise<Uint8Array | null> {
  zbar ??= loadZBar();
  const { scanner, scan } = await zbar;
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, byte = 0; pixel < grey.length; pixel++, byte += 4) {
    const value = Math.round(255 * luma(data[byte] ?? 0, data[byte + 1] ?? 0, data[byte + 2] ?? 0));
    // Its own option for light codes on dark backgrounds reads every picture twice.
    grey[pixel] = isDarkOnLight ? value : 255 - value;
  }
  const [symbol] = await scan(grey.buffer, width, height, scanner);
  return symbol ? new Uint8Array(symbol.data) : null;
}

async function readWithJsQr(
  { width, height, data }: Pixels,
  isDarkOnLight: boolean,
): Promise<Uint8Array | null> {
  const { default: library } = await import('jsqr');
  // The package is CommonJS: Node wraps its default export, bundlers don't.
  const read = 'default' in library ? (library.default as typeof library) : library;
  const found = read(data, width, height, {
    inversionAttempts: isDarkOnLight ? 'dontInvert' : 'invertFirst',
  });
  return found ? new Uint8Array(found.binaryData) : null;
}
