import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { uniqueFileNames } from '@canary/qr/files/file-name';
import { expect, test } from 'vitest';
import { fileNameOf } from './code-files.ts';
import type { SavedCode } from './history-entry.ts';

const codeNamed = (name: string, code: Partial<SavedCode> = {}): SavedCode => ({
  v: 2,
  name,
  folder: null,
  type: 'url',
  values: { url: 'https://example.com' },
  look: { design: plainDesign(PRINT_SAFE), size: 512 },
  createdAt: '2026-11-26T09:00:00.000Z',
  updatedAt: '2026-11-26T09:00:00.000Z',
  ...code,
});

test('Names files after their codes, without duplicates on file systems that ignore case', () => {
  const nameFile = uniqueFileNames();
  const names = ['Café menu', 'CAFÉ MENU', 'Cafe menu', 'café\nmenu', '../..', '菜单', 'Straße', 'STRASSE'];
  expect(names.map((name) => fileNameOf(codeNamed(name), nameFile))).toEqual([
    'Café menu.png',
    'CAFÉ MENU-2.png',
    'Cafe menu.png',
    'café menu-3.png',
    'qr-code.png',
    '菜单.png',
    'Straße.png',
    'STRASSE-2.png',
  ]);
});

test.each([
  ['Poster', 'Poster.png'],
  ['canary.example/q/menu-1', 'menu-1.png'],
])('The file of a dynamic code called %j is %j', (name, fileName) => {
  const values = { id: '1', link: 'https://CANARY.EXAMPLE/Q/MENU-1' };
  expect(fileNameOf(codeNamed(name, { type: 'dynamic', values }))).toBe(fileName);
});
