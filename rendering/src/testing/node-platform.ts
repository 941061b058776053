import type { Pixels } from '@canary/qr/pixels';
import { renderPdf } from '@canary/qr/testing/render-pdf';
import { createCanvas, ImageData, loadImage, Path2D } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import type { Bitmap, CanvasContext, Platform } from '../core/platform.ts';

/** A platform for Node: Skia for canvas and images, resvg for SVG files and pdf.js for PDF files. It has no fonts. */
export const nodePlatform: Platform = {
  newCanvas(width, height) {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    return {
      context: context as unknown as CanvasContext,
      async encode(type, quality) {
        const bytes =
          type === 'image/png'
            ? await canvas.encode('png')
            : await canvas.encode(type === 'image/webp' ? 'webp' : 'jpeg', quality * 100);
        return new Blob([new Uint8Array(bytes)], { type });
      },
      close() {},
    };
  },
  newPath: (path) => new Path2D(path),
  async decodeImage(file) {
    const image = await loadImage(new Uint8Array(await file.arrayBuffer()));
    return Object.assign(image, { close() {} });
  },
  renderSvg: async (file, width) => bitmapOf(renderSvg(await file.text(), width)),
  async openPdf(file) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return {
      render: async (page, width, box) => bitmapOf(await renderPdf(bytes, width, { page, box })),
      close() {},
    };
  },
  fonts: undefined,
  monospace: undefined,
};

function bitmapOf({ width, height, data }: Pixels): Bitmap {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return Object.assign(canvas, { close() {} });
}

function renderSvg(svg: string, width: number): Pixels {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  return { width: picture.width, height: picture.height, data: new Uint8ClampedArray(picture.pixels) };
}
