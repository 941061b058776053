import resvgWasm from '@resvg/resvg-wasm/index_bg.wasm?url';
import type { Platform } from '../core/platform.ts';
import { renderSvg as render } from '../core/render-svg.ts';

/** Renders an SVG file in a worker. See {@link render}. */
export const renderSvg: Platform['renderSvg'] = (file, width, ground) =>
  render(() => fetch(new URL(resvgWasm, self.location.origin)), file, width, ground);
