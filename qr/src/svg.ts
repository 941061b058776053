import type { Drawing, Layer, OutlineLayer, Paint } from './drawing.ts';
import { coordinate, type Point } from './geometry/path.ts';

/** An element of an SVG document. Attributes have the names of React's properties. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly SvgElement[];
}

/**
 * Describes a drawing as an SVG element without a size of its own. The page and every file use this description.
 *
 * @param idPrefix makes the ids of gradients unique in a document with several drawings
 */
export function svgElement(
  { width, height, layers }: Pick<Drawing, 'width' | 'height' | 'layers'>,
  idPrefix = '',
): SvgElement {
  const isCrisp = layers.some((layer) => layer.kind === 'outline' && layer.isCrisp);
  return {
    name: 'svg',
    attributes: {
      viewBox: `0 0 ${width} ${height}`,
      ...(isCrisp && { shapeRendering: 'crispEdges' }),
    },
    children: layers.flatMap((layer, index) => layerElements(layer, `${idPrefix}${index}`, isCrisp)),
  };
}

/**
 * Returns a drawing as an SVG document without a size of its own.
 *
 * @example drawingToSvg(drawDesign(matrix, design)) // '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29">…'
 */
export function drawingToSvg(drawing: Drawing): string {
  const { name, attributes, children } = svgElement(drawing);
  return svgMarkup({
    name,
    attributes: { xmlns: 'http://www.w3.org/2000/svg', ...attributes },
    children: children ?? [],
  });
}

function layerElements(layer: Layer, id: string, isDocumentCrisp: boolean): SvgElement[] {
  if (layer.kind === 'outline') return outlineElements(layer, id, isDocumentCrisp);
  const { image, x, y, width, height, isWhole, clip } = layer;
  const preserveAspectRatio = isWhole ? 'xMidYMid meet' : 'xMidYMid slice';
  const attributes = { href: image, x, y, width, height, preserveAspectRatio };
  if (clip === undefined) return [{ name: 'image', attributes }];
  const clipPath = { name: 'clipPath', attributes: { id }, children: [pathElement({ d: clip })] };
  return [definitions(clipPath), { name: 'image', attributes: { ...attributes, clipPath: `url(#${id})` } }];
}

function outlineElements(
  { path, paint, opacity, lineWidth, isRound, frame, places, isCrisp }: OutlineLayer,
  id: string,
  isDocumentCrisp: boolean,
): SvgElement[] {
  const colour = paint.kind === 'solid' ? paint.colour : `url(#${id})`;
  const attributes = {
    ...(lineWidth ? { fill: 'none', stroke: colour, strokeWidth: lineWidth } : { fill: colour }),
    ...(isRound && { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    ...(opacity !== undefined && { opacity }),
    ...(isDocumentCrisp && !isCrisp && { shapeRendering: 'auto' }),
    ...(frame && { transform: `translate(${frame.left} ${frame.top}) scale(${frame.unit})` }),
  };
  const element = places
    ? { name: 'g', attributes, children: places.map((place) => pathElement({ ...at(place), d: path })) }
    : pathElement({ ...attributes, d: path });
  return paint.kind === 'solid' ? [element] : [definitions(gradientElement(paint, id)), element];
}

function pathElement(attributes: SvgElement['attributes']): SvgElement {
  return { name: 'path', attributes };
}

/** A gradient is in the coordinate system of the path that it paints, so the gradient moves with the path. */
function at({ x, y }: Point): SvgElement['attributes'] {
  return { transform: `translate(${x} ${y})` };
}

function definitions(element: SvgElement): SvgElement {
  return { name: 'defs', attributes: {}, children: [element] };
}

function gradientElement(paint: Exclude<Paint, { kind: 'solid' }>, id: string): SvgElement {
  const place =
    paint.kind === 'linear'
      ? {
          x1: coordinate(paint.x1),
          y1: coordinate(paint.y1),
          x2: coordinate(paint.x2),
          y2: coordinate(paint.y2),
        }
      : { cx: coordinate(paint.x), cy: coordinate(paint.y), r: coordinate(paint.radius) };
  return {
    name: `${paint.kind}Gradient`,
    attributes: { id, gradientUnits: 'userSpaceOnUse', ...place },
    children: paint.stops.map(({ at, colour }) => ({
      name: 'stop',
      attributes: { offset: at, stopColor: colour },
    })),
  };
}

/** The attributes whose names differ from React's. */
const hyphenated: Readonly<Record<string, string>> = {
  clipPath: 'clip-path',
  shapeRendering: 'shape-rendering',
  stopColor: 'stop-color',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
};

/** Writes an element as text. */
export function svgMarkup({ name, attributes, children = [] }: SvgElement): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${hyphenated[attribute] ?? attribute}="${escaped(String(value))}"`,
  );
  const content = children.map(svgMarkup).join('');
  return `<${name}${written.join('')}${content ? `>${content}</${name}>` : '/>'}`;
}

function escaped(value: string): string {
  return value.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
