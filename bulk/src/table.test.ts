import { expect, test } from 'vitest';
import { fillTemplate, unknownIn } from './fill-template.ts';
import { makeSerialNumbers } from './serial-numbers.ts';
import { findLostNumbers, looksLikeHeader, tableOf, withCell } from './table.ts';

const people = [
  ['Name', 'Postcode', '', 'Name'],
  ['Ada', '01067', 'x', 'Lovelace'],
  ['', ' ', '', ''],
  ['Grace', '1067', '', 'Hopper'],
  ['Alan', '10115', '', 'Turing'],
];

test('Columns have different names, and rows their numbers in the spreadsheet', () => {
  const { header, rows } = tableOf(people, true);
  expect(header).toEqual(['Name', 'Postcode', 'Column C', 'Name 2']);
  expect(rows.map(({ number }) => number)).toEqual([2, 4, 5]);
  expect(tableOf([['a'], ['b']], false)).toMatchObject({
    header: ['Column A'],
    rows: [{ number: 1 }, { number: 2 }],
  });
});

test.each([
  [people, true],
  [[['https://a.example'], ['https://b.example']], false],
  [[['a.example'], ['b.example']], false],
  [[['1001'], ['1002']], false],
  [[['Ada'], ['Grace']], true],
  [[['Only row']], false],
])('The first row of %j is a header: %j', (cells, isHeader) => {
  expect(looksLikeHeader(cells)).toBe(isHeader);
});

test('A number that has lost its zeros is found until it is corrected', () => {
  const table = tableOf(people, true);
  expect([...findLostNumbers(table).keys()]).toEqual(['4 1']);
  expect(findLostNumbers(withCell(table, 4, 1, '01067')).size).toBe(0);
});

test('Serial numbers have a prefix, a step and leading zeros', () => {
  const numbers = { prefix: 'A-', from: '1', to: '20', step: '5', digits: '3' };
  const result = makeSerialNumbers(numbers);
  expect(result.ok && result.table.rows.map(({ cells }) => cells[0])).toEqual([
    'A-001',
    'A-006',
    'A-011',
    'A-016',
  ]);
  for (const [field, value] of [
    ['from', 'x'],
    ['to', '0'],
    ['to', '999999999'],
    ['step', '0'],
    ['digits', '16'],
  ] as const)
    expect(makeSerialNumbers({ ...numbers, [field]: value }), field).toMatchObject({ ok: false, field });
});

test('A template has cells by their column and the number of the row', () => {
  const table = tableOf(people, true);
  const [first] = table.rows;
  if (!first) return expect.fail();
  expect(fillTemplate('{name}-{NAME 2} {row:4} {row}', table, first, 7)).toBe('Ada-Lovelace 0007 7');
  expect(unknownIn('{name} {city}', table)).toEqual(['city']);
});
