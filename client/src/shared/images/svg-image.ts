import { ImageFileError } from './image-file-error.ts';
import { loadsFiles } from './svg-files.ts';
import { repeatsTooMuch } from './svg-repeats.ts';

/** Side of the square that the SVG is fitted into, in pixels: twice an image's, so that trimmed margins cost no detail. */
const side = 1024;
const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Draws an SVG document as pixels. Browsers run no script and load no other file in an SVG that is used as an image
 * (https://www.w3.org/TR/SVG2/conform.html#secure-static-mode), and nothing of its markup is kept.
 *
 * @returns a PNG
 * @throws {ImageFileError} if it is no SVG, can't be drawn, or would take too long
 */
export async function drawSvg(text: string): Promise<Blob> {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (root.namespaceURI !== svgNamespace || root.localName !== 'svg') {
    throw new ImageFileError({ kind: 'unknown-format' });
  }
  if (loadsFiles(root)) throw new ImageFileError({ kind: 'loads-files' });
  if (repeatsTooMuch(root)) throw new ImageFileError({ kind: 'too-intricate' });
  const { width, height } = sizeOf(root);
  const scale = side / Math.max(width, height);
  // Without a size, some browsers don't draw the document.
  if (!root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  root.setAttribute('width', String(Math.round(width * scale)));
  root.setAttribute('height', String(Math.round(height * scale)));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`;
  try {
    await image.decode();
  } catch {
    throw new ImageFileError({ kind: 'broken' });
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, image.naturalWidth);
  canvas.height = Math.max(1, image.naturalHeight);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new ImageFileError({ kind: 'broken' }));
    }, 'image/png');
  });
}

/** The document's own proportions: from its view box, else from its size. */
export function sizeOf(root: Element): { readonly width: number; readonly height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const width = boxWidth || lengthOf(root.getAttribute('width')) || side;
  const height = boxHeight || lengthOf(root.getAttribute('height')) || side;
  return width > 0 && height > 0 ? { width, height } : { width: side, height: side };
}

/** User units per unit (CSS Values 4, §6.2). Other units depend on the page, so they give no size. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
};

function lengthOf(text: string | null): number {
  const [, number = '', unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i.exec(text ?? '') ?? [];
  return Number(number) * (units[unit.toLowerCase()] ?? 0);
}
