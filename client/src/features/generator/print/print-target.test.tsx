import type { Page } from '@canary/qr/paper/page';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printTarget } from './print-target.tsx';

describe('The print target', () => {
  const print = vi.fn();
  const square = 'M0 0h1v1h-1z';
  const page: Page = {
    width: 148,
    height: 210,
    parts: [10, 60].map((left) => ({
      layers: [{ kind: 'outline', path: square, paint: { kind: 'solid', colour: '#000000' } }],
      left,
      top: 20,
      unit: 2,
    })),
    codes: [],
  };
  const content = new Blob(['a file'], { type: 'application/pdf' });
  const file = { content, fileName: 'card.pdf', pages: [page, page] } as const;
  const printed = () => document.querySelector<HTMLElement>('body > div:has(> div > svg)') ?? undefined;

  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
  });

  test('Doesn’t print a code that failed the check', async () => {
    const failed = Promise.reject(new Error('It does not read back.'));
    await expect(printTarget.deliver(failed, 'pdf')).rejects.toThrow();
    expect(print).not.toHaveBeenCalled();
    expect(printed()).toBeUndefined();
  });

  test('Prints the pages once, in millimetres; they stay until the next click', async () => {
    expect(await printTarget.deliver(Promise.resolve(file), 'pdf')).toMatch('Print dialog opened.');
    expect(print).toHaveBeenCalledOnce();
    expect(document.body.firstElementChild).toBe(printed());
    expect(printed()?.children.length).toBe(2);
    const [first] = printed()?.children ?? [];
    expect(first).toHaveAttribute('style', 'width: 148mm; height: 210mm;');
    expect(first?.querySelectorAll('use')[1]).toHaveAttribute('transform', 'translate(60 20) scale(2)');
    expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain('148mm 210mm');
    window.dispatchEvent(new Event('pointerdown'));
    expect(printed()).toBeUndefined();
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  test('The pages stay for the browser’s own Print command, and not for another key', async () => {
    await printTarget.deliver(Promise.resolve(file), 'pdf');
    const press = (init: KeyboardEventInit) => window.dispatchEvent(new KeyboardEvent('keydown', init));
    press({ key: 'Control', ctrlKey: true });
    press({ key: 'p', ctrlKey: true });
    expect(printed()).toBeDefined();
    press({ key: 'z', ctrlKey: true });
    expect(printed()).toBeUndefined();
  });
});
