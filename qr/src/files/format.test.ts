import { expect, test } from 'vitest';
import { fileFormats, formatTraits } from './format.ts';

test.each([
  ['isVector', ['svg', 'pdf']],
  ['hasTransparency', ['png', 'svg', 'pdf', 'webp']],
  ['isLossy', ['webp', 'jpeg']],
] as const)('%s is true of %j alone', (trait, expected) => {
  expect(fileFormats.filter((format) => formatTraits[format][trait])).toEqual(expected);
});

test('A JPEG file has the short extension', () => {
  const extensions = fileFormats.map((format) => formatTraits[format].extension);
  expect(extensions).toEqual(['png', 'svg', 'pdf', 'webp', 'jpg']);
});
