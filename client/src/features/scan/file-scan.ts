import type { CodesInPicture } from '@canary/rendering/browser/find-in-picture';
import type { RenderingWorkers } from '@canary/rendering/browser/rendering-workers';
import { type OpenPicture, openPicture, PictureError } from './open-picture.ts';

/** A file that is read, or was read. */
export interface ScannedFile {
  /** The page that is shown, from 1 on. A picture has one page. */
  readonly page: number;
  readonly pages: number;
  /** The address of the page's picture, once it is known. */
  readonly url?: string | undefined;
  /** The codes of the page; undefined while it is read, and if that failed. */
  readonly result?: CodesInPicture | undefined;
  /** Why the file can't be read. */
  readonly failure?: string;
}

/** Reads a file in a worker: a picture, or the pages of a PDF file until one has a code. Close it after use. */
export class FileScan {
  readonly #workers: RenderingWorkers;
  readonly #onChange: (state: ScannedFile) => void;
  #reading = new AbortController();
  #picture: OpenPicture | undefined;
  #state: ScannedFile = { page: 1, pages: 1 };

  /** @param onChange called with each new state */
  constructor(file: File, workers: RenderingWorkers, onChange: (state: ScannedFile) => void) {
    this.#workers = workers;
    this.#onChange = onChange;
    this.#show(this.#state);
    void this.#attempt(async (signal) => {
      const picture = await openPicture(file);
      if (signal.aborted) return picture.close();
      this.#picture = picture;
      await this.#readFrom(1, picture, signal);
    });
  }

  /** Reads one page. */
  turnTo(page: number): void {
    const picture = this.#picture;
    if (picture) void this.#attempt((signal) => this.#readPage(page, picture, signal));
  }

  close(): void {
    this.#reading.abort();
    this.#picture?.close();
    URL.revokeObjectURL(this.#state.url ?? '');
  }

  /** Runs a step in place of the step before, and shows why it failed. */
  async #attempt(step: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#reading.abort();
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    try {
      await step(signal);
    } catch (error) {
      if (!signal.aborted) this.#show({ ...this.#state, failure: describeFailure(error) });
    }
  }

  async #readFrom(first: number, picture: OpenPicture, signal: AbortSignal): Promise<void> {
    for (let page = first; page <= picture.pages; page++) {
      await this.#readPage(page, picture, signal);
      if (signal.aborted || this.#state.result?.codes.length) return;
    }
  }

  async #readPage(page: number, picture: OpenPicture, signal: AbortSignal): Promise<void> {
    this.#show({ page, pages: picture.pages, url: this.#state.url });
    const image = await picture.draw(page);
    if (signal.aborted) return;
    this.#show({ page, pages: picture.pages, url: URL.createObjectURL(image) });
    const result = await this.#workers.run((renderer) => renderer.findInPicture(image, signal), signal);
    if (signal.aborted) return;
    if (!result) throw new PictureError(picture.undecodable);
    this.#show({ ...this.#state, result });
  }

  #show(state: ScannedFile): void {
    const { url } = this.#state;
    if (url !== undefined && url !== state.url) URL.revokeObjectURL(url);
    this.#state = state;
    this.#onChange(state);
  }
}

/** Compares errors by name, because the code of workers and PDF files is loaded on first use. */
function describeFailure(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  return error instanceof Error && ['ChunkError', 'RenderingError'].includes(error.name)
    ? 'Part of the page could not be loaded, or the picture needs more memory than this device has. Check your connection and try again, or crop the picture.'
    : 'This file can’t be read. Take a screenshot of the code instead.';
}
