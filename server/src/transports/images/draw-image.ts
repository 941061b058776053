import type { FileRequest, Remedy } from '@canary/rendering/core/requests';
import { RenderingError, TaskTimeoutError, WorkerPool } from '@canary/rendering/core/worker-pool';
import type { ImageProblem, MadeImage } from '@canary/rendering/node/make-image';
import { nodeWorkers } from '@canary/rendering/node/start-worker';
import { createFairQueue } from '../../guards/concurrency/fair-queue.ts';
import { queues, sizes } from '../../guards/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import { renderingWorker } from '../../platform/paths.ts';
import { damagedLogo } from './image-request.ts';
import { Problem } from './problem.ts';

/** The longest that a worker may take for an image. */
const maxTaskMs = 10_000;
/** A worker is replaced after this many images, which takes it a tenth of a second. */
const maxTasks = 1_000;

/** A file that reads back, with its code. */
export type DrawnImage = Extract<MadeImage, { ok: true }>;

/** Draws images in worker threads. Close it after use. */
export interface ImageDrawer {
  /**
   * Draws a code and reads its file back.
   *
   * @param by the client or API key that waits
   * @param signal ends the wait if it is aborted
   * @throws {Problem} if the code can't be drawn as requested, or the server is busy
   */
  draw(request: FileRequest, by: string, signal: AbortSignal): Promise<DrawnImage>;
  close(): void;
}

export function openImageDrawer(clock: Clock): ImageDrawer {
  const queue = createFairQueue('images', queues.images, clock);
  const workers = new WorkerPool(nodeWorkers(renderingWorker), {
    size: queues.images.concurrency,
    maxTaskMs,
    maxTasks,
  });
  return {
    async draw(request, by, signal) {
      const leave = await queue.enter(by, signal);
      if (!leave) throw busy('The server draws too many images at the moment. Try again in a few seconds.');
      try {
        const made = await workers.run((renderer) => renderer.makeImage(request));
        if (made.ok) return made;
        throw problemOf(made.problem, request);
      } catch (error) {
        if (!(error instanceof RenderingError && isTooMuch(error.cause))) throw error;
        throw busy(
          'Drawing the image took too much time or memory. Choose a smaller size or a simpler design.',
        );
      } finally {
        leave();
      }
    },
    close: () => workers.stop(),
  };
}

/** Whether a worker was ended because its task took too much time or memory. */
function isTooMuch(cause: unknown): boolean {
  return cause instanceof TaskTimeoutError || Object(cause).code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function busy(detail: string): Problem {
  return new Problem({ status: 503, code: 'busy', title: 'The image can’t be drawn now', detail }, 5);
}

function problemOf(problem: ImageProblem, { payload, file }: FileRequest): Problem {
  const { width } = file.size;
  const given = { parameter: 'size', given: width };
  switch (problem.kind) {
    case 'too-long': {
      const { bytesTooMany, level } = problem;
      const bytes = Buffer.byteLength(payload);
      return new Problem({
        status: 413,
        code: 'text-too-long',
        title: 'The text is too long',
        detail: `\`data\` must have at most ${bytes - bytesTooMany} bytes at level ${level}, not ${bytes}.`,
        parameter: 'data',
        limit: bytes - bytesTooMany,
        given: bytes,
        bytesTooMany,
      });
    }
    case 'too-small':
      return new Problem({
        status: 422,
        code: 'size-too-small',
        title: 'The picture is too small',
        detail: `\`size\` must be at least ${problem.smallest} for this text, not ${width}.`,
        ...given,
        limit: problem.smallest,
      });
    case 'too-large':
      return new Problem({
        status: 400,
        code: 'size-too-large',
        title: 'The picture has too many pixels',
        detail: `\`size\` must be at most ${problem.largest} with this frame, not ${width}.`,
        ...given,
        limit: problem.largest,
      });
    case 'missing-glyphs':
      return new Problem({
        status: 422,
        code: 'missing-characters',
        title: 'The frame’s text can’t be drawn',
        detail: `The server’s font lacks ${problem.characters.join(' ')}. Change the text of the frame, or download the code in the studio.`,
        parameter: 'design',
        given: problem.characters,
      });
    case 'too-many-gradients':
      return new Problem({
        status: 422,
        code: 'too-many-gradients',
        title: 'The PDF would have too many gradients',
        detail: `A PDF must have at most ${sizes['image-gradients'].max} colours of gradients, counted in each module. Choose SVG, a gradient across the code, or fewer colours.`,
        parameter: 'format',
        limit: sizes['image-gradients'].max,
        given: 'pdf',
      });
    case 'damaged-image':
      return damagedLogo();
    case 'unreadable':
      return new Problem({
        status: 422,
        code: 'unreadable',
        title: 'The code can’t be read',
        detail: problem.remedy
          ? 'The finished picture didn’t read back as the text. With this change, which was tried, it does.'
          : 'The finished picture didn’t read back as the text. Choose colours with more contrast, or a larger size.',
        ...(problem.remedy && { change: changeOf(problem.remedy) }),
      });
  }
}

/** Returns a change as parameters. */
function changeOf(remedy: Remedy): Readonly<Record<string, string | number | null>> {
  if (remedy.kind === 'file') return { size: remedy.file.size.width };
  return remedy.change === 'logo-off' ? { logo: null } : { dark: '000000', light: 'ffffff' };
}
