import { maxRows } from '@canary/bulk/table';
import { FileError } from '@canary/tables/file-error';
import type { ReadChoice, ReadTable } from '@canary/tables/read-table';
import { wrap } from 'comlink';
import { reloadIfOutdated } from '#shared/browser/new-version.ts';
import type { TableReader } from './table.worker.ts';

/**
 * Reads a table in a worker, so that the page stays responsive.
 *
 * @throws {FileError}
 */
export async function readFile(file: Blob, choice: ReadChoice = {}): Promise<ReadTable> {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => {
      // The worker's code may be gone because a newer version of the site was deployed.
      void reloadIfOutdated();
      reject(new FileError('The file could not be read. Check your connection, or try a smaller file.'));
    };
  });
  try {
    // With a header, and one more row that shows that the table is too long.
    return await Promise.race([wrap<TableReader>(worker).read(file, maxRows + 2, choice), failed]);
  } catch (error) {
    // An error that crosses from the worker keeps only its name and message.
    throw error instanceof Error && error.name === 'FileError' ? new FileError(error.message) : error;
  } finally {
    worker.terminate();
  }
}
