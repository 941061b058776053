import type { Colour } from '@canary/qr/colour';
import type { Pixels } from '@canary/qr/pixels';
import { type InitInput, initWasm, Resvg } from '@resvg/resvg-wasm';

let loading: Promise<void> | undefined;

/**
 * Renders an SVG file with resvg, which shares no code with our writer.
 *
 * @param loadWasm loads resvg's WebAssembly before the first file
 * @param width of the picture in pixels
 * @param ground the colour behind transparent parts
 * @throws {Error} if resvg can't be loaded, or the file can't be rendered
 */
export async function renderSvg(
  loadWasm: () => InitInput | Promise<InitInput>,
  file: Blob,
  width: number,
  ground: Colour,
): Promise<Pixels> {
  loading ??= initWasm(loadWasm());
  await loading;
  const picture = new Resvg(await file.text(), {
    fitTo: { mode: 'width', value: width },
    background: ground,
  });
  const rendered = picture.render();
  try {
    const { pixels } = rendered;
    return { width: rendered.width, height: rendered.height, data: new Uint8ClampedArray(pixels) };
  } finally {
    rendered.free();
    picture.free();
  }
}
