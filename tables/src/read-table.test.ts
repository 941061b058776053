import { expect, test } from 'vitest';
import { readTableFile, readTableText } from './read-table.ts';
import { workbookOf } from './testing/workbook.ts';

const rowsOf = (text: string) => readTableText(text, 100).rows;

test.each([
  ['commas', 'Name,Phone\nMüller,1', ','],
  ['semicolons beside decimal commas', 'Name;Price\nMilk;1,20\nBread;2,50', ';'],
  ['tabs, as from the clipboard', 'Name\tPhone\r\nAda\t1', '\t'],
  ['a sign that Excel names', 'sep=|\nName|Phone\nAda|1', '|'],
])('The delimiter is found: %s', (_, text, delimiter) => {
  const table = readTableText(text, 100);
  expect(table.delimiter).toBe(delimiter);
  expect(table.rows.every(({ length }) => length === 2)).toBe(true);
});

test('A list of addresses is one column, whatever signs are in them', () => {
  const addresses = ['https://a.example/?x=1,2', 'https://b.example/', 'https://c.example/?q=a;b'];
  expect(rowsOf(addresses.join('\n'))).toEqual(addresses.map((address) => [address]));
});

test('The user may choose another delimiter', () => {
  expect(readTableText('a,b;c', 100, { delimiter: ';' }).rows).toEqual([['a,b', 'c']]);
});

test('Quotes hold delimiters and line breaks, and a table is cut at its maximum', () => {
  expect(rowsOf('"a, ""b""\nc",d')).toEqual([['a, "b"\nc', 'd']]);
  expect(readTableText('a\nb\nc', 2)).toMatchObject({ rows: [['a'], ['b']], isCut: true });
});

test.each([
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xbc], undefined, 'ü'],
  ['UTF-16', [0xff, 0xfe, 0xfc, 0x00], undefined, 'ü'],
  ['Windows-1252', [0xfc], 'windows-1252', 'ü'],
])('A file in %s is read', async (_, bytes, encoding, text) => {
  const table = await readTableFile(new Blob([new Uint8Array(bytes)]), 100);
  expect(table).toMatchObject({ encoding, rows: [[text]] });
});

test('The user may choose the encoding', async () => {
  const file = new Blob([new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])]);
  expect((await readTableFile(file, 100, { encoding: 'windows-1251' })).rows).toEqual([['Привет']]);
});

test('A workbook gives the texts that it shows: zeros of a format, long numbers, days and times', async () => {
  const file = workbookOf({
    Empty: [],
    People: [
      ['Name', 'Postcode', 'Number', 'Day'],
      [
        'Müller',
        { number: '1067', format: 'postcode' },
        { number: '5.58E+12' },
        { number: '46387', format: 'day' },
      ],
      ['Ada', { number: '10115' }, { number: '1.1000000000000001' }, { number: '46387.75', format: 'time' }],
    ],
  });
  expect(await readTableFile(file, 100)).toEqual({
    rows: [
      ['Name', 'Postcode', 'Number', 'Day'],
      ['Müller', '01067', '5580000000000', '2026-12-31'],
      ['Ada', '10115', '1.1', '2026-12-31 18:00'],
    ],
    isCut: false,
    damaged: [],
    sheets: ['Empty', 'People'],
    sheet: 1,
  });
});

test.each([
  ['a PDF', '%PDF-1.7', /PDF/],
  ['an empty file', ' \n', /empty/],
  ['a binary file', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0xff]), /text/],
  ['another archive', 'PK\u0003\u0004 damaged', /ZIP archive/],
])('%s can’t be read, and the message says so', async (_, content, message) => {
  await expect(readTableFile(new Blob([content]), 100)).rejects.toThrow(message);
});
