import { beforeAll, describe, expect, test } from 'vitest';
import { PRINT_SAFE } from '../colour.ts';
import { finderCentreShapes, finderFrameShapes, moduleShapes } from '../design/design.ts';
import { plainDesign } from '../design/plain-design.ts';
import { readerNames, reads } from '../grade/readers.ts';
import { render } from '../grade/testing/render.ts';
import { setReaderFromDisk } from '../testing/reader.ts';

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
