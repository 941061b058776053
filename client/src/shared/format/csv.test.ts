import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('Cells with commas, quotes and line breaks are quoted', () => {
  expect(
    toCsv([
      ['name', 'scans'],
      ['a,b', 1],
      ['a "b"', -2],
      ['a\nb', 3],
    ]),
  ).toBe('name,scans\r\n"a,b",1\r\n"a ""b""",-2\r\n"a\nb",3\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1'])(
  'A spreadsheet program doesn’t calculate %j',
  (text) => {
    expect(toCsv([[text]])).toContain(`'${text}`);
  },
);
