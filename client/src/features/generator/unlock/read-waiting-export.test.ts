import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { pngFile } from '#shared/code/picture.ts';
import { clipboardTarget, fileTarget } from '../export-target.ts';
import { readWaitingExport } from './read-waiting-export.ts';

const file = { ...pngFile(512), format: 'svg' } as const;

test('A download and a copy continue with their file', () => {
  expect(readWaitingExport({ verb: 'download', file })).toEqual({
    verb: 'download',
    file,
    destination: fileTarget,
  });
  expect(readWaitingExport({ verb: 'copy', file })).toEqual({
    verb: 'copy',
    file,
    destination: clipboardTarget,
  });
});

test('A print continues with its width and its caption', () => {
  const paper = { width: 40, caption: 'URL code' };
  const waiting = readWaitingExport({ verb: 'print', file, paper });
  expect(waiting?.destination(file, codeDefaults.design)).toMatchObject({
    verb: 'print',
    paper,
    success: 'Print dialog opened. The code is 40 mm wide.',
  });
});

test.each([
  null,
  'download',
  { verb: 'print', file },
  { verb: 'print', file, paper: { width: 4000, caption: '' } },
  { verb: 'save', file },
  { verb: 'download', file: { ...file, format: 'exe' } },
])('Ignores %j', (value) => {
  expect(readWaitingExport(value)).toBeUndefined();
});
