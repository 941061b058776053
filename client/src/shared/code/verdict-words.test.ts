import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import type { FullVerdict } from '@canary/qr/grade/grade';
import type { Parameter } from '@canary/qr/grade/parameters';
import type { SizeReading } from '@canary/qr/grade/reading';
import { grades } from '@canary/qr/grade/scale';
import type { Verdict } from '@canary/qr/grade/verdict';
import { expect, test } from 'vitest';
import { deliveryWords, plainVerdict, readingWords, weaknessOf } from './verdict-words.ts';

const design = plainDesign({ foreground: '#000000', background: '#ffffff' });
const onPicture = {
  ...design,
  background: { kind: 'image', image: 'data:image/png;base64,', veil: { colour: '#ffffff', opacity: 0.3 } },
} as const;

const all = ['ZXing', 'ZBar', 'jsQR'] as const;
const read: SizeReading = { width: 1024, readBy: all };

function verdictOf(weakest: Parameter, readings: readonly SizeReading[] = [read]): FullVerdict {
  return { grade: weakest.grade, isReadable: true, parameters: [weakest], weakest, readings, stress: [] };
}
const contrast = (grade: Parameter['grade']): Parameter => ({ name: 'contrast', grade, value: 0.5 });
const reading: Parameter = { name: 'reading', grade: 'C', value: 0.8 };

test.each(grades)('After a delivery, grade %s has the words of the badge', (grade) => {
  const verdict = verdictOf(contrast(grade));
  const words = deliveryWords(verdict, design);
  expect(words.startsWith(`${plainVerdict(verdict, design)}.`)).toBe(true);
  expect(words.includes('Scans well')).toBe(grade === 'A' || grade === 'B');
});

test('Below B, the words say why and what to do', () => {
  expect(deliveryWords(verdictOf(contrast('C')), design)).toBe(
    'Scans in good light: the colours are too similar. Try it with several phones before you use it.',
  );
});

test('A check that wasn’t finished promises nothing', () => {
  const { stress, ...first } = verdictOf(contrast('A'));
  for (const verdict of [undefined, first satisfies Verdict])
    expect(deliveryWords(verdict, design)).toMatch(/^It was read back, but the scan check wasn’t finished/);
});

test.each([
  [[read, { width: 341, readBy: ['ZXing', 'jsQR'] }], 'ZBar doesn’t read it at every size.'],
  [[{ width: 1024, readBy: ['ZXing', 'jsQR'] }], 'ZBar doesn’t read it.'],
  [[{ width: 1024, readBy: ['ZXing'] }], 'ZBar and jsQR don’t read it.'],
] as const)('Names the readers of %j', (readings, words) => {
  expect(weaknessOf(verdictOf(reading, readings), design)).toBe(words);
});

test('Blames the logo, if there is one, for too little error correction', () => {
  const verdict = verdictOf({ name: 'correction', grade: 'D', value: 0.1 });
  expect(plainVerdict(verdict, design)).toBe('Hard to scan: too much of it is hidden');
  const withLogo = plainDesign(PRINT_SAFE, { hasCanary: true });
  expect(plainVerdict(verdict, withLogo)).toBe('Hard to scan: the logo hides too much');
});

test('Says that ZBar doesn’t read light codes', () => {
  const polarity = { name: 'polarity', grade: 'C', value: 0 } as const;
  const stress = { name: 'stress', grade: 'D', value: 0.6 } as const;
  const words = 'ZBar doesn’t read light codes on dark backgrounds.';
  expect(weaknessOf(verdictOf(polarity), design)).toBe(words);
  const harder = { ...verdictOf(stress), parameters: [polarity, stress] };
  expect(weaknessOf(harder, design)).toBe(words);
});

test('Names the veil over a background image', () => {
  expect(weaknessOf(verdictOf(contrast('D')), onPicture)).toBe(
    'Code and background are too similar. A stronger veil over the image helps.',
  );
  expect(weaknessOf(verdictOf(contrast('A')), onPicture)).toBeUndefined();
});

test('A file that was only read says by which readers', () => {
  expect(readingWords([read])).toBe('Read back by ZXing, ZBar and jsQR.');
  expect(readingWords([{ width: 1024, readBy: ['ZXing', 'jsQR'] }])).toBe(
    'Read back, but ZBar doesn’t read it. Open the code to see what helps.',
  );
});
