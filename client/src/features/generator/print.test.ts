import { beforeEach, describe, expect, test, vi } from 'vitest';
import { minWidth, parseWidth, printPixels, printTarget } from './print.ts';

test.each([
  ['50', 50],
  [' 10 ', 10],
  ['190', 190],
  ['12', 12],
  ['50mm', 50],
  ['5 cm', 50],
  ['4,2 CM', 42],
  ['2 in', 50.8],
  ['50.5', 50.5],
  ['0', undefined],
  ['191', undefined],
  ['20 cm', undefined],
  ['', undefined],
  ['5e1', undefined],
  ['5 ft', undefined],
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

  const target = printTarget(paper);

  test('Doesn’t print a code that failed the check', async () => {
    await expect(target.deliver(Promise.reject(new Error('It does not read back.')))).rejects.toThrow();
    expect(print).not.toHaveBeenCalled();
    expect(sheet()).toBeUndefined();
  });

  test('Prints the checked code once, in millimetres; the sheet stays until the next click', async () => {
    await target.deliver(Promise.resolve(picture));
    expect(print).toHaveBeenCalledOnce();
    expect(document.body.firstElementChild).toBe(sheet());
    expect(sheet()?.querySelector('img')?.style).toMatchObject({ width: '50mm', height: '50mm' });
    expect(sheet()).toHaveTextContent('URL code');
    window.dispatchEvent(new Event('pointerdown'));
    expect(sheet()).toBeUndefined();
  });

  test('The sheet stays for the browser’s own Print command, and not for another key', async () => {
    await target.deliver(Promise.resolve(picture));
    const press = (init: KeyboardEventInit) => window.dispatchEvent(new KeyboardEvent('keydown', init));
    press({ key: 'Control', ctrlKey: true });
    press({ key: 'p', ctrlKey: true });
    expect(sheet()).toBeDefined();
    press({ key: 'z', ctrlKey: true });
    expect(sheet()).toBeUndefined();
  });
});
