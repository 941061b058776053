import { expect, test } from 'vitest';
import { fileNameFrom } from './file-name.ts';

test.each([
  // The script, accents, spaces and case stay.
  ['Café Menü 2026', 'Café Menü 2026'],
  ['Cafe\u0301', 'Café'],
  ['菜单', '菜单'],
  ['हिन्दी मेन्यू', 'हिन्दी मेन्यू'],
  ['قائمة الطعام', 'قائمة الطعام'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🍳 menu', '👩\u200d🍳 menu'],
  ['Й-ё', 'Й-ё'],
  ['  Two\n\tlines ', 'Two lines'],
  ['…', '…'],
  // The extension is that of the file.
  ['menu.v2', 'menu.v2'],
  ['menu.png', 'menu'],
  ['menu.JPEG ', 'menu'],
  // Characters that Windows, macOS or Linux refuse.
  ['table 3/4: "inside"?', 'table 3-4- -inside--'],
  ['a\\b*c<d>e|f\u0007g\u0000h', 'a-b-c-d-e-f-g-h'],
  ['https://example.com/menu', 'https---example.com-menu'],
  ['..\\..\\menu', '-..-menu'],
  ['.hidden', 'hidden'],
  ['ends with dots. . .', 'ends with dots'],
  ['\ud800half', '-half'],
  // Names of devices.
  ['con', '_con'],
  ['LPT1.old', '_LPT1.old'],
  ['COM¹', '_COM¹'],
  ['nul .tar', '_nul .tar'],
  ['CONOUT$', '_CONOUT$'],
  ['console', 'console'],
  // Characters without a width, and characters that reorder the others.
  ['gpj.\u202emenu', 'gpj.menu'],
  ['\u200fabc\ufeff\u200b', 'abc'],
  // No name.
  ['', 'qr-code'],
  [' . ', 'qr-code'],
  ['../..', 'qr-code'],
  ['\u200d', 'qr-code'],
])('A code named %j is saved as %j', (name, fileName) => {
  expect(fileNameFrom(name)).toBe(fileName);
});

test.each([
  ['a'.repeat(300), 'a'.repeat(200)],
  ['é'.repeat(300), 'é'.repeat(100)],
  ['菜'.repeat(80), '菜'.repeat(66)],
  ['😀'.repeat(80), '😀'.repeat(50)],
  // A cook of 11 bytes isn't cut in two.
  ['👩\u200d🍳'.repeat(80), '👩\u200d🍳'.repeat(18)],
  [`a${'🇮🇳'.repeat(80)}`, `a${'🇮🇳'.repeat(24)}`],
  [`${'a'.repeat(199)}. b`, 'a'.repeat(199)],
  [`${'a'.repeat(199)}\u0301\u0301\u0301`, 'a'.repeat(198)],
])('A name of too many bytes is cut between two characters: %j', (name, fileName) => {
  expect(fileNameFrom(name)).toBe(fileName);
});

test('Something else than a code has a name of its own instead of qr-code', () => {
  expect(fileNameFrom('?', 'board')).toBe('board');
});
