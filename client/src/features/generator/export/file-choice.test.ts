import { beforeEach, describe, expect, test } from 'vitest';
import { numbersIn } from '#shared/format/numbers.ts';
import { rememberedChoice } from './chosen-file.ts';
import {
  type FileChoice,
  readChoice,
  rememberChoice,
  toFileOptions,
  withFormat,
  withUnit,
} from './file-choice.ts';
import { sizeSummary } from './size-summary.ts';

const numbers = numbersIn('en');
const png: FileChoice = { format: 'png', width: '1024', unit: 'px', dpi: 300, quality: 90 };

beforeEach(() => localStorage.clear());

test.each([
  [{}, 1024],
  [{ width: '256' }, 256],
  [{ width: ' 8192 ' }, 8192],
  [{ width: '2,5', unit: 'in' }, 2.5],
  [{ width: '50.25', unit: 'mm' }, 50.25],
  [{ format: 'svg', width: '5000', unit: 'mm' }, 5000],
] as const)('Accepts %j', (part, width) => {
  const result = toFileOptions({ ...png, ...part }, numbers);
  expect(result).toMatchObject({ ok: true, file: { size: { width }, quality: 0.9 } });
});

test.each([
  [{ width: '' }, 'Choose a whole number from 256 to 8,192.'],
  [{ width: '512.5' }, 'Choose a whole number from 256 to 8,192.'],
  [{ width: '1e3' }, 'Choose a whole number from 256 to 8,192.'],
  [{ width: '8193' }, 'Choose a whole number from 256 to 8,192. SVG and PDF are sharp at any size.'],
  [{ width: '9', unit: 'mm' }, 'Choose a number from 10 to 5,000.'],
  [{ width: '-2', unit: 'in' }, 'Choose a number from 0.4 to 195.'],
  [
    { width: '10', unit: 'mm' },
    'That is 118 pixels wide; files have 256 to 8,192. Choose a higher resolution.',
  ],
  [
    { width: '40', unit: 'in' },
    'That is 12,000 pixels wide; files have 256 to 8,192. Choose a lower resolution, or SVG or PDF.',
  ],
] as const)('Explains what is wrong with %j', (part, error) => {
  expect(toFileOptions({ ...png, ...part }, numbers)).toEqual({ ok: false, error });
});

test('Keeps the size when the unit or the format changes', () => {
  expect(withUnit(png, 'mm')).toMatchObject({ unit: 'mm', width: '87' });
  expect(withUnit({ ...png, width: '50', unit: 'mm' }, 'in')).toMatchObject({ unit: 'in', width: '2' });
  expect(withUnit({ ...png, width: '2', unit: 'in' }, 'px')).toMatchObject({ unit: 'px', width: '600' });
  expect(withUnit({ ...png, width: 'x' }, 'mm')).toMatchObject({ unit: 'mm', width: '50' });
  expect(withFormat(png, 'pdf')).toMatchObject({ format: 'pdf', unit: 'mm', width: '87' });
  expect(withFormat(png, 'svg')).toEqual({ ...png, format: 'svg' });
});

test('A PDF has a size of its own, and changes no pixels of the other formats', () => {
  const pdf = withFormat(png, 'pdf');
  expect(withFormat(pdf, 'jpeg')).toMatchObject({ format: 'jpeg', unit: 'px', width: '1024' });
  const larger = { ...pdf, width: '210' };
  const back = withFormat(larger, 'png');
  expect(back).toMatchObject({ unit: 'px', width: '1024' });
  expect(withFormat(withFormat(back, 'svg'), 'pdf')).toMatchObject({ unit: 'mm', width: '210' });
  rememberChoice(larger);
  expect(withFormat(readChoice(), 'png')).toMatchObject({ unit: 'px', width: '1024' });
});

test('The page of a PDF must have room for a frame', () => {
  const pdf = { ...png, format: 'pdf', unit: 'mm', width: '5000' } as const;
  expect(toFileOptions(pdf, numbers)).toMatchObject({ ok: true });
  expect(toFileOptions(pdf, numbers, { width: 40, height: 50 })).toEqual({
    ok: false,
    error: 'Choose a number from 10 to 4,000.',
  });
});

describe('The last choice', () => {
  test('is remembered', () => {
    const choice: FileChoice = { format: 'jpeg', width: '50', unit: 'mm', dpi: 600, quality: 75 };
    rememberChoice(choice);
    expect(readChoice()).toEqual(choice);
  });

  test.each([
    '',
    '{',
    'null',
    '{"format":"gif"}',
    '{"format":"png","width":"1","unit":"px","dpi":1,"quality":9}',
  ])('is ignored if it is %j', (text) => {
    localStorage.setItem(rememberedChoice.key, text);
    expect(readChoice()).toEqual(png);
  });
});

test.each([
  [png, '1,024 × 1,024 pixels; printed at 300 dpi, 86.7 × 86.7 mm. It scans from about 70 cm away.'],
  [
    { ...png, width: '2', unit: 'in' },
    '600 × 600 pixels; printed at 300 dpi, 2 × 2 in. It scans from about 16 in away.',
  ],
  [
    { ...png, format: 'svg' },
    '1,024 × 1,024 pixels, and sharp at any other size. It scans from about 8 times its width away.',
  ],
  [
    { ...png, format: 'svg', width: '20', unit: 'mm' },
    '20 × 20 mm, and sharp at any other size. It scans from about 16 cm away.',
  ],
  [
    { ...png, format: 'pdf', width: '500', unit: 'mm' },
    'A page of 500 × 500 mm. It scans from about 3.9 m away.',
  ],
] as const)('Describes the size of %j', (choice, text) => {
  const result = toFileOptions(choice, numbers);
  const code = { width: 37, height: 37, size: 29 };
  expect(result.ok && sizeSummary(result.file, code, numbers).replaceAll('\u00a0', ' ')).toBe(text);
});

test('A frame makes the picture higher', () => {
  const result = toFileOptions(png, numbers);
  expect(result.ok && sizeSummary(result.file, { width: 37, height: 47, size: 29 }, numbers)).toContain(
    '1,024 × 1,301 pixels',
  );
});
