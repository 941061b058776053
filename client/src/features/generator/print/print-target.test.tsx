import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Paper } from './paper.ts';
import { printTarget } from './print-target.tsx';

describe('The print target', () => {
  const print = vi.fn();
  const picture = { content: new Blob(['a picture'], { type: 'image/png' }), format: 'png' } as const;
  const sheet = () => document.querySelector<HTMLElement>('body > div > [data-paper]') ?? undefined;

  const paper: Paper = { name: 'A5', width: 50, caption: 'URL code', isBlackOnWhite: false };

  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
    // jsdom has none of these functions.
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    HTMLImageElement.prototype.decode = () => Promise.resolve();
  });

  const target = printTarget(paper);

  test('Doesn’t print a code that failed the check', async () => {
    await expect(
      target.deliver(Promise.reject(new Error('It does not read back.')), 'png'),
    ).rejects.toThrow();
    expect(print).not.toHaveBeenCalled();
    expect(sheet()).toBeUndefined();
  });

  test('Prints the checked code once, in millimetres; the sheet stays until the next click', async () => {
    expect(await target.deliver(Promise.resolve(picture), 'png')).toBe(
      'Print dialog opened. The code is 50 mm wide.',
    );
    expect(print).toHaveBeenCalledOnce();
    expect(document.body.firstElementChild).toBe(sheet()?.parentElement);
    // Only the width is set, so the picture keeps its proportions.
    const image = sheet()?.querySelector('img');
    expect(image?.parentElement?.style.width).toBe('50mm');
    expect(image?.style.height).toBe('');
    expect(sheet()).toHaveTextContent('URL code');
    window.dispatchEvent(new Event('pointerdown'));
    expect(sheet()).toBeUndefined();
  });

  test('The sheet stays for the browser’s own Print command, and not for another key', async () => {
    await target.deliver(Promise.resolve(picture), 'png');
    const press = (init: KeyboardEventInit) => window.dispatchEvent(new KeyboardEvent('keydown', init));
    press({ key: 'Control', ctrlKey: true });
    press({ key: 'p', ctrlKey: true });
    expect(sheet()).toBeDefined();
    press({ key: 'z', ctrlKey: true });
    expect(sheet()).toBeUndefined();
  });

  test('Prints a card with its words, and its secret only if it has one', async () => {
    const card = { title: 'Join our Wi-Fi', titleSize: 0.1, text: 'Guests\nUpstairs, too', textSize: 0.05 };
    await printTarget({ ...paper, card }).deliver(Promise.resolve(picture), 'png');
    expect(sheet()).toHaveTextContent('Join our Wi-FiGuestsUpstairs, too');
    window.dispatchEvent(new Event('pointerdown'));
    const secret = { label: 'Password', value: 'come on in' };
    await printTarget({ ...paper, card: { ...card, secret } }).deliver(Promise.resolve(picture), 'png');
    expect(sheet()).toHaveTextContent('Password: come on in');
    window.dispatchEvent(new Event('pointerdown'));
  });
});
