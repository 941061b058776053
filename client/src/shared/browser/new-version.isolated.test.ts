import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { erase } from '#shared/storage/declarations.ts';
import { visitorDrafts } from '#shared/storage/drafts.ts';
import { server } from '#testing/server.ts';
import { reload } from './navigation.ts';
import {
  compareWithServer,
  noteNewVersion,
  reloadForNewVersion,
  reloadIfNewVersionReady,
  reloadIfOutdated,
} from './new-version.ts';

vi.mock('./navigation.ts', () => ({ reload: vi.fn() }));

beforeEach(() => {
  vi.mocked(reload).mockClear();
  erase('tab:closed');
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

function serve(build: string) {
  server.use(
    http.get('*/', () =>
      HttpResponse.html(`<script type="module" src="/assets/index-${build}.js"></script><div id="root">`),
    ),
  );
}

test('Code that is missing because of a newer version reloads the page, with the input, and only once', async () => {
  serve('new');
  visitorDrafts.save('url', { url: 'https://example.com' });
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('browser:session-end:reloaded-input')).toContain('https://example.com');
  await reloadIfOutdated();
  expect(reload).toHaveBeenCalledOnce();
});

test('Code that is missing from the current version doesn’t reload the page', async () => {
  serve('old');
  await reloadIfOutdated();
  expect(reload).not.toHaveBeenCalled();
});

test('An unreachable server is neither the same version nor a newer one', async () => {
  server.use(http.get('*/', () => HttpResponse.error()));
  expect(await compareWithServer()).toBe('unknown');
});

test('Without storage the page isn’t reloaded, since nothing would end a loop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  reloadForNewVersion();
  expect(reload).not.toHaveBeenCalled();
});

test('A navigation reloads the page once a newer version is ready', () => {
  reloadIfNewVersionReady();
  expect(reload).not.toHaveBeenCalled();
  noteNewVersion();
  reloadIfNewVersionReady();
  expect(reload).toHaveBeenCalledOnce();
});
