import { PRINT_SAFE } from '@canary/qr/colour';
import { labelSheets } from '@canary/qr/paper/label-sheets';
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

test.each(['print', 'download'] as const)(
  'A %s of labels continues with its sheet and its colours',
  (verb) => {
    const grid = labelSheets.find(({ isRound }) => isRound);
    if (!grid) throw new Error('There are no round labels.');
    const { id: _id, maker: _maker, source: _source, ...measures } = grid;
    const sheet = { grid: measures, first: 2, offset: { x: 1, y: -1 }, cut: 'lines' } as const;
    const words = { title: '', text: 'Shelf 12', secret: { label: 'Password', value: 'come on in' } };
    const labels = { ...file, format: 'pdf', sheet: { layout: 'labels', sheet, words, count: 19 } };
    const order = readWaitingExport({ ...kept, verb, file: labels, isBlackOnWhite: true });
    expect(order).toMatchObject({ file: labels, target: { verb } });
    expect(order?.target?.designOf?.(codeDefaults.design)).toEqual(
      withColours(codeDefaults.design, PRINT_SAFE),
    );
    const many = { ...labels, sheet: { ...labels.sheet, count: 100_000 } };
    expect(readWaitingExport({ ...kept, verb, file: many })).toBeUndefined();
  },
);

test('A save continues in an account without a file', () => {
  const save = { type: 'text', verb: 'save', waitsFor: 'account' };
  expect(readWaitingExport(save)).toMatchObject({ target: historyTarget, waitsFor: 'account' });
});

test.each([
  null,
  'download',
  { ...kept, verb: 'print' },
  { verb: 'save', waitsFor: 'account' },
  { type: 'text', verb: 'save' },
  { ...kept, verb: 'download', file: { ...file, format: 'exe' } },
])('Ignores %j', (value) => {
  expect(readWaitingExport(value)).toBeUndefined();
});
