import { PRINT_SAFE } from '@canary/qr/colour';
import { contentTypes } from '@canary/qr/content/all';
import { plainDesign } from '@canary/qr/design/plain-design';
import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import { suggestColumns, valuesOf } from './columns.ts';
import { planCodes } from './plan-codes.ts';
import { tableOf } from './table.ts';

const design = plainDesign(PRINT_SAFE);

const links = tableOf(
  [
    ['Name', 'Website'],
    ['Ada', 'example.com/a'],
    ['Grace', 'https://example.com/b'],
    ['ada', 'https://example.com/c'],
    ['Alan', 'not an address'],
    ['CON', 'https://example.com/d'],
  ],
  true,
);

test('The type and its column are found, although a row is wrong', () => {
  expect(suggestColumns(links, contentTypes)).toEqual({
    type: 'url',
    sources: { url: { kind: 'column', column: 1 } },
  });
});

test('Headers name the fields of a contact', () => {
  const table = tableOf([['Vorname', 'Nachname', 'E-Mail', 'Firma', 'PLZ']], true);
  const { type, sources } = suggestColumns(table, contentTypes);
  expect(type).toBe('vcard');
  expect(Object.keys(sources).sort()).toEqual(['email', 'firstName', 'lastName', 'org', 'postcode']);
});

test('A cell may name an option, and a field may have one text for all rows', () => {
  const table = tableOf(
    [
      ['Network', 'Hidden'],
      ['Café', 'yes'],
    ],
    true,
  );
  const columns = {
    type: 'wifi',
    sources: {
      ssid: { kind: 'column', column: 0 },
      hidden: { kind: 'column', column: 1 },
      password: { kind: 'text', text: 'espresso' },
    },
  } as const;
  const [row] = table.rows;
  expect(row && valuesOf(columns, row, contentTypes)).toMatchObject({
    ssid: 'Café',
    hidden: 'true',
    password: 'espresso',
  });
});

test('Rows are completed and checked as a form is; a wrong row doesn’t stop the others', () => {
  const rows = checkRows(links, suggestColumns(links, contentTypes), design, contentTypes);
  expect(rows.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready', 'wrong', 'ready']);
  expect(rows[0]?.payload).toBe('https://example.com/a');
  expect(rows[3]?.problems).toEqual([expect.objectContaining({ field: 'url', column: 1 })]);
});

test('A text that is too long for a code, and a changed number, are told', () => {
  const table = tableOf([['Text'], ['x'.repeat(5000)], ['01067'], ['1067'], ['10115'], ['20095']], true);
  const columns = { type: 'text', sources: { text: { kind: 'column', column: 0 } } } as const;
  expect(checkRows(table, columns, design, contentTypes).map(({ status }) => status)).toEqual([
    'wrong',
    'ready',
    'warned',
    'ready',
    'ready',
  ]);
});

test('Files have safe and different names, and captions fit a frame', () => {
  const rows = checkRows(links, suggestColumns(links, contentTypes), design, contentTypes);
  const output = { format: 'png', name: '{Name}', caption: `{Name} ${'x'.repeat(50)}` } as const;
  const { codes, wrong, shortened } = planCodes(rows, links, design, output);
  expect(codes.map(({ fileName }) => fileName)).toEqual(['Ada.png', 'Grace.png', 'ada-2.png', '_CON.png']);
  expect(codes[0]?.design.frame?.text).toHaveLength(40);
  expect(shortened).toBe(4);
  expect(wrong).toEqual([expect.objectContaining({ row: 5 })]);
  expect(planCodes(rows, links, design, { ...output, caption: '' }).codes[0]?.design).toBe(design);
});
