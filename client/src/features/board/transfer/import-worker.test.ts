import { FileError } from '@canary/tables/file-error';
import { expect, test, vi } from 'vitest';
import type { FileImport, OpenedBoard } from './file-import.ts';
import { ImportWorker } from './import-worker.ts';
import { fakeImportWorkers } from './testing/fake-import-worker.ts';

const file = new Blob(['{}']);
const opened: OpenedBoard = {
  kind: 'board',
  receipt: { source: 'Trello', counts: [], notes: [] },
  start: { id: 'b', name: 'Kitchen', columns: [], labels: [], people: [] },
  chunks: 1,
};
const chunk = { cards: [], comments: [] };

let started: ReturnType<typeof fakeImportWorkers>;

function startWorker(answers: Partial<FileImport>, signal = new AbortController().signal): ImportWorker {
  started = fakeImportWorkers(answers);
  return new ImportWorker(signal);
}

const never = () => new Promise<never>(() => undefined);

test('Opens a file with progress, and hands over its chunks', async () => {
  const worker = startWorker({
    async open(_file, onProgress) {
      onProgress(0.5);
      return opened;
    },
    chunk: () => chunk,
  });
  const onProgress = vi.fn();
  expect(await worker.open(file, onProgress)).toEqual(opened);
  expect(await worker.chunk(0)).toEqual(chunk);
  await vi.waitFor(() => expect(onProgress).toHaveBeenCalledWith(0.5));
  expect(started[0]?.isTerminated).toBe(false);
  worker.close();
  await vi.waitFor(() => expect(started[0]?.isTerminated).toBe(true));
});

test('An error of the file reaches the page with its message', async () => {
  const worker = startWorker({
    async open() {
      throw new FileError('Card 1: This is wrong.');
    },
  });
  const error = await worker.open(file, vi.fn()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FileError);
  expect(error).toMatchObject({ message: 'Card 1: This is wrong.' });
});

test('Cancelling ends the worker in the middle of its work', async () => {
  const controller = new AbortController();
  const worker = startWorker({ open: never }, controller.signal);
  const reading = worker.open(file, vi.fn());
  controller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(started[0]?.isTerminated).toBe(true);
  await expect(worker.chunk(0)).rejects.toMatchObject({ name: 'AbortError' });
});

test('An import that was cancelled before it began does nothing', async () => {
  const open = vi.fn(never);
  const worker = startWorker({ open }, AbortSignal.abort());
  await expect(worker.open(file, vi.fn())).rejects.toMatchObject({ name: 'AbortError' });
  expect(open).not.toHaveBeenCalled();
});

test('A worker that can’t be loaded, or has no memory left, is a clear error', async () => {
  const worker = startWorker({ open: never });
  const reading = worker.open(file, vi.fn());
  started[0]?.onerror?.();
  await expect(reading).rejects.toThrow(
    'The file could not be read. Check your connection, or try a smaller file.',
  );
  expect(started[0]?.isTerminated).toBe(true);
});
