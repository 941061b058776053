import { pngFile } from '@canary/rendering/core/picture';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { clipboardTarget, fileTarget } from '../export-target.ts';
import { readWaitingExport } from './read-waiting-export.ts';

const file = { ...pngFile(512), format: 'svg' } as const;
const type = 'text';

test('A download and a copy continue with their file', () => {
  expect(readWaitingExport({ verb: 'download', type, file })).toEqual({
    verb: 'download',
    file,
    destination: fileTarget,
  });
  expect(readWaitingExport({ verb: 'copy', type, file })).toEqual({
    verb: 'copy',
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
    success: 'Print dialog opened. The code is 40 mm wide.',
  });
});

test('A save continues on a page that saves codes of its type', () => {
  const save = { verb: 'save', type };
  expect(readWaitingExport(save, 'text')).toEqual({ verb: 'save' });
  expect(readWaitingExport(save, 'url')).toBeUndefined();
  expect(readWaitingExport(save)).toBeUndefined();
});

test('A download doesn’t continue on a page for another content type, which shows another code', () => {
  expect(readWaitingExport({ verb: 'download', type, file }, 'text')).toMatchObject({
    verb: 'download',
    file,
  });
  expect(readWaitingExport({ verb: 'download', type, file }, 'url')).toBeUndefined();
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
