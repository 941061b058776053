import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import type { PictureRequest, PictureResult } from './picture.ts';

/** The worker could not do its work: its code or the reader's didn't load, or memory ran out. */
export class PictureMakerError extends Error {
  override readonly name = 'PictureMakerError';
}

/** Makes pictures in a worker of its own, so that the page never waits for them. Close it after use. */
export class PictureMaker {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, { resolve(result: PictureResult): void; reject(error: Error): void }>();

  /** Starts the worker ahead of the first picture. */
  warm(): void {
    this.#worker ??= this.#start();
  }

  /** @throws {PictureMakerError} */
  make(request: PictureRequest): Promise<PictureResult> {
    this.warm();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, request });
    });
  }

  /** Ends the worker. What is still under way fails. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values())
      reject(new PictureMakerError('The picture maker was closed.'));
    this.#waiting.clear();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; result: PictureResult | undefined }>) => {
      if (!data.result) return this.#fail();
      this.#waiting.get(data.id)?.resolve(data.result);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.#fail();
    return worker;
  }

  #fail(): void {
    this.close();
    // Its code may be gone because a newer version of the site was deployed.
    void reloadIfOutdated();
  }
}
