import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { sessionStore } from '#session/session.ts';
import { server } from './server.ts';

// A second is too short on a machine that is busy with other tests, too.
configure({ asyncUtilTimeout: 5_000 });

const complaints: unknown[][] = [];

/** jsdom has no workers. This one never answers: pictures are made in the browser tests. */
class IdleWorker {
  postMessage() {}
  terminate() {}
}

beforeAll(() => {
  // A file begins as a browser that has never been here, whatever the one before it kept.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  // What a component asks of the server and no test has an answer to is a mistake in the test.
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  vi.stubGlobal('Worker', IdleWorker);
  complaints.length = 0;
  sessionStore.set({ status: 'loading' });
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words) => void complaints.push(words));
  }
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  expect(complaints).toEqual([]);
});
afterAll(() => server.close());
