import { pngFile } from '@canary/rendering/core/requests';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { clipboardTarget } from '../export/clipboard-target.ts';
import { fileTarget } from '../export-target.ts';
import { readWaitingExport } from './read-waiting-export.ts';

const file = { ...pngFile(512), format: 'svg' } as const;
const type = 'text';

test('A download and a copy continue with their file', () => {
  expect(readWaitingExport({ verb: 'download', type, file })).toEqual({
    verb: 'download',
    type,
    file,
    destination: fileTarget,
  });
  expect(readWaitingExport({ verb: 'copy', type, file })).toEqual({
    verb: 'copy',
    type,
    file,
    destination: clipboardTarget,
  });
});

test('A print continues with its paper, its words and its colours', () => {
  const card = { title: 'Our menu', titleSize: 0.1, text: 'example.com', textSize: 0.05 };
  const paper = { name: 'A5', width: 40, caption: 'URL code', isBlackOnWhite: true, card };
  const waiting = readWaitingExport({ verb: 'print', type, file, paper });
  expect(waiting?.destination?.(file, codeDefaults.design)).toMatchObject({
    verb: 'print',
    paper,
  });
});

test('A save continues without a file', () => {
  expect(readWaitingExport({ verb: 'save', type })).toEqual({ verb: 'save', type });
});

test.each([
  null,
  'download',
  { verb: 'print', type, file },
  { verb: 'print', type, file, paper: { name: 'A4', width: 4000, caption: '', isBlackOnWhite: false } },
  { verb: 'save', file },
  { verb: 'download', type, file: { ...file, format: 'exe' } },
])('Ignores %j', (value) => {
  expect(readWaitingExport(value)).toBeUndefined();
});
