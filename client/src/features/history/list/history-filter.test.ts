import { expect, test } from 'vitest';
import { toEntry } from '../history-entry.ts';
import { savedCode } from '../testing/fake-history-records.ts';
import { filterEntries, foldersOf, showAll, sortEntries } from './history-filter.ts';

const entry = (name: string, part: Parameters<typeof savedCode>[0] = {}) =>
  toEntry({ id: name, version: 1, revision: 1 }, savedCode({ name, ...part }));

const entries = [
  entry('Table 10', { folder: 'Café', createdAt: '2026-01-02T00:00:00.000Z' }),
  entry('Table 9', { folder: 'annex', createdAt: '2026-01-03T00:00:00.000Z' }),
  entry('Wi-Fi', {
    type: 'wifi',
    values: { ssid: 'Gäste', encryption: 'nopass' },
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-12-01T00:00:00.000Z',
  }),
];
const idsOf = (found: typeof entries | ReturnType<typeof sortEntries>) => found.map(({ id }) => id);

test('Finds words in names and contents, ignoring case, accents and punctuation', () => {
  const found = (query: string) => idsOf(filterEntries(entries, { ...showAll, query }));
  expect(found('WIFI')).toEqual(['Wi-Fi']);
  expect(found('gaste')).toEqual(['Wi-Fi']);
  expect(found('example menu')).toEqual(['Table 10', 'Table 9']);
  expect(found('table 9')).toEqual(['Table 9']);
  expect(found('  ')).toHaveLength(3);
});

test('Filters by type and folder', () => {
  expect(idsOf(filterEntries(entries, { ...showAll, type: 'wifi' }))).toEqual(['Wi-Fi']);
  expect(idsOf(filterEntries(entries, { ...showAll, folder: 'Café' }))).toEqual(['Table 10']);
  expect(idsOf(filterEntries(entries, { ...showAll, folder: '' }))).toEqual(['Wi-Fi']);
  expect(foldersOf(entries)).toEqual(['annex', 'Café']);
  expect(foldersOf(entries, ['Bar', 'Café'])).toEqual(['annex', 'Bar', 'Café']);
});

test('Sorts by creation or change date, and by name with numbers in numeric order', () => {
  expect(idsOf(sortEntries(entries, 'newest'))).toEqual(['Table 9', 'Table 10', 'Wi-Fi']);
  expect(idsOf(sortEntries(entries, 'oldest'))).toEqual(['Wi-Fi', 'Table 10', 'Table 9']);
  expect(idsOf(sortEntries(entries, 'changed'))[0]).toBe('Wi-Fi');
  expect(idsOf(sortEntries(entries, 'name'))).toEqual(['Table 9', 'Table 10', 'Wi-Fi']);
  expect(idsOf(sortEntries(entries, 'name-reversed'))).toEqual(['Wi-Fi', 'Table 10', 'Table 9']);
});

test('Sorts by folder, with codes outside folders last', () => {
  expect(idsOf(sortEntries(entries, 'folder'))).toEqual(['Table 9', 'Table 10', 'Wi-Fi']);
  expect(idsOf(sortEntries(entries, 'folder-reversed'))).toEqual(['Wi-Fi', 'Table 10', 'Table 9']);
});
