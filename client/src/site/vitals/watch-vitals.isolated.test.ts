import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MetricType } from 'web-vitals';
import { textOf } from '#testing/text-of.ts';
import { watchVitals } from './watch-vitals.ts';

type Note = (metric: Pick<MetricType, 'name' | 'value'>) => void;

// jsdom paints nothing that could be measured.
const measuring = vi.hoisted(() => new Map<string, Note>());
vi.mock('web-vitals', () => {
  const on = (name: string) => (note: Note) => void measuring.set(name, note);
  return { onCLS: on('CLS'), onFCP: on('FCP'), onINP: on('INP'), onLCP: on('LCP'), onTTFB: on('TTFB') };
});

const sendBeacon = vi.fn<(url: URL, body: Blob) => boolean>(() => true);

beforeEach(() => {
  measuring.clear();
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.history.replaceState(null, '', '/faq?q=secret#secret');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** Adds the tag that the server puts into a page. */
function addTag(endpoint: string) {
  const tag = document.createElement('meta');
  tag.name = 'vitals';
  tag.content = endpoint;
  document.head.append(tag);
}

async function sent() {
  const bodies = sendBeacon.mock.calls.map(async ([url, body]) => [
    url.pathname,
    body.type,
    JSON.parse(await textOf(body)),
  ]);
  return Promise.all(bodies);
}

const measure = (name: MetricType['name'], value: number) => measuring.get(name)?.({ name, value });
const hide = () => window.dispatchEvent(new Event('visibilitychange'));

test('Measures nothing unless the page names an endpoint', async () => {
  watchVitals();
  await vi.dynamicImportSettled();
  expect(measuring.size).toBe(0);
});

test('Measures nothing for an endpoint on another site', async () => {
  addTag('https://example.com/vitals');
  watchVitals();
  await vi.dynamicImportSettled();
  expect(measuring.size).toBe(0);
});

test('Sends each metric once, when the page is hidden, without the query and fragment of its URL', async () => {
  addTag('/vitals');
  watchVitals();
  await vi.dynamicImportSettled();
  measure('TTFB', 12.345678);
  measure('LCP', 812.5);
  expect(sendBeacon).not.toHaveBeenCalled();
  hide();
  // A switch to another tab sends both events.
  window.dispatchEvent(new Event('pagehide'));
  measure('LCP', 900);
  measure('INP', 48);
  hide();
  expect(await sent()).toEqual([
    [
      '/vitals',
      'application/json',
      {
        page: '/faq',
        metrics: [
          { name: 'TTFB', value: 12.3457 },
          { name: 'LCP', value: 812.5 },
        ],
      },
    ],
    ['/vitals', 'application/json', { page: '/faq', metrics: [{ name: 'INP', value: 48 }] }],
  ]);
});

test('Waits until the page has loaded', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  addTag('/vitals');
  watchVitals();
  await vi.dynamicImportSettled();
  expect(measuring.size).toBe(0);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.dynamicImportSettled();
  expect(measuring.size).toBe(5);
});
