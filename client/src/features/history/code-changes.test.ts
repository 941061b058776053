import { expect, test } from 'vitest';
import { conflicts, createPatch, isSameDrawing } from './code-changes.ts';
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
  const theirs = { ...before, values: { phone: '3', message: 'Hi' }, look: { ...before.look, logo: true } };
  expect(conflicts(before, mine, theirs)).toEqual([{ name: 'phone', of: 'values', value: '3' }]);
  const without = { ...before, values: { phone: '1' } };
  expect(conflicts(without, before, without)).toEqual([]);
});
