import PDFDocument from 'pdfkit';
import { channels } from '../colour.ts';
import type { Drawing, ImageLayer, OutlineLayer, Paint, Stop } from '../drawing.ts';
import type { Page, PagePart } from '../paper/page.ts';
import type { Pixels } from '../pixels.ts';

const POINTS_PER_MM = 72 / 25.4;

/** The decoded images of the drawings, by their data URL. */
type Images = ReadonlyMap<string, Pixels>;

interface PdfOptions {
  /** Width of the picture on paper, in millimetres. */
  readonly width: number;
  readonly images: Images;
}

/**
 * Draws a PDF file of one page that has exactly the size of the picture.
 *
 * @throws {Error} if an image is missing
 */
export async function drawingToPdf(
  { layers, width, height }: Pick<Drawing, 'layers' | 'width' | 'height'>,
  { width: onPaper, images }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const unit = onPaper / width;
  const parts = [{ layers, left: 0, top: 0, unit }];
  const page = { width: onPaper, height: height * unit, parts };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of pagesToPdf([page], images)) chunks.push(chunk);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Writes pages as a PDF file, in pieces: each page is written before the next one is taken. Outlines stay outlines,
 * gradients become shadings in device RGB (ISO 32000-1, §8.7.4.5), and pure black is device gray, for which printers use
 * black alone.
 *
 * @throws {Error} if an image is missing
 */
export async function* pagesToPdf(
  pages: Iterable<PdfPage> | AsyncIterable<PdfPage>,
  images: Images,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({
    autoFirstPage: false,
    // There is no text, so no font is embedded.
    font: '',
    // Transparency needs 1.4 or later.
    pdfVersion: '1.7',
    info: { Title: 'QR code', Creator: 'Canary QR' },
  });
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  const isWritten = new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const takeChunks = async () => {
    const written = new Blob(chunks);
    chunks = [];
    return new Uint8Array(await written.arrayBuffer());
  };
  const embedded: EmbeddedImages = new Map();
  for await (const { width, height, parts } of pages) {
    document.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
    for (const part of parts) drawPart(document, part, images, embedded);
    yield takeChunks();
  }
  document.end();
  await isWritten;
  yield takeChunks();
}

type PdfPage = Omit<Page, 'codes'>;

/** The images that are in the file, by their data URL. */
type EmbeddedImages = Map<string, PDFKit.PDFKitReference>;

function drawPart(
  document: PDFKit.PDFDocument,
  { layers, left, top, unit }: PagePart,
  images: Images,
  embedded: EmbeddedImages,
): void {
  document.save();
  document.translate(left * POINTS_PER_MM, top * POINTS_PER_MM).scale(unit * POINTS_PER_MM);
  for (const layer of layers) {
    document.save();
    if (layer.kind === 'outline') drawOutline(document, layer);
    else drawImage(document, layer, images, embedded);
    document.restore();
  }
  document.restore();
}

function drawOutline(document: PDFKit.PDFDocument, layer: OutlineLayer): void {
  const { path, paint, opacity = 1, lineWidth, isRound, frame, places = [{ x: 0, y: 0 }] } = layer;
  if (frame) document.translate(frame.left, frame.top).scale(frame.unit);
  document.opacity(opacity);
  if (isRound) document.lineCap('round').lineJoin('round');
  const ink = isBlack(paint) ? undefined : inkOf(document, paint);
  // The library has no device gray.
  if (!ink) document.addContent(lineWidth ? '0 G' : '0 g');
  for (const { x, y } of places) {
    document.save().translate(x, y).path(path);
    if (lineWidth) document.lineWidth(lineWidth).stroke(ink);
    else document.fill(ink);
    document.restore();
  }
}

function isBlack(paint: Paint): boolean {
  return paint.kind === 'solid' && channels(paint.colour).every((channel) => channel === 0);
}

function drawImage(
  document: PDFKit.PDFDocument,
  { image, x, y, width, height, isWhole, clip }: ImageLayer,
  images: Images,
  embedded: EmbeddedImages,
): void {
  const pixels = images.get(image);
  if (!pixels) throw new Error('An image of the drawing is missing.');
  if (clip !== undefined) document.path(clip).clip();
  document.rect(x, y, width, height).clip();
  const [horizontal, vertical] = [width / pixels.width, height / pixels.height];
  const unit = isWhole ? Math.min(horizontal, vertical) : Math.max(horizontal, vertical);
  const [drawnWidth, drawnHeight] = [pixels.width * unit, pixels.height * unit];
  const left = x + (width - drawnWidth) / 2;
  const bottom = y + (height + drawnHeight) / 2;
  // An image fills the unit square, from the bottom up.
  document.transform(drawnWidth, 0, 0, -drawnHeight, left, bottom);
  const picture = embedded.get(image) ?? embedPixels(document, pixels);
  embedded.set(image, picture);
  const name = `Image${[...embedded.keys()].indexOf(image)}`;
  document.page.xobjects[name] = picture;
  document.addContent(`/${name} Do`);
}

/**
 * Adds an image with its transparency (ISO 32000-1, §8.9.5 and §11.6.5.3). The library's own function decodes PNG files in
 * a worker made from a blob, which the Content-Security-Policy forbids: it would wait for ever.
 */
function embedPixels(document: PDFKit.PDFDocument, { width, height, data }: Pixels): PDFKit.PDFKitReference {
  const colours = new Uint8Array(3 * width * height);
  const opacity = new Uint8Array(width * height);
  for (let at = 0; at < opacity.length; at += 1) {
    colours.set(data.subarray(4 * at, 4 * at + 3), 3 * at);
    opacity[at] = data[4 * at + 3] ?? 255;
  }
  const shared = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
  const mask = document.ref({ ...shared, ColorSpace: 'DeviceGray' });
  mask.end(opacity);
  const picture = document.ref({ ...shared, ColorSpace: 'DeviceRGB', SMask: mask });
  picture.end(colours);
  return picture;
}

/** Converts a paint for the library. A gradient is in the coordinate system that is set when it is used. */
function inkOf(document: PDFKit.PDFDocument, paint: Paint): PDFKit.Mixins.ColorValue {
  if (paint.kind === 'solid') return paint.colour;
  const gradient =
    paint.kind === 'linear'
      ? document.linearGradient(paint.x1, paint.y1, paint.x2, paint.y2)
      : document.radialGradient(paint.x, paint.y, 0, paint.x, paint.y, paint.radius);
  for (const { at, colour } of wholeRange(paint.stops)) gradient.stop(at, colour);
  return gradient;
}

/** The library stretches gradients whose first stop isn't at 0 or whose last stop isn't at 1. */
function wholeRange(stops: readonly Stop[]): Stop[] {
  const first = stops.findLast(({ at }) => at <= 0) ?? stops[0];
  const last = stops.find(({ at }) => at >= 1) ?? stops.at(-1);
  if (!first || !last) return [];
  return [{ ...first, at: 0 }, ...stops.filter(({ at }) => at > 0 && at < 1), { ...last, at: 1 }];
}
