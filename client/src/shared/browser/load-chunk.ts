/** The time limit for loading a chunk of the site's code, in milliseconds (docs/product.md). */
const timeoutMs = 120_000;

/** A chunk of the site's code failed to load. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('Part of the page could not be loaded.', { cause });
  }
}

/**
 * Loads a chunk within the time limit.
 *
 * @throws {ChunkError}
 * @example
 * const { downloadZip } = await loadChunk(() => import('client-zip'));
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new ChunkError(cause);
  } finally {
    clearTimeout(timer);
  }
}
