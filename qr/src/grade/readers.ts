import type { Pixels } from '../pixels.ts';
import { readText } from '../read-back.ts';

/** Names of the readers: programs of different origin, each built into many scanners. */
export const readerNames = ['ZXing', 'ZBar', 'jsQR'] as const;

export type ReaderName = (typeof readerNames)[number];

/** Reads the text of the QR code in a picture, or null. */
type Reader = (pixels: Pixels) => Promise<string | null>;

/** The readers with the options that their users get by default. ZBar and jsQR are loaded on first use. */
const readers: Readonly<Record<ReaderName, Reader>> = {
  ZXing: readText,
  ZBar: readWithZBar,
  jsQR: readWithJsQr,
};

/** Whether a reader gets exactly this text from a picture. */
export async function reads(name: ReaderName, pixels: Pixels, payload: string): Promise<boolean> {
  return (await readers[name](pixels)) === payload;
}

let zbarWasm: string | undefined;
let zbar: Promise<(pixels: Pixels) => Promise<string[]>> | undefined;

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
        .map((symbol) => symbol.decode());
    } finally {
      scanner.destroy();
    }
  };
}

async function readWithZBar(pixels: Pixels): Promise<string | null> {
  zbar ??= loadZBar();
  const [text] = await (await zbar)(pixels);
  return text ?? null;
}

async function readWithJsQr({ width, height, data }: Pixels): Promise<string | null> {
  const { default: library } = await import('jsqr');
  // The package is CommonJS: Node wraps its default export, bundlers don't.
  const read = 'default' in library ? (library.default as typeof library) : library;
  // This is the default, but without the option jsQR uses the option of the previous call.
  return read(data, width, height, { inversionAttempts: 'attemptBoth' })?.data ?? null;
}
