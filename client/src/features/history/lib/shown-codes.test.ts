import { expect, test } from 'vitest';
import { savedCode } from '../testing/fake-history.ts';
import { keptCode } from './kept-code.ts';
import { filterCodes, foldersOf, sortCodes, wholeView } from './shown-codes.ts';

const kept = (name: string, part: Parameters<typeof savedCode>[0] = {}) =>
  keptCode({ id: name, version: 1, revision: 1 }, savedCode({ name, ...part }));

const codes = [
  kept('Table 10', { folder: 'Café', createdAt: '2026-01-02T00:00:00.000Z' }),
  kept('Table 9', { folder: 'annex', createdAt: '2026-01-03T00:00:00.000Z' }),
  kept('Wi-Fi', {
    type: 'wifi',
    values: { ssid: 'Gäste', encryption: 'nopass' },
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-12-01T00:00:00.000Z',
  }),
];
const idsOf = (found: typeof codes | ReturnType<typeof sortCodes>) => found.map(({ id }) => id);

test('Words are found in names and contents, without case, accents and signs', () => {
  const found = (query: string) => idsOf(filterCodes(codes, { ...wholeView, query }));
  expect(found('WIFI')).toEqual(['Wi-Fi']);
  expect(found('gaste')).toEqual(['Wi-Fi']);
  expect(found('example menu')).toEqual(['Table 10', 'Table 9']);
  expect(found('table 9')).toEqual(['Table 9']);
  expect(found('  ')).toHaveLength(3);
});

test('Types and folders leave out the others', () => {
  expect(idsOf(filterCodes(codes, { ...wholeView, type: 'wifi' }))).toEqual(['Wi-Fi']);
  expect(idsOf(filterCodes(codes, { ...wholeView, folder: 'Café' }))).toEqual(['Table 10']);
  expect(idsOf(filterCodes(codes, { ...wholeView, folder: '' }))).toEqual(['Wi-Fi']);
  expect(foldersOf(codes)).toEqual(['annex', 'Café']);
});

test('Codes are ordered by when they were made or changed, and by name as people count', () => {
  expect(idsOf(sortCodes(codes, 'newest'))).toEqual(['Table 9', 'Table 10', 'Wi-Fi']);
  expect(idsOf(sortCodes(codes, 'oldest'))).toEqual(['Wi-Fi', 'Table 10', 'Table 9']);
  expect(idsOf(sortCodes(codes, 'changed'))[0]).toBe('Wi-Fi');
  expect(idsOf(sortCodes(codes, 'name'))).toEqual(['Table 9', 'Table 10', 'Wi-Fi']);
});
