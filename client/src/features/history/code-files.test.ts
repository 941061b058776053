import { expect, test } from 'vitest';
import { fileNameOf } from './code-files.ts';

test('Names files after their codes, without duplicates', () => {
  const taken = new Set<string>();
  expect(fileNameOf('Café menu', taken)).toBe('cafe-menu.png');
  expect(fileNameOf('Cafe/Menu', taken)).toBe('cafe-menu-2.png');
  expect(fileNameOf('../..', taken)).toBe('qr-code.png');
  expect(fileNameOf('菜单', taken)).toBe('菜单.png');
});
