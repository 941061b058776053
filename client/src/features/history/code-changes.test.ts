import { expect, test } from 'vitest';
import {
  conflicts,
  createPatch,
  describeChanges,
  differences,
  drawingKey,
  isSameDrawing,
} from './code-changes.ts';
import { savedCode } from './testing/fake-history-records.ts';

test('Merges changes that two people made to different fields', () => {
  const opened = savedCode({ type: 'sms', values: { phone: '1', message: 'Hi' } });
  const elsewhere = { ...opened, name: 'New name', values: { phone: '2', message: 'Hi' } };
  const mine = {
    ...opened,
    values: { phone: '1', message: 'Hello' },
    look: { ...opened.look, size: 1024 },
  };
  expect(createPatch(opened, mine)(elsewhere)).toEqual({
    ...elsewhere,
    values: { phone: '2', message: 'Hello' },
    look: { ...opened.look, size: 1024 },
  });
});

test('Removes a field that the form no longer has', () => {
  const opened = savedCode({ type: 'wifi', values: { ssid: 'Net', password: 'secret', encryption: 'WPA' } });
  const open = { ...opened, values: { ssid: 'Net', encryption: 'nopass' } };
  expect(createPatch(opened, open)(opened).values).toEqual({ ssid: 'Net', encryption: 'nopass' });
});

test('Ignores name, field order and empty fields when comparing codes', () => {
  const one = savedCode({ values: { a: '1', b: '2', c: '' } });
  expect(isSameDrawing(one, savedCode({ name: 'Other', values: { b: '2', a: '1' } }))).toBe(true);
  expect(isSameDrawing(one, savedCode({ values: { a: '1' } }))).toBe(false);
});

test('Reports a conflict only for a field that two people changed to different values', () => {
  const before = savedCode({ type: 'sms', values: { phone: '1', message: '' } });
  const mine = { ...before, values: { phone: '2', message: 'Hi' }, look: { ...before.look, size: 256 } };
  const theirs = {
    ...before,
    values: { phone: '3', message: 'Hi' },
    look: { ...before.look, design: { ...before.look.design, quietZone: 2 } },
  };
  expect(conflicts(before, mine, theirs)).toEqual([{ name: 'phone', of: 'values', value: '3' }]);
  const without = { ...before, values: { phone: '1' } };
  expect(conflicts(without, before, without)).toEqual([]);
});

const { look } = savedCode();
const withDesign = (part: Partial<typeof look.design>) =>
  savedCode({ look: { ...look, design: { ...look.design, ...part } } });

test('Merges changes that two people made to different parts of a design', () => {
  const mine = withDesign({ quietZone: 2 });
  const theirs = withDesign({ level: 'L', background: { kind: 'solid', colour: '#ffeeaa' } });
  expect(conflicts(savedCode(), mine, theirs)).toEqual([]);
  expect(createPatch(savedCode(), mine)(theirs).look.design).toEqual({ ...theirs.look.design, quietZone: 2 });
});

test('Describes changes of a design in words', () => {
  const changed = withDesign({
    background: { kind: 'solid', colour: '#ffeeaa' },
    level: 'L',
    modules: { ...look.design.modules, shape: 'dot' },
  });
  expect(describeChanges('url', differences(savedCode(), changed))).toBe(
    'Shape and colour of the modules (changed), Background (changed), Error correction (now “L”)',
  );
  const sized = savedCode({ look: { ...look, size: 256 } });
  expect(describeChanges('url', differences(savedCode(), sized))).toBe('PNG size in pixels (now “256”)');
});

test('Compares designs by content, not by the order of their properties', () => {
  const { v, ...rest } = look.design;
  const reordered = savedCode({ look: { size: look.size, design: { ...rest, v } } });
  expect(differences(savedCode(), reordered)).toEqual([]);
  expect(drawingKey(reordered)).toBe(drawingKey(savedCode()));
});
