import { afterEach, expect, test } from 'vitest';
import { failureScript } from './failure-script.ts';

// As the page's head runs it; jsdom runs no scripts.
new Function(failureScript)();

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['failed'];
});

function fail(element: HTMLElement) {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  return 'failed' in document.documentElement.dataset;
}

test('A page whose code does not come says so; one with a picture that does not come has its code', () => {
  expect(fail(document.createElement('img'))).toBe(false);
  expect(fail(Object.assign(document.createElement('script'), { type: 'module' }))).toBe(true);
});
