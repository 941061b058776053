import { expect, test } from 'vitest';
import { judgeModule, type PrinterDensity, printableModule } from './module-size.ts';

test('A printer prints modules of three dots', () => {
  expect(printableModule(300)).toBeCloseTo(0.254);
  expect(printableModule(600)).toBeCloseTo(0.127);
});

test.each<[number, PrinterDensity, ReturnType<typeof judgeModule>]>([
  [0.4, 300, 'good'],
  [0.399, 600, 'fine'],
  [0.254, 300, 'fine'],
  [0.253, 300, 'unprintable'],
  [0.253, 600, 'fine'],
  [0.126, 600, 'unprintable'],
])('A module of %f mm is judged for a printer with %i dpi: %s', (module, density, judgement) => {
  expect(judgeModule(module, density)).toBe(judgement);
});
