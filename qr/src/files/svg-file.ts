import type { Drawing } from '../drawing.ts';
import { type SvgElement, svgElement, svgMarkup } from '../svg.ts';
import type { FileSize } from './size.ts';

/**
 * Writes a drawing as an SVG file of its real size. Images have `xlink:href`: Illustrator and older versions of Inkscape
 * don't know `href`, which replaced it in SVG 2.
 *
 * @example drawingToSvgFile(drawing, { width: 50, unit: 'mm', dpi: 300 }) // '<?xml …?><svg … width="50mm" height="50mm" …'
 */
export function drawingToSvgFile(drawing: Drawing, { width, unit }: FileSize): string {
  const { name, attributes, children = [] } = svgElement(drawing, 'paint');
  const height = Math.round((width * drawing.height * 1000) / drawing.width) / 1000;
  const suffix = unit === 'px' ? '' : unit;
  const document = svgMarkup({
    name,
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      width: `${width}${suffix}`,
      height: `${height}${suffix}`,
      ...attributes,
    },
    children: children.map(withOldLink),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

function withOldLink(element: SvgElement): SvgElement {
  const { href, ...attributes } = element.attributes;
  return href === undefined ? element : { ...element, attributes: { 'xlink:href': href, ...attributes } };
}
