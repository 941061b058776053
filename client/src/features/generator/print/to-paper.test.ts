import { beforeEach, expect, test, vi } from 'vitest';
import { toPaper } from './to-paper.ts';

const print = vi.fn();
const picture = new Blob(['a picture'], { type: 'image/png' });
const sheet = () => document.querySelector('body > div > img')?.parentElement;

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
  // jsdom draws nothing, so it has neither of these.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

test('What can’t be read back is not printed', async () => {
  const { signal } = new AbortController();
  const paper = toPaper({ width: 50, caption: 'URL code', signal });
  await expect(paper.take(Promise.reject(new Error('It does not read back.')))).rejects.toThrow();
  expect(print).not.toHaveBeenCalled();
  expect(sheet()).toBeUndefined();
});

test('What was read back is printed once, in millimetres, and taken away when the code is another', async () => {
  const change = new AbortController();
  await toPaper({ width: 50, caption: 'URL code', signal: change.signal }).take(Promise.resolve(picture));
  expect(print).toHaveBeenCalledOnce();
  expect(document.body.firstElementChild).toBe(sheet());
  expect(sheet()?.querySelector('img')?.style).toMatchObject({ width: '50mm', height: '50mm' });
  expect(sheet()).toHaveTextContent('URL code');
  change.abort();
  expect(sheet()).toBeUndefined();
});

test('A picture that comes when the code is another already is not printed', async () => {
  const change = new AbortController();
  const taken = toPaper({ width: 50, caption: 'URL code', signal: change.signal }).take(
    Promise.resolve(picture),
  );
  change.abort();
  await expect(taken).rejects.toThrow();
  expect(print).not.toHaveBeenCalled();
  expect(sheet()).toBeUndefined();
});
