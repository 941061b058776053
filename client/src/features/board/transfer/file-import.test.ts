import { maxFileBytes } from '@canary/tables/decode-text';
import { workbookOf } from '@canary/tables/testing/workbook';
import { expect, test, vi } from 'vitest';
import { startFileImport } from './file-import.ts';
import { trelloBoard2026 } from './testing/trello-fixtures.ts';

const boardJson = JSON.stringify({
  format: 'canary-board',
  version: 1,
  name: 'Kitchen',
  columns: [{ id: 'todo', name: 'To do' }],
  cards: [{ title: 'Crème brûlée', column: 'todo' }],
});

/** A file in an encoding with two bytes for a character, with a byte order mark. */
function utf16(text: string, isBigEndian: boolean, mark = '\ufeff'): Blob {
  const characters = [...`${mark}${text}`].map((character) => character.charCodeAt(0));
  const bytes = new DataView(new ArrayBuffer(2 * characters.length));
  for (const [index, code] of characters.entries()) bytes.setUint16(2 * index, code, !isBigEndian);
  return new Blob([bytes]);
}

function open(...content: BlobPart[]) {
  const reading = startFileImport('https://canary.example');
  return { reading, opened: reading.open(new Blob(content), () => undefined) };
}

test.each<[string, Blob]>([
  ['UTF-8', new Blob([boardJson])],
  ['UTF-8 with a byte order mark', new Blob(['\ufeff', boardJson])],
  ['UTF-16', utf16(boardJson, false)],
  ['UTF-16 with the high bytes first', utf16(boardJson, true)],
  ['UTF-16 without its mark', utf16(boardJson, false, '')],
])('Opens a board in %s', async (_encoding, file) => {
  const { reading, opened } = open(file);
  expect(await opened).toMatchObject({ kind: 'board', chunks: 1, start: { name: 'Kitchen' } });
  expect(reading.chunk(0).cards[0]?.title).toBe('Crème brûlée');
});

test('Opens a board of Trello, and reports progress', async () => {
  const reading = startFileImport('https://canary.example');
  const onProgress = vi.fn();
  const file = new Blob([JSON.stringify(trelloBoard2026())]);
  expect(await reading.open(file, onProgress)).toMatchObject({
    kind: 'board',
    receipt: { source: 'Trello' },
  });
  expect(onProgress).toHaveBeenCalled();
});

test('A table is shown before it becomes a board', async () => {
  const { reading, opened } = open('Title,Due\nMilk,3/4/2026\nBread,4/4/2026');
  const table = await opened;
  if (table.kind !== 'table') throw new Error('This is no table.');
  expect(table).toMatchObject({
    header: ['Title', 'Due'],
    rows: 2,
    mapping: { title: 0, dueOn: 1, column: null },
  });
  expect(table.sample).toEqual(['Milk', '3/4/2026']);
  expect(() => reading.chunk(0)).toThrow();
  expect(reading.findQuestions(table.mapping)).toEqual({ date: '3/4/2026' });
  const choice = { mapping: table.mapping, boardName: 'Kitchen', dateOrder: 'day first' } as const;
  expect(reading.readTable(choice)).toMatchObject({ kind: 'board', chunks: 1 });
  expect(reading.chunk(0).cards.map(({ title, dueOn }) => `${title} ${dueOn}`)).toEqual([
    'Milk 2026-04-03',
    'Bread 2026-04-04',
  ]);
});

test('A workbook is a table', async () => {
  const cells = [
    ['Title', 'Due'],
    ['Milk', { number: '46387', format: 'day' } as const],
  ];
  const { opened } = open(workbookOf({ Groceries: cells }));
  expect(await opened).toMatchObject({
    kind: 'table',
    header: ['Title', 'Due'],
    sample: ['Milk', '2026-12-31'],
  });
});

const bytes = (...values: number[]) => new Uint8Array(values);

test.each<[string, BlobPart, string]>([
  ['no content', '', 'This file is empty.'],
  ['spaces', ' \n\t ', 'This file is empty.'],
  ['a byte order mark alone', '\ufeff', 'This file is empty.'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ', 'This is a PDF. Choose a JSON, CSV or Excel file.'],
  [
    'a damaged workbook',
    bytes(0x50, 0x4b, 3, 4, 20, 0),
    'This file is a ZIP archive without a workbook, or damaged.',
  ],
  ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0), 'This file isn’t text.'],
  ['JSON in Latin-1', new Blob(['{"name":"', bytes(0xe9), '"}']), 'This JSON file isn’t in UTF-8'],
  ['JSON that ends early', boardJson.slice(0, -20), 'This JSON file is damaged'],
  [
    'JSON with an error',
    '{\n"name": "a",\n"cards": [},\n}',
    'This JSON file is damaged, or its end is missing. Choose another copy of it. (Unexpected token',
  ],
  ['JSON with another ending', `${boardJson}}`, 'This JSON file is damaged'],
  [
    'deep nesting',
    `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
    'This JSON file is neither a Trello board nor an exported board.',
  ],
  ['deep nesting that ends early', '{"a":'.repeat(1_000_000), 'This JSON file is damaged'],
  ['another JSON', '{"hello":"world"}', 'This JSON file is neither a Trello board nor an exported board.'],
  ['a list of prototypes', '[{"__proto__":{"lists":[],"cards":[]}}]', 'neither a Trello board nor'],
  ['fields in its prototype', '{"__proto__":{"format":"canary-board"}}', 'neither a Trello board nor'],
  ['a page', '<!doctype html><title>Log in</title>', 'This is a web page'],
])('A file with %s gets a clear error', async (_what, content, message) => {
  const { reading, opened } = open(content);
  await expect(opened).rejects.toMatchObject({
    name: 'FileError',
    message: expect.stringContaining(message),
  });
  expect(() => reading.chunk(0)).toThrow();
});

test.each<[string | undefined, number, string]>([
  [undefined, 0xe9, 'é'],
  ['macintosh', 0x8e, 'é'],
  ['windows-1250', 0xea, 'ę'],
  ['windows-1251', 0xe9, 'й'],
  ['windows-1254', 0xfd, 'ı'],
])(
  'A table that isn’t Unicode is read in the encoding that the user chooses (%s)',
  async (encoding, byte, letter) => {
    const reading = startFileImport('https://canary.example');
    const file = new Blob(['Title\nCaf', bytes(byte)]);
    const table = await reading.open(file, () => undefined, encoding);
    expect(table).toMatchObject({ sample: [`Caf${letter}`], encoding: encoding ?? 'windows-1252' });
  },
);

test('A file that is too large isn’t read', async () => {
  const file = new Blob(['{}']);
  Object.defineProperty(file, 'size', { value: maxFileBytes + 1 });
  const reading = startFileImport('https://canary.example');
  await expect(reading.open(file, () => undefined)).rejects.toThrow(
    'This file is too large. Choose one of at most 100 MB.',
  );
});

test('Every board that is cut somewhere is rejected', async () => {
  for (let length = 1; length < boardJson.length; length += 7) {
    await expect(open(boardJson.slice(0, length)).opened).rejects.toMatchObject({ name: 'FileError' });
  }
});
