import { type Columns, suggestColumns } from '@canary/bulk/columns';
import { looksLikeHeader, tableOf } from '@canary/bulk/table';
import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { readTableText } from '@canary/tables/read-table';
import { expect, test } from 'vitest';
import { runTypes } from './dynamic-link.ts';
import { checkRun, planRun } from './plan-run.ts';
import { linkExports } from './testing/link-exports.ts';

const design = plainDesign(PRINT_SAFE);
const example = 'https://CNRY.EXAMPLE/2222222';
const rights = { example, canName: true };

function open(text: string) {
  const { rows } = readTableText(text, 100);
  return tableOf(rows, looksLikeHeader(rows));
}

test.each(Object.entries(linkExports))('An export of %s becomes dynamic codes with its names', (_, text) => {
  const table = open(text);
  const columns = suggestColumns(table, runTypes);
  expect(columns.type).toBe('dynamic');
  const rows = checkRun(table, columns, design, rights);
  expect(rows.map(({ status, link }) => [status, link])).toEqual([
    ['ready', { target: 'https://example.com/menu/summer', slug: 'summer-menu' }],
    ['ready', { target: 'https://example.com/menu/winter', slug: '3xYz12' }],
  ]);
  expect(rows.map(({ payload }) => payload)).toEqual([
    'https://CNRY.EXAMPLE/SUMMER-MENU',
    'https://CNRY.EXAMPLE/3XYZ12',
  ]);
});

test('A list of web addresses stays a list of static codes', () => {
  expect(suggestColumns(open('Name,Website\nAda,https://example.com/a\n'), runTypes).type).toBe('url');
});

const table = open('Name,Target\nmenu,example.com/a\nmy menu,https://example.com/b\n,http://10.0.0.1/\n');
const columns: Columns = {
  type: 'dynamic',
  sources: { slug: { kind: 'column', column: 0 }, target: { kind: 'column', column: 1 } },
};

test('A name that no link can have is a warning, and a target that no link can have is wrong', () => {
  const rows = checkRun(table, columns, design, rights);
  expect(rows.map(({ status }) => status)).toEqual(['ready', 'warned', 'wrong']);
  expect(rows[1]?.problems[0]).toMatchObject({
    column: 0,
    text: expect.stringContaining('Try “my-menu”. Unless you change it, a name is generated.'),
  });
  expect(rows[1]).toMatchObject({ payload: example, link: { target: 'https://example.com/b' } });
  expect(rows[1]?.link?.slug).toBeUndefined();
  expect(rows[2]?.problems[0]).toMatchObject({ field: 'target', column: 1 });
});

test('An account whose email address isn’t confirmed gets generated names', () => {
  const rows = checkRun(table, columns, design, { example, canName: false });
  expect(rows[0]).toMatchObject({ payload: example, link: { target: 'https://example.com/a' } });
  expect(rows[0]?.link?.slug).toBeUndefined();
});

test('The plan of a run names the link of each code', () => {
  const rows = checkRun(table, columns, design, rights);
  const { codes, wrong } = planRun(rows, table, design, { format: 'png', name: '{Name}-{row}', caption: '' });
  expect(codes).toMatchObject([
    { fileName: 'menu-1.png', link: { slug: 'menu' } },
    { fileName: 'my menu-2.png', link: { target: 'https://example.com/b' } },
  ]);
  expect(wrong).toMatchObject([{ row: 4 }]);
});
