import { ZBarScanner } from '@undecaf/zbar-wasm';
import { expect, test, vi } from 'vitest';
import { reads } from './readers.ts';
import { drawPlain } from './testing/draw.ts';

test('ZBar’s memory is freed after each picture', async () => {
  const destroy = vi.spyOn(ZBarScanner.prototype, 'destroy');
  const { pixels } = drawPlain('https://example.com');
  expect(await reads('ZBar', pixels, 'https://example.com')).toBe(true);
  expect(destroy).toHaveBeenCalledTimes(1);
  destroy.mockRestore();
});
