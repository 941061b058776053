/// <reference types="vite/client" />
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** The address of ZXing's WebAssembly, for the page and its worker. */
export const readerWasm = new URL(wasm, self.location.origin).href;
