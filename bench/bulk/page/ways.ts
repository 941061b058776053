import { setReaderWasm } from '../../../qr/src/read-back.ts';
import { makeInBareLoop } from './bare-loop.ts';
import { makeLikeMiniQr } from './mini-qr.ts';
import { makeWithQrcode } from './qrcode.ts';
import { readerWasm } from './reader-wasm.ts';
import type { Way } from './way.ts';

setReaderWasm(readerWasm);

const ways = {
  bare: makeInBareLoop,
  qrcode: makeWithQrcode,
  'mini-qr': makeLikeMiniQr,
} satisfies Readonly<Record<string, Way>>;

declare global {
  interface Window {
    /** The compared ways, for the benchmark. */
    ways: typeof ways;
  }
}

window.ways = ways;
