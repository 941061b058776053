import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server } from '#testing/server.ts';
import { carryOver } from './carry-over.ts';
import { ChunkError, loadChunk } from './load-chunk.ts';
import { reload } from './reload.ts';

vi.mock('./reload.ts', () => ({ reload: vi.fn() }));

const again = () => undefined;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.mocked(reload).mockClear();
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

/** The server has the page of that build. */
function serve(build: string) {
  server.use(
    http.get('*/', () =>
      HttpResponse.html(`<script type="module" src="/assets/index-${build}.js"></script><div id="root">`),
    ),
  );
}

test('A chunk that comes is handed on', async () => {
  expect(await loadChunk(async () => 'module', { again, isRetry: false })).toBe('module');
});

test('A chunk that takes longer than 120,000 ms has failed', async () => {
  vi.useFakeTimers();
  const loading = loadChunk(() => new Promise(() => undefined), { again, isRetry: false });
  const outcome = vi.fn();
  loading.catch(outcome);
  document.head.innerHTML = '';
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkError));
});

test('A chunk that fails without a newer version is a failure to show, and nothing is loaded anew', async () => {
  serve('old');
  await expect(loadChunk(gone, { again, isRetry: false })).rejects.toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});

test('A chunk that is gone with its version has the page loaded anew, with what was typed, and only once', async () => {
  serve('new');
  const stop = carryOver('drafts', () => ({ url: 'https://example.com' }));
  void loadChunk(gone, { again, isRetry: false });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sessionStorage.getItem('canary-qr:carried')).toContain('https://example.com');
  await expect(loadChunk(gone, { again, isRetry: false })).rejects.toBeInstanceOf(ChunkError);
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test('Where storage is refused nothing is loaded anew, since nothing would end that', async () => {
  serve('new');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  await expect(loadChunk(gone, { again, isRetry: false })).rejects.toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('A second try that fails while the server answers loads the page anew: some browsers remember the failure', async () => {
  serve('old');
  void loadChunk(gone, { again, isRetry: true });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('A second try without a connection stays where it is', async () => {
  server.use(http.get('*/', () => HttpResponse.error()));
  await expect(loadChunk(gone, { again, isRetry: true })).rejects.toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});
