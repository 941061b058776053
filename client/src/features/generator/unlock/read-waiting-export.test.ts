import { expect, test } from 'vitest';
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

test.each([
  null,
  'download',
  { verb: 'print', file },
  { verb: 'download', file: { ...file, format: 'exe' } },
])('Ignores %j', (value) => {
  expect(readWaitingExport(value)).toBeUndefined();
});
