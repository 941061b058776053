import { PRINT_SAFE } from '@canary/qr/colour';
import { contentTypes } from '@canary/qr/content/all';
import { plainDesign } from '@canary/qr/design/plain-design';
import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import { planCodes } from './plan-codes.ts';
import { tableOf } from './table.ts';

const table = tableOf([['Link'], ['https://a.example/1'], ['https://a.example/22'], ['not a link']], true);
const columns = { type: 'url', sources: { url: { kind: 'column', column: 0 } } } as const;
const output = { format: 'png', name: '{Link}', caption: '' } as const;
const design = plainDesign(PRINT_SAFE);
const logo = {
  source: { kind: 'canary' },
  area: 0.08,
  shape: 'square',
  padding: 0.5,
  hasPlate: true,
  position: { x: 0.5, y: 0.5 },
} as const;

test('The place of a logo is searched for the longest content of each version', () => {
  const withLogo = { ...design, logo };
  const models = planCodes(checkRows(table, columns, withLogo, contentTypes), table, withLogo, output).codes;
  expect(models.map(({ logoAs }) => logoAs)).toEqual(['https://a.example/22', 'https://a.example/22']);
  const { codes, wrong } = planCodes(checkRows(table, columns, design, contentTypes), table, design, output);
  expect(codes.map(({ logoAs }) => logoAs)).toEqual([undefined, undefined]);
  expect(wrong).toMatchObject([{ row: 4 }]);
});

test('A label takes a caption of any length; a frame shortens it to 40 characters', () => {
  const rows = checkRows(table, columns, design, contentTypes);
  const long = { ...output, caption: `{Link} ${'x'.repeat(60)}` };
  const files = planCodes(rows, table, design, long);
  expect(files.shortened).toBe(2);
  expect(files.codes[0]?.design.frame?.text).toHaveLength(40);
  const labels = planCodes(rows, table, design, { ...long, format: 'labels' });
  expect(labels.shortened).toBe(0);
  expect(labels.codes[0]?.caption).toBe(`https://a.example/1 ${'x'.repeat(60)}`);
  expect(labels.codes[0]?.design).toBe(design);
});
