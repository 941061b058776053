import { expect, test } from 'vitest';
import { toCsv } from './write-csv.ts';

test('Quotes commas, quotes and line breaks, and nothing else', () => {
  const rows = [
    ['Name', 'Content'],
    ['Menu, lunch', 'say "hello"\nand leave'],
    ['Café', ''],
  ];
  expect(toCsv(rows)).toBe('\uFEFFName,Content\r\n"Menu, lunch","say ""hello""\nand leave"\r\nCafé,\r\n');
});

test.each(['=1+1', '+49 30 1234', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'Makes text of the formula %j',
  (cell) => {
    expect(toCsv([[cell]])).toContain(`'${cell}`);
  },
);

test('Makes text of a formula that is also quoted', () => {
  expect(toCsv([['=HYPERLINK("https://example.com")']])).toBe(
    `\uFEFF"'=HYPERLINK(""https://example.com"")"\r\n`,
  );
});
