import PDFDocument from 'pdfkit';
import type { Drawing, ImageLayer, OutlineLayer, Paint, Stop } from '../drawing.ts';

const POINTS_PER_MM = 72 / 25.4;

interface PdfOptions {
  /** Width of the picture on paper, in millimetres. */
  readonly width: number;
  /** The images of the drawing as PNG or JPEG files, by their data URL. */
  readonly images: ReadonlyMap<string, Uint8Array>;
}

/**
 * Draws a PDF file of one page that has exactly the size of the picture. Outlines stay outlines, gradients become
 * shadings in device RGB (ISO 32000-1, §8.7.4.5).
 *
 * @throws {Error} if an image is missing or is neither a PNG nor a JPEG file
 */
export async function drawingToPdf(drawing: Drawing, options: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  const scale = (options.width * POINTS_PER_MM) / drawing.width;
  const document = new PDFDocument({
    size: [drawing.width * scale, drawing.height * scale],
    margin: 0,
    // There is no text, so no font is embedded.
    font: '',
    // Transparency needs 1.4 or later.
    pdfVersion: '1.7',
    info: { Title: 'QR code', Creator: 'Canary QR' },
  });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const isWritten = new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.scale(scale);
  for (const layer of drawing.layers) {
    document.save();
    if (layer.kind === 'outline') drawOutline(document, layer);
    else drawImage(document, layer, options.images);
    document.restore();
  }
  document.end();
  await isWritten;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function drawOutline(document: PDFKit.PDFDocument, layer: OutlineLayer): void {
  const { path, paint, opacity = 1, lineWidth, isRound, frame, places = [{ x: 0, y: 0 }] } = layer;
  if (frame) document.translate(frame.left, frame.top).scale(frame.unit);
  document.opacity(opacity);
  if (isRound) document.lineCap('round').lineJoin('round');
  const ink = inkOf(document, paint);
  for (const { x, y } of places) {
    document.save().translate(x, y).path(path);
    if (lineWidth) document.lineWidth(lineWidth).stroke(ink);
    else document.fill(ink);
    document.restore();
  }
}

function drawImage(
  document: PDFKit.PDFDocument,
  { image, x, y, width, height, isWhole, clip }: ImageLayer,
  images: ReadonlyMap<string, Uint8Array>,
): void {
  const file = images.get(image);
  if (!file) throw new Error('An image of the drawing is missing.');
  if (clip !== undefined) document.path(clip).clip();
  document.rect(x, y, width, height).clip();
  // The types ask for Node's Buffer; any Uint8Array works.
  document.image(new Uint8Array(file).buffer, x, y, {
    [isWhole ? 'fit' : 'cover']: [width, height],
    align: 'center',
    valign: 'center',
  });
}

/** The colour as the library takes it. Gradients lie in the coordinate system that is set when they are used. */
function inkOf(document: PDFKit.PDFDocument, paint: Paint): PDFKit.Mixins.ColorValue {
  if (paint.kind === 'solid') return paint.colour;
  const gradient =
    paint.kind === 'linear'
      ? document.linearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
      : document.radialGradient(paint.x, paint.y, 0, paint.x, paint.y, paint.radius);
  for (const { at, colour } of wholeRange(paint.stops)) gradient.stop(at, colour);
  return gradient;
}

/** The library stretches gradients whose first stop isn't at 0 or whose last one isn't at 1. */
function wholeRange(stops: readonly Stop[]): Stop[] {
  const first = stops.findLast(({ at }) => at <= 0) ?? stops[0];
  const last = stops.find(({ at }) => at >= 1) ?? stops.at(-1);
  if (!first || !last) return [];
  return [{ ...first, at: 0 }, ...stops.filter(({ at }) => at > 0 && at < 1), { ...last, at: 1 }];
}
