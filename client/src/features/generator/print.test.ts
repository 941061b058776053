import { beforeEach, describe, expect, test, vi } from 'vitest';
import { minWidth, parseWidth, printPixels, printTarget } from './print.ts';

test.each([
  ['50', 50],
  [' 10 ', 10],
  ['190', 190],
  ['9', undefined],
  ['191', undefined],
  ['', undefined],
  ['50.5', undefined],
  ['5e1', undefined],
])('Parses the width %j as %s millimetres', (typed, width) => {
  expect(parseWidth(typed)).toBe(width);
});

test('The smallest width gives modules of 0.4 mm, including the quiet zone', () => {
  expect(minWidth(33)).toBe(14);
  expect(minWidth(185)).toBe(74);
});

test('A print has whole pixels per module at 600 dpi or more, within 4,096 pixels', () => {
  expect(printPixels(33, 50)).toBe(33 * 36);
  expect(printPixels(33, 190)).toBe(33 * 124);
  expect(printPixels(185, 10)).toBe(185 * 4);
});

describe('The print target', () => {
  const print = vi.fn();
  const picture = new Blob(['a picture'], { type: 'image/png' });
  const sheet = () => document.querySelector('body > div > img')?.parentElement;

  const paper = { width: 50, caption: 'URL code', isBlackOnWhite: false };

  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
    // jsdom has none of these.
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    HTMLImageElement.prototype.decode = () => Promise.resolve();
  });

  test('Doesn’t print a code that failed the check', async () => {
    const { signal } = new AbortController();
    const target = printTarget({ ...paper, signal });
    await expect(target.deliver(Promise.reject(new Error('It does not read back.')))).rejects.toThrow();
    expect(print).not.toHaveBeenCalled();
    expect(sheet()).toBeUndefined();
  });

  test('Prints the checked code once, in millimetres, and removes the sheet when the code changes', async () => {
    const change = new AbortController();
    await printTarget({ ...paper, signal: change.signal }).deliver(Promise.resolve(picture));
    expect(print).toHaveBeenCalledOnce();
    expect(document.body.firstElementChild).toBe(sheet());
    expect(sheet()?.querySelector('img')?.style).toMatchObject({ width: '50mm', height: '50mm' });
    expect(sheet()).toHaveTextContent('URL code');
    change.abort();
    expect(sheet()).toBeUndefined();
  });

  test('Without a panel that watches the code, the sheet stays until the next click', async () => {
    await printTarget(paper).deliver(Promise.resolve(picture));
    expect(print).toHaveBeenCalledOnce();
    expect(sheet()).toBeDefined();
    window.dispatchEvent(new Event('pointerdown'));
    expect(sheet()).toBeUndefined();
  });

  test('Doesn’t print a picture that arrives after the code was changed', async () => {
    const change = new AbortController();
    const taken = printTarget({ ...paper, signal: change.signal }).deliver(Promise.resolve(picture));
    change.abort();
    await expect(taken).rejects.toThrow();
    expect(print).not.toHaveBeenCalled();
    expect(sheet()).toBeUndefined();
  });
});
