import { chunkTimeoutMs } from '#config/loading.ts';
import { leaveForNewBuild, newestBuild } from './build.ts';
import { reloadCarrying } from './carry-over.ts';

/** A part of the site's code did not arrive. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(
    cause: unknown,
    /** Makes the next attempt to draw it fetch it again. */
    readonly again: () => void,
  ) {
    super('A part of the page could not be loaded.', { cause });
  }
}

interface LoadOptions {
  /** See {@link ChunkError}. */
  readonly again: () => void;
  /** Whether somebody has asked for it after it had failed before. */
  readonly isRetry: boolean;
}

/** For code that whoever wants it tried again asks for again, by what they did before. */
const once: LoadOptions = { again: () => undefined, isRetry: false };

/**
 * Fetches a part of the site's code, within {@link chunkTimeoutMs}. Where it is gone because a newer version of the site
 * was deployed, the page is loaded anew, with what was typed.
 *
 * @throws {ChunkError}
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  { again, isRetry }: LoadOptions = once,
): Promise<Module> {
  try {
    return await inTime(load());
  } catch (cause) {
    const newest = await newestBuild();
    if (newest === 'other' && leaveForNewBuild()) return never();
    // Some browsers remember that a module failed, for as long as the page lives.
    if (isRetry && newest !== 'unknown') {
      reloadCarrying();
      return never();
    }
    throw new ChunkError(cause, again);
  }
}

async function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Nothing came within ${chunkTimeoutMs} milliseconds.`)),
      chunkTimeoutMs,
    );
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The page is about to be replaced: whoever waits needs no answer. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
