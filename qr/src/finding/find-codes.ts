import { pause } from '../grade/pause.ts';
import { type ReadCode, readAllCodes, readerNames } from '../grade/readers.ts';
import { resizePicture } from '../grade/warp.ts';
import type { Pixels } from '../pixels.ts';
import { coverRegion, isSamePlace } from '../region.ts';

interface FindOptions {
  /**
   * Whether the picture is one of many of a camera. It is then read at its own size only, and as soon as a reader finds
   * a code, the others aren't asked.
   */
  readonly isFrame?: boolean;
  /** Stops the work soon after it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** Longer side below which a picture is also read at double size, in pixels. */
const SMALL_SIDE = 1200;
/** Longer side to which a larger picture is scaled down, which takes away noise and blur. */
const REDUCED_SIDE = 900;
/**
 * Longer side at which jsQR reads, in pixels. In a picture with much noise, such as gravel, it compares all things that
 * look like a finder pattern with each other: 9 s for 1,280 × 720 pixels, and minutes for a photo.
 */
const JSQR_SIDE = { picture: 900, frame: 640 } as const;

/**
 * Finds all QR codes in a picture, with ZXing, ZBar and jsQR. If none of them finds a code, they try again at other
 * sizes. Codes at the same place are one code, with the text of the first reader. A reader that can't be loaded doesn't
 * stop the others.
 *
 * @param pixels opaque
 * @returns the codes in no particular order; corners are in pixels of the picture
 * @throws the signal's reason if it is aborted
 * @throws {Error} if no reader could be loaded
 *
 * @example await findCodes(pixels) // [{ text: 'https://example.com', corners: […] }]
 */
export async function findCodes(
  pixels: Pixels,
  { isFrame = false, signal }: FindOptions = {},
): Promise<readonly ReadCode[]> {
  for (const scale of isFrame ? [1] : scalesFor(pixels)) {
    const found = await readOnce(resizePicture(pixels, scale), isFrame, signal);
    if (found.length > 0) return scaleCodes(found, 1 / scale);
  }
  return [];
}

function scalesFor({ width, height }: Pixels): readonly number[] {
  const side = Math.max(width, height);
  return [1, ...(side > REDUCED_SIDE ? [REDUCED_SIDE / side] : [1 / 2]), ...(side < SMALL_SIDE ? [2] : [])];
}

async function readOnce(pixels: Pixels, isFrame: boolean, signal: AbortSignal | undefined) {
  let found: readonly ReadCode[] = [];
  const failures: unknown[] = [];
  for (const reader of readerNames) {
    await pause(signal);
    try {
      const read = reader === 'jsQR' ? readRest(pixels, found, isFrame) : readAllCodes(reader, pixels);
      found = mergeCodes(found, await read);
    } catch (error) {
      failures.push(error);
    }
    if (isFrame && found.length > 0) break;
  }
  if (failures.length === readerNames.length)
    throw new AggregateError(failures, 'No reader of codes could be loaded.');
  return found;
}

/** Reads what is left with jsQR. It reads one code of a picture, so the codes that were found before are hidden from it. */
async function readRest(
  pixels: Pixels,
  found: readonly ReadCode[],
  isFrame: boolean,
): Promise<readonly ReadCode[]> {
  const rest = found.reduce((picture, { corners }) => coverRegion(picture, corners), pixels);
  const side = JSQR_SIDE[isFrame ? 'frame' : 'picture'];
  const scale = Math.min(1, side / Math.max(pixels.width, pixels.height));
  return scaleCodes(await readAllCodes('jsQR', resizePicture(rest, scale)), 1 / scale);
}

const scaleCodes = (codes: readonly ReadCode[], factor: number): readonly ReadCode[] =>
  codes.map(({ text, corners }) => ({
    text,
    corners: corners.map(({ x, y }) => ({ x: x * factor, y: y * factor })),
  }));

/**
 * Adds the codes of another reader to the codes that were found before. Where readers disagree, the first one is right
 * more often: ZBar guesses the encoding of letters.
 */
export function mergeCodes(found: readonly ReadCode[], read: readonly ReadCode[]): readonly ReadCode[] {
  const isNew = ({ corners }: ReadCode) => !found.some((known) => isSamePlace(known.corners, corners));
  return [...found, ...read.filter(isNew)];
}
