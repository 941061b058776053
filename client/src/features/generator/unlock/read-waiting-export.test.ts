import { PRINT_SAFE } from '@canary/qr/colour';
import { withColours } from '@canary/rendering/core/recolour';
import { pngFile } from '@canary/rendering/core/requests';
import { expect, test } from 'vitest';
import { codeDefaults } from '#config/code-defaults.ts';
import { clipboardTarget } from '../export/clipboard-target.ts';
import { diskTarget, historyTarget } from '../export/order.ts';
import { readWaitingExport } from './read-waiting-export.ts';

const file = { ...pngFile(512), format: 'svg' } as const;
const kept = { type: 'text', waitsFor: 'unlock' } as const;

test('A download and a copy continue with their file', () => {
  expect(readWaitingExport({ ...kept, verb: 'download', file })).toMatchObject({
    ...kept,
    file,
    target: diskTarget,
  });
  expect(readWaitingExport({ ...kept, verb: 'copy', file })).toMatchObject({
    ...kept,
    file,
    target: clipboardTarget,
  });
});

test('A print continues with its paper, its words and its colours', () => {
  const card = { title: 'Our menu', titleSize: 0.1, text: 'example.com', textSize: 0.05 };
  const paper = { name: 'A5', width: 40, caption: 'URL code', isBlackOnWhite: true, card };
  const { target } = readWaitingExport({ ...kept, verb: 'print', file, paper }) ?? {};
  expect(target).toMatchObject({ verb: 'print', paper });
  expect(target?.designOf?.(codeDefaults.design)).toEqual(withColours(codeDefaults.design, PRINT_SAFE));
});

test('A save continues in an account without a file', () => {
  const save = { type: 'text', verb: 'save', waitsFor: 'account' };
  expect(readWaitingExport(save)).toMatchObject({ target: historyTarget, waitsFor: 'account' });
});

test.each([
  null,
  'download',
  { ...kept, verb: 'print', file },
  { ...kept, verb: 'print', file, paper: { name: 'A4', width: 4000, caption: '', isBlackOnWhite: false } },
  { verb: 'save', waitsFor: 'account' },
  { type: 'text', verb: 'save' },
  { ...kept, verb: 'download', file: { ...file, format: 'exe' } },
])('Ignores %j', (value) => {
  expect(readWaitingExport(value)).toBeUndefined();
});
