import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { formatTraits } from '@canary/qr/files/format';
import { pixelsOf, sizeLimits } from '@canary/qr/files/size';
import { withColours } from './design-colours.ts';
import { drawCode } from './draw-code.ts';
import { CanvasTooLargeError, EncoderMissingError, type MadeFile, makeFile } from './make-file.ts';
import type {
  CodeRemedy,
  FileOptions,
  PictureProblem,
  PictureRequest,
  PictureResult,
  Remedy,
} from './picture.ts';
import { fileReadsAs, type RenderVector } from './read-file.ts';

/**
 * Draws a code, writes it to a file and reads that file back. If it doesn't read as the payload, tries the likely
 * remedies and returns the first one that helps.
 *
 * @param render renders vector files
 */
export async function makePicture(request: PictureRequest, render: RenderVector): Promise<PictureResult> {
  let problem: PictureProblem = 'unreadable';
  try {
    const made = await tryOut(request, render);
    if (made) return { ok: true, ...made };
  } catch (error) {
    if (error instanceof CanvasTooLargeError) problem = 'too-large';
    else if (error instanceof EncoderMissingError) problem = 'no-encoder';
    else throw error;
  }
  return { ok: false, problem, remedy: await findRemedy(request, problem, render) };
}

/** Returns the file if it reads back. */
async function tryOut(request: PictureRequest, render: RenderVector): Promise<MadeFile | undefined> {
  const { drawing } = await drawCode(request);
  const { background } = request.design;
  const ground = background.kind === 'transparent' ? background.on : '#ffffff';
  const made = await makeFile(drawing, { ...request.file, ground }, render);
  const isRead = await fileReadsAs(made.file, { drawing, ground, payload: request.payload }, render);
  return isRead ? made : undefined;
}

async function findRemedy(
  request: PictureRequest,
  problem: PictureProblem,
  render: RenderVector,
): Promise<Remedy | undefined> {
  for (const [remedy, changed] of remediesFor(request, problem)) {
    if (await tryOut(changed, render).catch(() => undefined)) return remedy;
  }
  return undefined;
}

/** A remedy and the request that it leads to. */
type Attempt = readonly [Remedy, PictureRequest];

function remediesFor(request: PictureRequest, problem: PictureProblem): Attempt[] {
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

/** Twice the pixels, if that is within the limits and the format has pixels. */
function largerFile(file: FileOptions): FileOptions | undefined {
  const { format, size } = file;
  const pixels = pixelsOf(size);
  if (formatTraits[format].isVector || pixels >= sizeLimits.px.max) return undefined;
  return { ...file, size: { ...size, unit: 'px', width: Math.min(2 * pixels, sizeLimits.px.max) } };
}
