/**
 * Reads the size of a JPEG as decoders do: from its first frame header. Skips fill bytes and bytes outside of segments
 * before the header (ITU-T T.81, B.1.1.2 and B.2.2; `next_marker` of libjpeg).
 *
 * @returns width and height in pixels; undefined if the bytes are no JPEG, or no frame header comes before the first scan
 */
export function readJpegSize(
  bytes: Uint8Array,
): { readonly width: number; readonly height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return undefined;
  let at = 2;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0) return undefined;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? endOfImage;
    // The longest header that is read here ends 8 bytes after its marker.
    if (marker === startOfScan || marker === endOfImage || at + 8 > bytes.length) return undefined;
    at += 1;
    if (isFrame(marker)) return { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
    if (marker !== 0 && !isAlone(marker)) at += Math.max(2, view.getUint16(at));
  }
}

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

/** SOF0 to SOF15. Three codes in this range mean something else: DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a length: TEM, and RST0 to RST7 with SOI. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= startOfImage);
