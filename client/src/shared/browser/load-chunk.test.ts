import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError, loadChunk } from './load-chunk.ts';

afterEach(() => vi.useRealTimers());

test('Returns the module', async () => {
  expect(await loadChunk(async () => 'module')).toBe('module');
});

test('Rejects when the chunk can’t be loaded', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(loadChunk(load)).rejects.toBeInstanceOf(ChunkError);
});

test('Rejects after 120,000 ms', async () => {
  vi.useFakeTimers();
  const onError = vi.fn();
  loadChunk(() => new Promise(() => undefined)).catch(onError);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(onError).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onError).toHaveBeenCalledWith(expect.any(ChunkError));
});
