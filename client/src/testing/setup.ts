import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { sessionStore } from '#session/session.ts';
import { erase } from '#shared/storage/declarations.ts';
import { fakeRendering } from './fake-rendering.ts';
import { server } from './server.ts';

// The default of one second is far too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no FontFaceSet. In tests no font is loaded.
if (globalThis.document)
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

// jsdom lays nothing out, so nothing is out of view.
if (globalThis.HTMLElement) HTMLElement.prototype.scrollIntoView = () => undefined;

const consoleOutput: unknown[][] = [];

/** Stands in for workers, which jsdom lacks, and never answers. Browser tests cover real workers. */
class IdleWorker {
  postMessage() {}
  terminate() {}
}

const startTimer = globalThis.setTimeout;
/** The timers of a test file. Timers that its pages leave behind would run after the window is gone. */
const timers = new Set<ReturnType<typeof setTimeout>>();

beforeAll(() => {
  const recordTimer = (...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    timers.add(timer);
    return timer;
  };
  vi.stubGlobal('setTimeout', Object.assign(recordTimer, startTimer));
  // Test files share a browser environment.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  // A request without a defined answer is a mistake in the test.
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  vi.stubGlobal('Worker', IdleWorker);
  // jsdom has no media queries. No query matches, as on a phone.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  fakeRendering();
  vi.stubGlobal('indexedDB', new IDBFactory());
  consoleOutput.length = 0;
  sessionStore.set({ status: 'loading' });
  erase('tab:session-end', 'browser:session-end', 'account:left', 'account:key');
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...args) => void consoleOutput.push(args));
  }
});
afterEach(async () => {
  cleanup();
  // Lets requests that were just sent find their handlers.
  await new Promise((resolve) => startTimer(resolve));
  server.resetHandlers();
  expect(consoleOutput).toEqual([]);
});
afterAll(async () => {
  // A chunk that is still loading would fail, also for the next file.
  await vi.dynamicImportSettled();
  server.close();
  for (const timer of timers) clearTimeout(timer);
  // Test files share their globals.
  vi.unstubAllGlobals();
});
