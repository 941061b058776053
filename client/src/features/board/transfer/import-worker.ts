import { FileError } from '@canary/tables/file-error';
import { proxy, type Remote, wrap } from 'comlink';
import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import type { OnProgress } from './board-file.ts';
import type { CsvMapping } from './csv-fields.ts';
import type { FileImport, OpenedBoard, OpenedTable } from './file-import.ts';
import type { ListChoice } from './fit-lists.ts';
import type { ImportChunk } from './import-plan.ts';
import type { CsvChoice, CsvQuestions } from './read-csv.ts';

/**
 * Reads one file in a worker, so that the page stays responsive. Aborting the signal stops the worker at once, and each
 * pending call rejects with the signal's reason. Close it after use.
 *
 * @example
 * const reading = new ImportWorker(signal);
 * const { receipt, start, chunks } = await reading.open(file, showProgress);
 * for (let index = 0; index < chunks; index++) await send(await reading.chunk(index));
 * reading.close();
 */
export class ImportWorker {
  readonly #worker = new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' });
  readonly #remote: Remote<FileImport> = wrap<FileImport>(this.#worker);
  readonly #stop = new AbortController();
  /** Rejects when the worker ends. */
  readonly #ended = new Promise<never>((_, reject) => {
    this.#stop.signal.addEventListener('abort', () => reject(this.#stop.signal.reason));
  });

  constructor(signal: AbortSignal) {
    // There may be no call that waits.
    this.#ended.catch(() => this.#worker.terminate());
    this.#worker.onerror = () => {
      // The worker's code may be gone because a newer version of the site was deployed.
      void reloadIfOutdated();
      this.#stop.abort(notRead());
    };
    const stop = () => this.#stop.abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true, signal: this.#stop.signal });
  }

  /** See {@link FileImport}. */
  open(file: Blob, onProgress: OnProgress, encoding?: string): Promise<OpenedBoard | OpenedTable> {
    return this.#run<OpenedBoard | OpenedTable>(this.#remote.open(file, proxy(onProgress), encoding));
  }

  /** See {@link FileImport}. */
  findQuestions(mapping: CsvMapping): Promise<CsvQuestions> {
    return this.#run(this.#remote.findQuestions(mapping));
  }

  /** See {@link FileImport}. */
  readTable(choice: CsvChoice): Promise<OpenedBoard> {
    return this.#run(this.#remote.readTable(choice));
  }

  /** See {@link FileImport}. */
  chooseLists(lists: ListChoice): Promise<OpenedBoard> {
    return this.#run(this.#remote.chooseLists(lists));
  }

  /** See {@link FileImport}. */
  chunk(index: number): Promise<ImportChunk> {
    return this.#run(this.#remote.chunk(index));
  }

  /** Stops the worker, which forgets the file. */
  close(): void {
    this.#stop.abort(new DOMException('The import was closed.', 'AbortError'));
  }

  async #run<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await Promise.race([result, this.#ended]);
    } catch (error) {
      // An error that crosses from the worker keeps only its name and message.
      if (error instanceof Error && error.name === 'FileError') throw new FileError(error.message);
      throw error;
    }
  }
}

function notRead(): FileError {
  return new FileError('The file could not be read. Check your connection, or try a smaller file.');
}
