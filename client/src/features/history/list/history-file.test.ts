import { PRINT_SAFE } from '@canary/qr/colour';
import type { Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { decryptFile } from '@canary/vault/encrypted-file';
import { maxRunLength, runPrefix } from '@canary/vault/run';
import { expect, test } from 'vitest';
import { toEntry } from '../history-entry.ts';
import type { Preset } from '../presets/preset.ts';
import { idOf, savedCode, savedRun } from '../testing/fake-history-records.ts';
import { writeCsvFile, writeEncryptedFile, writeHistoryFile } from './export-history.ts';
import { compareWithHistory, newPresets, readHistoryFile } from './import-history.ts';

const entry = (number: number, part = {}) =>
  toEntry({ id: idOf(number), version: 3, revision: 9 }, savedCode(part));
const at = '2026-11-21T10:00:00.000Z';
const image: Design['background'] = {
  kind: 'image',
  image: 'data:image/png;base64,iVBORw0KGgo=',
  veil: { colour: '#ffffff', opacity: 0.5 },
};
const fileOf = (text: string) => Object.assign(new Blob([text]), { text: async () => text });
const readPlain = async (file: Blob) => {
  const content = await readHistoryFile(file);
  if ('locked' in content) throw new Error('The file is encrypted.');
  return content;
};
const written = { format: 'canary-qr-history', version: 2, codes: [], presets: [], folders: [] };
const read = (part: object) => readPlain(fileOf(JSON.stringify({ ...written, ...part })));

test('Reads an exported file and compares its codes with the history by id and content', async () => {
  const codes = [entry(1), entry(2, { name: 'Other', folder: 'Café' })];
  const { codes: inFile } = await readPlain(fileOf(writeHistoryFile(codes, [], [], at)));
  expect(inFile.map(({ id, name }) => [id, name])).toEqual([
    [idOf(1), 'Menu'],
    [idOf(2), 'Other'],
  ]);
  expect(compareWithHistory(inFile, codes)).toEqual({ added: [], knownCount: 2, conflicts: [] });
  const renamed = entry(1, { name: 'Renamed since' });
  const sameUnderAnotherId = entry(7, { name: 'Other', folder: 'Café' });
  const compared = compareWithHistory(inFile, [renamed, sameUnderAnotherId]);
  expect(compared).toMatchObject({ added: [], knownCount: 1, conflicts: [{ code: { name: 'Menu' } }] });
  expect(compared.conflicts[0]?.id).not.toBe(idOf(1));
  // A second import adds nothing.
  expect(compareWithHistory(inFile, [renamed, entry(8), sameUnderAnotherId])).toMatchObject({
    knownCount: 2,
    conflicts: [],
  });
  expect(compareWithHistory(inFile, [])).toMatchObject({
    knownCount: 0,
    added: [{ id: idOf(1) }, { id: idOf(2) }],
  });
});

test('Exports a run with its table, and imports it once', async () => {
  const runs = [entry(1, savedRun())];
  const { codes: inFile } = await readPlain(fileOf(writeHistoryFile(runs, [], [], at)));
  expect(compareWithHistory(inFile, [])).toMatchObject({ added: [{ id: idOf(1), code: savedRun() }] });
  expect(compareWithHistory(inFile, runs)).toMatchObject({ added: [], knownCount: 1, conflicts: [] });
});

test.each([
  ['no table', { run: idOf(5) }],
  ['another file as its table', { run: 'data:text/csv;base64,AAAA' }],
  ['a table that is too long', { run: runPrefix.padEnd(maxRunLength + 1, 'A') }],
  ['no number of codes', { count: 'many' }],
  ['an unknown type of codes', { of: 'hologram' }],
])('Rejects a run with %s', async (_what, values) => {
  const good = { id: idOf(1), ...savedRun({ run: runPrefix.padEnd(maxRunLength, 'A') }) };
  const bad = { id: idOf(2), ...savedRun(values) };
  await expect(read({ codes: [good, bad] })).rejects.toThrow(/Code 2 in this file is invalid/);
});

test.each([
  ['invalid JSON', 'hello', /isn’t an exported history/],
  ['another file', '{"codes":[]}', /isn’t an exported history/],
  ['a newer version', JSON.stringify({ ...written, version: 3 }), /newer version/],
  ['a damaged code', JSON.stringify({ ...written, codes: [{ id: idOf(1) }] }), /Code 1 in this file/],
])('Rejects a file with %s and says what is wrong', async (_what, text, message) => {
  await expect(readHistoryFile(fileOf(text))).rejects.toThrow(message);
});

test.each([
  ['guests.csv', 'text/csv', 'name,phone', /“guests.csv” is a table.*spreadsheet/],
  ['guests.csv', 'application/vnd.ms-excel', 'name;phone', /is a table/],
  ['logo.png', 'image/png', '‰PNG', /is an image.*logo/],
  ['ada.vcf', 'text/vcard', 'BEGIN:VCARD', /is a contact card.*vCard/],
  ['design.json', 'application/json', '{"format":"canary-qr-design"}', /is a design.*Open design file/],
])(
  'Says what the wrong file %s of the type %s is and where it belongs',
  async (name, type, text, message) => {
    const file = Object.assign(new File([text], name, { type }), { text: async () => text });
    await expect(readHistoryFile(file)).rejects.toThrow(message);
  },
);

test('Rejects a file with too many codes, or one that is too large, before reading it', async () => {
  const codes = Array.from({ length: 50_001 }, () => null);
  await expect(read({ codes })).rejects.toThrow(/50,000/);
  const large = new Blob();
  Object.defineProperty(large, 'size', { value: 65 * 1024 * 1024 });
  await expect(readHistoryFile(large)).rejects.toThrow(/64 MB/);
});

test('Rejects a code whose design is damaged', async () => {
  const code = { id: idOf(1), ...savedCode(), look: { design: { v: 1 }, size: 512 } };
  await expect(read({ codes: [code] })).rejects.toThrow(/Code 1 in this file/);
});

test('Exports presets with their images, and imports those that are not saved yet', async () => {
  const design = { ...plainDesign(PRINT_SAFE), background: image };
  const preset = (name: string): Preset => ({
    id: idOf(9),
    version: 1,
    name,
    design,
    saved: { v: 1, name, design: { ...design }, createdAt: at, updatedAt: at },
  });
  const text = writeHistoryFile([], [preset('Café'), preset('Bar')], ['Empty'], at);
  const { presets, folders } = await readPlain(fileOf(text));
  expect(folders).toEqual(['Empty']);
  expect(presets).toEqual([
    { name: 'Café', design },
    { name: 'Bar', design },
  ]);
  expect(newPresets(presets, [preset('Bar')])).toEqual([{ name: 'Café', design }]);
  await expect(read({ presets: [{ name: 'Bar' }] })).rejects.toThrow(/Preset 1 in this file/);
});

test('Normalises names and folders of imported codes', async () => {
  const code = { id: idOf(1), ...savedCode(), name: ' Our  menu\n', folder: ' ' };
  const long = { ...code, id: idOf(2), name: 'a'.repeat(200), folder: ' Café ' };
  const { codes: inFile } = await read({ codes: [code, long] });
  expect(inFile.map(({ name, folder }) => [name, folder])).toEqual([
    ['Our menu', null],
    [`${'a'.repeat(79)}…`, 'Café'],
  ]);
});

test('Encrypts an exported file, which only its passphrase opens', async () => {
  const plain = writeHistoryFile([entry(1)], [], [], at);
  const text = await writeEncryptedFile(plain, 'correct horse battery');
  expect(text).not.toContain('Menu');
  const content = await readHistoryFile(fileOf(text));
  if (!('locked' in content)) throw new Error('The file is not encrypted.');
  expect(await decryptFile(content.locked, 'correct horse battery')).toBe(plain);
  const damaged = fileOf('{"format":"canary-qr-history-encrypted","salt":"AAAA"}');
  await expect(readHistoryFile(damaged)).rejects.toThrow(/damaged/);
});

test('Exports a table with what a scanner reads, in which no cell is a formula', () => {
  const network = { ssid: 'Café', password: 'sing-sing', encryption: 'WPA' };
  const codes = [
    entry(1, { name: '=SUM(1,2)', folder: '@home' }),
    entry(2, { type: 'wifi', values: network }),
    entry(3, savedRun()),
  ];
  const [, first, second, third] = writeCsvFile(codes).split('\r\n');
  expect(first).toBe(
    `"'=SUM(1,2)",URL,'@home,https://example.com/menu,2026-11-20T10:00:00.000Z,2026-11-20T10:00:00.000Z,,,,`,
  );
  expect(second).toContain('P:sing-sing;');
  expect(third).toMatch(/^Table cards,Many codes,,,2026/);
});
