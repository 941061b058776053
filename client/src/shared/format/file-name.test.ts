import { expect, test } from 'vitest';
import { cleanFileName, fileNameFrom } from './file-name.ts';

test.each([
  ['Café menu', 'cafe-menu'],
  ['…', 'qr-code'],
])('A title %j becomes the file name %j', (title, name) => {
  expect(fileNameFrom(title)).toBe(name);
});

test.each([
  ['Café Menü 2026', 'Café Menü 2026'],
  ['  menu.v2 ', 'menu.v2'],
  ['menu.png', 'menu'],
  ['menu.JPEG', 'menu'],
  ['table 3/4: "inside"?', 'table 3-4- -inside--'],
  ['a\\b*c<d>e|f\u0007g', 'a-b-c-d-e-f-g'],
  ['..\\..\\menu', '-..-menu'],
  ['.hidden', 'hidden'],
  ['ends with dots...', 'ends with dots'],
  ['con', '_con'],
  ['LPT1.old', '_LPT1.old'],
  ['gpj.\u202emenu', 'gpj.menu'],
  ['😀'.repeat(80), '😀'.repeat(60)],
  ['', ''],
  [' . ', ''],
])('A typed name %j is saved as %j', (typed, name) => {
  expect(cleanFileName(typed)).toBe(name);
});
