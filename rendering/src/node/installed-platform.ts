import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setReaderWasm } from '@canary/qr/read-back';
import { createNodePlatform } from './node-platform.ts';

const require = createRequire(import.meta.url);

/** Reads a file of an installed package. */
function readInstalled(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(require.resolve(file))).buffer;
}

/** The platform of Node, with the WebAssembly of the installed packages. */
export const nodePlatform = createNodePlatform(() => readInstalled('@resvg/resvg-wasm/index_bg.wasm'));

/** Gives the reader the WebAssembly of the installed package. Call it once before the first file is read back. */
export function setInstalledReader(): void {
  setReaderWasm(readInstalled('zxing-wasm/reader/zxing_reader.wasm'));
}
