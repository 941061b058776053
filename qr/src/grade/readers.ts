import type { Pixels } from '../pixels.ts';
import { readSymbols } from '../read-back.ts';
import type { Region } from '../region.ts';

/** Names of the readers: programs of different origin, each built into many scanners. */
export const readerNames = ['ZXing', 'ZBar', 'jsQR'] as const;

export type ReaderName = (typeof readerNames)[number];

/** A code that a reader has read. */
export interface ReadCode {
  readonly text: string;
  /** The corners of the symbol without its quiet zone, in pixels. */
  readonly corners: Region;
}

/** Reads at most so many codes in a picture. */
type Reader = (pixels: Pixels, most: number) => Promise<ReadCode[]>;

/** The readers with the options that their users get by default. ZBar and jsQR are loaded on first use. */
const readers: Readonly<Record<ReaderName, Reader>> = {
  ZXing: readWithZXing,
  ZBar: readWithZBar,
  jsQR: readWithJsQr,
};

/** Whether a reader gets exactly this text from a picture. */
export async function reads(name: ReaderName, pixels: Pixels, payload: string): Promise<boolean> {
  const [code] = await readers[name](pixels, 1);
  return code?.text === payload;
}

/** The most codes that ZXing reads in a picture. */
const most = 255;

/**
 * Reads all codes that a reader finds in a picture.
 *
 * @throws {Error} if the reader can't be loaded
 */
export function readAllCodes(name: ReaderName, pixels: Pixels): Promise<ReadCode[]> {
  return readers[name](pixels, most);
}

async function readWithZXing(pixels: Pixels, most: number): Promise<ReadCode[]> {
  const symbols = await readSymbols(pixels, most);
  return symbols.map(({ text, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
    text,
    corners: [topLeft, topRight, bottomRight, bottomLeft],
  }));
}

let zbarWasm: string | undefined;
let zbar: Promise<(pixels: Pixels) => Promise<ReadCode[]>> | undefined;

/**
 * Sets the address of ZBar's WebAssembly on the page's own origin. Node needs none. The file stays separate and
 * unchanged: its licence (LGPL 2.1 or later) lets users replace it.
 */
export function setZBarWasm(address: string): void {
  zbarWasm = address;
}

/** Loads ZBar as its command line uses it: all symbologies, no inversion, and text converted to UTF-8. */
async function loadZBar() {
  const library = await import('@undecaf/zbar-wasm');
  const address = zbarWasm;
  if (address !== undefined) library.setModuleArgs({ locateFile: () => address });
  return async ({ width, height, data }: Pixels) => {
    // A new scanner for each picture: a scanner keeps its random numbers and might read the next picture differently.
    const scanner = await library.ZBarScanner.create();
    try {
      const symbols = await library.scanRGBABuffer(data.buffer, width, height, scanner);
      return symbols
        .filter(({ type }) => type === library.ZBarSymbolType.ZBAR_QRCODE)
        .map((symbol) => ({ text: symbol.decode(), corners: symbol.points }));
    } finally {
      scanner.destroy();
    }
  };
}

async function readWithZBar(pixels: Pixels): Promise<ReadCode[]> {
  zbar ??= loadZBar();
  return (await zbar)(pixels);
}

/** jsQR reads one code of a picture. */
async function readWithJsQr({ width, height, data }: Pixels): Promise<ReadCode[]> {
  const { default: library } = await import('jsqr');
  // The package is CommonJS: Node wraps its default export, bundlers don't.
  const read = 'default' in library ? (library.default as typeof library) : library;
  // This is the default, but without the option jsQR uses the option of the previous call.
  const found = read(data, width, height, { inversionAttempts: 'attemptBoth' });
  if (!found) return [];
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location;
  const corners = [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner];
  return [{ text: found.data, corners }];
}
