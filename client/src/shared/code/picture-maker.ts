import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import type { PictureRequest, PictureResult } from './picture.ts';
import type { ToPage, ToWorker } from './picture-messages.ts';
import { renderForWorker } from './render-in-page.ts';

/** The worker failed, because its code could not be loaded or memory ran out. */
export class PictureMakerError extends Error {
  override readonly name = 'PictureMakerError';
}

/** Makes pictures in a worker, so that the page stays responsive. Close it after use. */
export class PictureMaker {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #pending = new Map<number, { resolve(result: PictureResult): void; reject(error: Error): void }>();

  /** Starts the worker before the first picture is needed. */
  warm(): void {
    this.#worker ??= this.#start();
  }

  /** @throws {PictureMakerError} */
  make(request: PictureRequest): Promise<PictureResult> {
    this.warm();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#send({ kind: 'make', id, request });
    });
  }

  /** Terminates the worker. Pending pictures are rejected. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#pending.values())
      reject(new PictureMakerError('The picture maker was closed.'));
    this.#pending.clear();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./picture.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (data.kind === 'render')
        return void renderForWorker(data, (message, transfer) => this.#send(message, transfer));
      if (!data.result) return this.#fail();
      this.#pending.get(data.id)?.resolve(data.result);
      this.#pending.delete(data.id);
    };
    worker.onerror = () => this.#fail();
    return worker;
  }

  #send(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  #fail(): void {
    this.close();
    // Its code may be gone because a newer version of the site was deployed.
    void reloadIfOutdated();
  }
}
