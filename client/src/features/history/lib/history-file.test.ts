import { expect, test } from 'vitest';
import { idOf, savedCode } from '../testing/fake-history.ts';
import { readHistoryFile, writeHistoryFile } from './history-file.ts';
import { siftImported } from './import-codes.ts';
import { keptCode } from './kept-code.ts';

const kept = (number: number, part = {}) =>
  keptCode({ id: idOf(number), version: 3, revision: 9 }, savedCode(part));
const at = '2026-11-21T10:00:00.000Z';
const fileOf = (text: string) => Object.assign(new Blob([text]), { text: async () => text });
const read = (value: unknown) => readHistoryFile(fileOf(JSON.stringify(value)));

test('What is written is read again, and recognised by its id or by being the same', async () => {
  const codes = [kept(1), kept(2, { name: 'Other', folder: 'Café' })];
  const inFile = await readHistoryFile(fileOf(writeHistoryFile(codes, at)));
  expect(inFile.map(({ id, name }) => [id, name])).toEqual([
    [idOf(1), 'Menu'],
    [idOf(2), 'Other'],
  ]);
  expect(siftImported(inFile, codes)).toEqual({ fresh: [], known: 2, others: [] });
  const renamed = kept(1, { name: 'Renamed since' });
  const sameUnderAnotherId = kept(7, { name: 'Other', folder: 'Café' });
  const sifted = siftImported(inFile, [renamed, sameUnderAnotherId]);
  expect(sifted).toMatchObject({ fresh: [], known: 1, others: [{ code: { name: 'Menu' } }] });
  expect(sifted.others[0]?.id).not.toBe(idOf(1));
  // Added once, it is known the next time.
  expect(siftImported(inFile, [renamed, kept(8), sameUnderAnotherId])).toMatchObject({
    known: 2,
    others: [],
  });
  expect(siftImported(inFile, [])).toMatchObject({ known: 0, fresh: [{ id: idOf(1) }, { id: idOf(2) }] });
});

test.each([
  ['no JSON', 'hello', /isn’t an exported history/],
  ['another file', '{"codes":[]}', /isn’t an exported history/],
  ['a newer version', '{"format":"canary-qr-history","version":2,"codes":[]}', /newer version/],
  [
    'a damaged code',
    `{"format":"canary-qr-history","version":1,"codes":[{"id":"${idOf(1)}"}]}`,
    /Code 1 in this file/,
  ],
])('A file with %s is refused with what is wrong', async (_what, text, message) => {
  await expect(readHistoryFile(fileOf(text))).rejects.toThrow(message);
});

test('More codes than a history holds, and a file that is too large, are refused before they are read', async () => {
  const codes = Array.from({ length: 50_001 }, () => null);
  await expect(read({ format: 'canary-qr-history', version: 1, codes })).rejects.toThrow(/50,000/);
  const large = new Blob();
  Object.defineProperty(large, 'size', { value: 65 * 1024 * 1024 });
  await expect(readHistoryFile(large)).rejects.toThrow(/64 MB/);
});

test('Names and folders come in as if they were typed', async () => {
  const code = { id: idOf(1), ...savedCode(), name: ' Our  menu\n', folder: ' ' };
  const long = { ...code, id: idOf(2), name: 'a'.repeat(200), folder: ' Café ' };
  const inFile = await read({ format: 'canary-qr-history', version: 1, codes: [code, long] });
  expect(inFile.map(({ name, folder }) => [name, folder])).toEqual([
    ['Our menu', null],
    [`${'a'.repeat(79)}…`, 'Café'],
  ]);
});
