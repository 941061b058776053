import { afterEach, expect, test, vi } from 'vitest';
import { failureScript } from './head-scripts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete document.documentElement.dataset['failed'];
});

test('A page whose code fails to load is marked; a page with a missing picture is not', () => {
  const listen = vi.spyOn(document, 'addEventListener');
  // jsdom runs no inline scripts.
  new Function(failureScript)();
  const [type, listener, options] = listen.mock.calls[0] ?? [];
  const fail = (element: HTMLElement) => {
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
    return 'failed' in document.documentElement.dataset;
  };
  expect(fail(document.createElement('img'))).toBe(false);
  expect(fail(Object.assign(document.createElement('script'), { type: 'module' }))).toBe(true);
  if (type && listener) document.removeEventListener(type, listener, options);
});
