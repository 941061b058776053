import { initWasm, Resvg } from '@resvg/resvg-wasm';
import resvgWasm from '@resvg/resvg-wasm/index_bg.wasm?url';

let loading: Promise<void> | undefined;

/**
 * Renders an SVG file in a worker. Transparent parts stay transparent.
 *
 * @param width of the bitmap in pixels
 * @throws {Error} if resvg can't be loaded, or the file can't be rendered
 */
export async function renderSvg(file: Blob, width: number): Promise<ImageBitmap> {
  loading ??= initWasm(fetch(new URL(resvgWasm, self.location.origin)));
  await loading;
  const picture = new Resvg(await file.text(), { fitTo: { mode: 'width', value: width } });
  const rendered = picture.render();
  try {
    const { pixels } = rendered;
    return await createImageBitmap(
      new ImageData(new Uint8ClampedArray(pixels), rendered.width, rendered.height),
    );
  } finally {
    rendered.free();
    picture.free();
  }
}
