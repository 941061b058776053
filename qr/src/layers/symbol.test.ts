import { beforeAll, describe, expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { finderCentreShapes, finderFrameShapes, moduleShapes } from '../design/options.ts';
import { plainDesign } from '../design/plain-design.ts';
import { readerNames, reads } from '../grade/readers.ts';
import { render } from '../grade/testing/render.ts';
import { encodePayload } from '../matrix.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { symbolLayers } from './symbol.ts';

beforeAll(setReaderFromDisk);

const plain = plainDesign(PRINT_SAFE);
const { modules, finders } = plain;

describe('ZXing, ZBar and jsQR read black codes on white with', () => {
  const designs = [
    ...moduleShapes.map((shape) => ({
      name: `${shape} modules`,
      design: { ...plain, modules: { ...modules, shape } },
    })),
    ...finderFrameShapes.map((shape) => ({
      name: `${shape} finder frames`,
      design: { ...plain, finders: { ...finders, frame: { ...finders.frame, shape } } },
    })),
    ...finderCentreShapes.map((shape) => ({
      name: `${shape} finder centres in rounded frames`,
      design: {
        ...plain,
        finders: {
          frame: { ...finders.frame, shape: 'rounded' as const },
          centre: { ...finders.centre, shape },
        },
      },
    })),
  ];

  test.each(designs)('$name', async ({ design }) => {
    // Versions 2 and 3. From version 2 on jsQR needs an alignment pattern.
    for (const payload of ['https://example.com', 'https://example.com/a-longer-address']) {
      for (const module of [5, 8]) {
        const { pixels } = await render(payload, design, module);
        for (const reader of readerNames) expect(await reads(reader, pixels, payload), reader).toBe(true);
      }
    }
  });
});

test.each([
  ['dot', 0],
  ['rounded', 1],
] as const)('Beneath %s modules with a gradient each lie %i outlines in one colour', (shape, expected) => {
  const stops = [
    { at: 0, colour: '#000000' },
    { at: 1, colour: '#aa0000' },
  ] as const;
  const fill = { kind: 'radial', span: 'module', stops: [...stops] } as const;
  const square = { shape: 'square', fill } as const;
  const design = { ...plain, modules: { shape, fill }, finders: { frame: square, centre: square } };
  // Version 1, which has no alignment pattern.
  const layers = symbolLayers(encodePayload('canary', 'M'), design, { x: 0, y: 0 });
  expect(layers.filter(({ paint, path }) => paint.kind === 'solid' && path)).toHaveLength(expected);
});
