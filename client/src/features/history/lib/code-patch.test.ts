import { expect, test } from 'vitest';
import { savedCode } from '../testing/fake-history.ts';
import { clashes, isSameDrawing, patchOf } from './code-patch.ts';

test('Two who change different fields of a code both get their way', () => {
  const opened = savedCode({ type: 'sms', values: { phone: '1', message: 'Hi' } });
  const elsewhere = { ...opened, name: 'New name', values: { phone: '2', message: 'Hi' } };
  const mine = {
    ...opened,
    values: { phone: '1', message: 'Hello' },
    look: { ...opened.look, size: 1024 },
  };
  expect(patchOf(opened, mine)(elsewhere)).toEqual({
    ...elsewhere,
    values: { phone: '2', message: 'Hello' },
    look: { ...opened.look, size: 1024 },
  });
});

test('A field that is asked for no more goes', () => {
  const opened = savedCode({ type: 'wifi', values: { ssid: 'Net', password: 'secret', encryption: 'WPA' } });
  const open = { ...opened, values: { ssid: 'Net', encryption: 'nopass' } };
  expect(patchOf(opened, open)(opened).values).toEqual({ ssid: 'Net', encryption: 'nopass' });
});

test('A code is the same whatever its name, the order of its fields, and what was left empty', () => {
  const one = savedCode({ values: { a: '1', b: '2', c: '' } });
  expect(isSameDrawing(one, savedCode({ name: 'Other', values: { b: '2', a: '1' } }))).toBe(true);
  expect(isSameDrawing(one, savedCode({ values: { a: '1' } }))).toBe(false);
});

test('A field that two changed differently is a clash; what only one changed, or both alike, is none', () => {
  const before = savedCode({ type: 'sms', values: { phone: '1', message: '' } });
  const mine = { ...before, values: { phone: '2', message: 'Hi' }, look: { ...before.look, size: 256 } };
  const theirs = { ...before, values: { phone: '3', message: 'Hi' }, look: { ...before.look, logo: true } };
  expect(clashes(before, mine, theirs)).toEqual([{ name: 'phone', of: 'values', value: '3' }]);
  const without = { ...before, values: { phone: '1' } };
  expect(clashes(without, before, without)).toEqual([]);
});
