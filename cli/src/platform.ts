import { setReaderWasm } from '@canary/qr/read-back';
import { createNodePlatform } from '@canary/rendering/node/node-platform';
import resvgWasm from '@resvg/resvg-wasm/index_bg.wasm?url&inline';
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url&inline';

setReaderWasm(bytesOf(readerWasm).buffer);

/** The platform of Node, whose WebAssembly is in the package: nothing is loaded from elsewhere. */
export const platform = createNodePlatform(() => bytesOf(resvgWasm));

/** The content of a data URL. */
function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(dataUrl.replace(/^[^,]*,/, ''), 'base64'));
}
