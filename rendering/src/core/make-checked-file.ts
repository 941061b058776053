import { PRINT_SAFE } from '@canary/qr/colour';
import type { ComposedCode } from '@canary/qr/compose';
import type { Design } from '@canary/qr/design/design';
import { groundOf } from '@canary/qr/design/fills';
import { formatTraits } from '@canary/qr/files/format';
import { pixelsOf, sizeLimits, sizeOfFile } from '@canary/qr/files/size';
import { readAtSizes } from '@canary/qr/grade/reading';
import type { FilePicture } from '@canary/qr/grade/samples';
import type { Page } from '@canary/qr/paper/page';
import { readsAs } from '@canary/qr/read-back';
import { drawCode } from './draw-code.ts';
import { CanvasTooLargeError } from './paint.ts';
import type { Platform } from './platform.ts';
import { decodeFile } from './read-file.ts';
import { withColours } from './recolour.ts';
import type {
  CodeRemedy,
  CodeToDraw,
  FileOptions,
  FileProblem,
  FileRequest,
  FileResult,
  Remedy,
  SheetOptions,
} from './requests.ts';
import { EncoderMissingError, type WrittenFile, writeDrawing } from './write-file.ts';

/**
 * Draws a code, writes it to a file and reads that file back. If the file reads as the payload, also returns which
 * readers read the file, at its size and at other sizes. Otherwise tries the likely remedies and returns the first
 * remedy that helps.
 *
 * @param onRead called after each code of a sheet that was read, with how many were read
 */
export async function makeCheckedFile(
  request: FileRequest,
  platform: Platform,
  onRead: OnRead = () => undefined,
): Promise<FileResult> {
  let problem: FileProblem = 'unreadable';
  try {
    const made = await tryOut(request, platform, onRead);
    if (made) {
      const { file, modulePixels, pages, decode } = made;
      return { ok: true, file, modulePixels, pages, readings: await readPicture(decode, request.payload) };
    }
  } catch (error) {
    if (error instanceof CanvasTooLargeError) problem = 'too-large';
    else if (error instanceof EncoderMissingError) problem = 'no-encoder';
    else throw error;
  }
  return { ok: false, problem, remedy: await findRemedy(request, problem, platform) };
}

type OnRead = (read: number) => unknown;

/** A file that reads back as the payload. */
export interface ReadFile {
  /** The content of the file. A blob would stay in memory until the page’s next garbage collection. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Version of the code: 1 to 40. */
  readonly version: number;
}

/**
 * Draws a code, writes it to a file and reads that file back, without other readers, remedies and sheets.
 *
 * @returns undefined if the file doesn't read as the payload
 * @throws {CanvasTooLargeError}
 * @throws {EncoderMissingError}
 */
export async function makeReadFile(request: FileRequest, platform: Platform): Promise<ReadFile | undefined> {
  const made = await drawAndRead(request, platform);
  return made && { bytes: new Uint8Array(await made.file.arrayBuffer()), version: made.code.version };
}

interface TriedFile extends WrittenFile {
  /** Decodes the picture of a code in the file. */
  decode(): FilePicture | Promise<FilePicture>;
  readonly pages?: readonly Page[];
}

/** Returns the file, if every code in the file reads back. */
async function tryOut(
  request: FileRequest,
  platform: Platform,
  onRead?: OnRead,
): Promise<TriedFile | undefined> {
  const { sheet } = request.file;
  return sheet ? tryOutSheet(request, sheet, platform, onRead) : drawAndRead(request, platform);
}

/**
 * Like {@link makeReadFile}, with the code in the file.
 *
 * @throws {PayloadTooLongError}
 * @throws {PictureTooSmallError}
 * @throws {MissingGlyphsError}
 */
export async function drawAndRead(
  { payload, design, logoAs, file }: FileRequest,
  platform: Platform,
): Promise<(TriedFile & { readonly code: ComposedCode }) | undefined> {
  const code = await drawCode({ payload, design, logoAs }, platform);
  const { drawing } = code;
  const ground = groundOf(design);
  const size = sizeOfFile(drawing, file.size);
  const made = await writeDrawing(drawing, { ...file, size, ground }, platform);
  const decode = () => decodeFile(made.file, { drawing, size, ground }, platform);
  // ZXing decodes a plain PNG itself, in less time and without a canvas.
  if (made.isPlain) return (await readsAs(made.file, payload)) ? { ...made, code, decode } : undefined;
  const picture = await decode();
  const isRead = await readsAs(picture.pixels, payload);
  return isRead ? { ...made, code, decode: () => picture } : undefined;
}

/** Copies of a code on pages. */
async function tryOutSheet(
  { payload, design }: CodeToDraw,
  { words, count, ...sheet }: SheetOptions,
  platform: Platform,
  onRead: OnRead = () => undefined,
): Promise<TriedFile | undefined> {
  const { writeSheet, readSheet } = await import('./make-sheet.ts');
  const pages: Page[] = [];
  const request = { ...sheet, design, codes: [{ payload, words }], copies: count };
  const written = await writeSheet(request, platform, (page) => pages.push(page));
  let picture: FilePicture | undefined;
  let read = 0;
  for await (const code of readSheet({ ...written, firstPage: 0 }, platform)) {
    if (!code.isRead) return undefined;
    picture ??= code.picture;
    read += 1;
    await onRead(read);
  }
  if (!picture) return undefined;
  const first = picture;
  return { file: written.file, modulePixels: undefined, decode: () => first, pages };
}

/** One reader has read the file, so the file is delivered even if other readers can't be loaded, or the canvas is too large. */
async function readPicture(decode: TriedFile['decode'], payload: string) {
  try {
    const { pixels, module } = await decode();
    return await readAtSizes(pixels, module, payload);
  } catch {
    return undefined;
  }
}

/** Tries the likely remedies, and returns the first remedy that helps. */
export async function findRemedy(
  request: FileRequest,
  problem: FileProblem,
  platform: Platform,
): Promise<Remedy | undefined> {
  for (const [remedy, changed] of remediesFor(request, problem)) {
    if (await tryOut(changed, platform).catch(() => undefined)) return remedy;
  }
  return undefined;
}

/** A remedy and the request that it leads to. */
type Attempt = readonly [Remedy, FileRequest];

function remediesFor(request: FileRequest, problem: FileProblem): Attempt[] {
  const { design } = request;
  const withCode = (change: CodeRemedy, changed: Design): Attempt => [
    { kind: 'code', change },
    { ...request, design: changed },
  ];
  const withFile = (file: FileOptions): Attempt => [
    { kind: 'file', file },
    { ...request, file },
  ];
  if (problem === 'too-large') return [withFile({ ...request.file, format: 'svg' })];
  if (problem === 'no-encoder') return [withFile({ ...request.file, format: 'png' })];
  const larger = largerFile(request.file);
  return [
    ...(design.logo ? [withCode('logo-off', { ...design, logo: null })] : []),
    withCode('print-safe', withColours(design, PRINT_SAFE)),
    ...(larger ? [withFile(larger)] : []),
  ];
}

/** Returns options for twice the pixels, or undefined if the file would be too large or its format has no pixels. */
function largerFile(file: FileOptions): FileOptions | undefined {
  const { format, size } = file;
  const pixels = pixelsOf(size);
  if (formatTraits[format].isVector || pixels >= sizeLimits.px.max) return undefined;
  return { ...file, size: { ...size, unit: 'px', width: Math.min(2 * pixels, sizeLimits.px.max) } };
}
