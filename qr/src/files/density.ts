import { joinBytes, PNG_SIGNATURE, pngChunk } from './png-chunk.ts';

/** The file isn't in the expected format, or its header is damaged. */
export class FileFormatError extends Error {
  override readonly name = 'FileFormatError';
}

const INCHES_PER_METRE = 100 / 2.54;

/**
 * Returns a copy of a PNG file that says how large it is on paper: PNG specification, third edition, §11.3.4.3 (pHYs).
 *
 * @param dpi pixels per inch
 * @throws {FileFormatError}
 */
export function setPngDensity(png: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  if (PNG_SIGNATURE.some((byte, index) => png[index] !== byte)) throw new FileFormatError('Not a PNG file.');
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [png.subarray(0, PNG_SIGNATURE.length)];
  let start = PNG_SIGNATURE.length;
  while (start + 12 <= png.length) {
    const end = start + 12 + view.getUint32(start);
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    if (type !== 'pHYs') parts.push(png.subarray(start, end));
    if (type === 'IHDR') parts.push(densityChunk(dpi));
    start = end;
  }
  return joinBytes(parts);
}

/** Pixels per metre in both directions, and the unit: 1 is the metre. */
function densityChunk(dpi: number): Uint8Array<ArrayBuffer> {
  const data = new DataView(new ArrayBuffer(9));
  data.setUint32(0, Math.round(dpi * INCHES_PER_METRE));
  data.setUint32(4, Math.round(dpi * INCHES_PER_METRE));
  data.setUint8(8, 1);
  return pngChunk('pHYs', new Uint8Array(data.buffer));
}

/** Start of image, then the marker and the length of the JFIF segment. */
const JFIF_START = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10];

/**
 * Returns a copy of a JPEG file that says how large it is on paper: JFIF 1.02, page 5. Canvases write a JFIF segment
 * without a unit. A file without the segment gets one.
 *
 * @param dpi pixels per inch
 * @throws {FileFormatError}
 */
export function setJpegDensity(jpeg: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new FileFormatError('Not a JPEG file.');
  const hasSegment = JFIF_START.every((byte, index) => jpeg[index] === byte);
  const density = [Math.round(dpi) >> 8, Math.round(dpi) & 255];
  // The segment's name and version, the unit (1 is dots per inch), both densities, and no thumbnail.
  const segment = [...new TextEncoder().encode('JFIF\0'), 1, 2, 1, ...density, ...density, 0, 0];
  const rest = jpeg.subarray(hasSegment ? JFIF_START.length + segment.length : 2);
  return joinBytes([new Uint8Array([...JFIF_START, ...segment]), rest]);
}
