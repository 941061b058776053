import type { Drawing, ImageLayer, OutlineLayer, Paint } from './drawing.ts';
import type { PixelGrid } from './pixels.ts';

/** The part of a canvas's 2D context that painting uses, in a page, in a worker or in Node. */
export interface Context<Path, Image> {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  globalAlpha: number;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  save(): void;
  restore(): void;
  clip(path: Path): void;
  fill(path: Path): void;
  stroke(path: Path): void;
  createLinearGradient(x1: number, y1: number, x2: number, y2: number): Gradient;
  createRadialGradient(x1: number, y1: number, r1: number, x2: number, y2: number, r2: number): Gradient;
  drawImage(
    image: Image,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
}

interface Gradient {
  addColorStop(at: number, colour: string): void;
}

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

interface PaintOptions<Path, Image> {
  /** The size of the canvas, which the drawing fills. */
  readonly grid: PixelGrid;
  /** The decoded images of the drawing's image layers, by their data URL. */
  readonly images?: ReadonlyMap<string, Image & ImageSize>;
  /** Parses path data, as in `(path) => new Path2D(path)`. */
  newPath(path: string): Path;
}

/**
 * Paints a drawing on a canvas, as the preview shows it. Edges on whole modules are moved by up to half a pixel, to whole
 * pixels: they stay sharp, and squares differ by at most a pixel.
 *
 * @throws if `images` lacks an image
 */
export function paintDrawing<Path, Image>(
  context: Context<Path, Image>,
  { width, height, layers }: Drawing,
  { grid, images, newPath }: PaintOptions<Path, Image>,
): void {
  for (const layer of layers) {
    context.save();
    // The height is rounded to whole pixels, so the two scales differ slightly and the drawing reaches every edge.
    context.setTransform(grid.width / width, 0, 0, grid.height / height, 0, 0);
    if (layer.kind === 'outline') {
      const isSharp = layer.isCrisp && !layer.places;
      paintOutline(context, layer, (path) => newPath(isSharp ? onWholePixels(path, grid.module) : path));
    } else {
      const image = images?.get(layer.image);
      if (!image) throw new Error('An image of the design isn’t decoded.');
      if (layer.clip !== undefined) context.clip(newPath(layer.clip));
      paintImage(context, layer, image);
    }
    context.restore();
  }
}

function paintOutline<Path>(
  context: Context<Path, never>,
  { path, paint, opacity = 1, lineWidth, isRound, frame, places }: OutlineLayer,
  newPath: (path: string) => Path,
): void {
  if (frame) {
    context.translate(frame.left, frame.top);
    context.scale(frame.unit, frame.unit);
  }
  const outline = newPath(path);
  const style = styleOf(context, paint);
  context.globalAlpha = opacity;
  context.fillStyle = style;
  context.strokeStyle = style;
  context.lineWidth = lineWidth ?? 0;
  if (isRound) {
    context.lineCap = 'round';
    context.lineJoin = 'round';
  }
  let at = { x: 0, y: 0 };
  for (const place of places ?? [at]) {
    context.translate(place.x - at.x, place.y - at.y);
    at = place;
    if (lineWidth) context.stroke(outline);
    else context.fill(outline);
  }
}

/** @param path data of `M`, `h`, `v` and `z` commands @param module side of a module in pixels */
function onWholePixels(path: string, module: number): string {
  const snap = (modules: number) => Math.round(modules * module) / module;
  let [x, y] = [0, 0];
  return path.replace(/([Mhv])(-?\d+)(?: (-?\d+))?/g, (_, command, first, second) => {
    if (command === 'M') {
      [x, y] = [Number(first), Number(second)];
      return `M${snap(x)} ${snap(y)}`;
    }
    if (command === 'h') {
      x += Number(first);
      return `H${snap(x)}`;
    }
    y += Number(first);
    return `V${snap(y)}`;
  });
}

function paintImage<Image>(
  context: Context<never, Image>,
  { x, y, width, height, isWhole }: ImageLayer,
  image: Image & ImageSize,
): void {
  if (isWhole) {
    const unit = Math.min(width / image.width, height / image.height);
    const [toWidth, toHeight] = [image.width * unit, image.height * unit];
    const [left, top] = [x + (width - toWidth) / 2, y + (height - toHeight) / 2];
    context.drawImage(image, 0, 0, image.width, image.height, left, top, toWidth, toHeight);
    return;
  }
  const scale = Math.min(image.width / width, image.height / height);
  const [fromWidth, fromHeight] = [width * scale, height * scale];
  const [fromX, fromY] = [(image.width - fromWidth) / 2, (image.height - fromHeight) / 2];
  context.drawImage(image, fromX, fromY, fromWidth, fromHeight, x, y, width, height);
}

function styleOf(context: Context<never, never>, paint: Paint): string | Gradient {
  if (paint.kind === 'solid') return paint.colour;
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
      : context.createRadialGradient(paint.x, paint.y, 0, paint.x, paint.y, paint.radius);
  for (const { at, colour } of paint.stops) gradient.addColorStop(at, colour);
  return gradient;
}
