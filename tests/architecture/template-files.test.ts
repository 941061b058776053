import { beforeAll, expect, test } from 'vitest';
import { composeCode } from '../../qr/src/compose.ts';
import { fileFormats } from '../../qr/src/files/format.ts';
import { frameFont } from '../../qr/src/frame-font/frame-font.ts';
import { readerNames } from '../../qr/src/grade/readers.ts';
import { readAtSizes } from '../../qr/src/grade/reading.ts';
import { designOf, findTemplate } from '../../qr/src/templates/templates.ts';
import { setReaderFromDisk } from '../../qr/src/testing/reader.ts';
import { writeDrawing } from '../../qr/src/testing/write-file.ts';
import { isSoak } from '../support/soak.ts';

beforeAll(setReaderFromDisk);

const shopWindow = ['shop-window', 'https://example.com/'] as const;
const whiteCube = ['white-cube', 'https://example.com/'.padEnd(60, 'menu/table-12/')] as const;

// `pnpm bench corpus` does the same with all templates in three lengths, and with ZBar's command line.
test.each(isSoak ? [shopWindow, whiteCube] : [shopWindow])(
  'Every reader reads the files of %s in every format and at three sizes',
  async (id, payload) => {
    const template = findTemplate(id);
    if (!template) throw new Error(`There is no template ${id}.`);
    const { drawing } = composeCode(payload, designOf(template), { font: frameFont });
    for (const format of fileFormats) {
      const { pixels, module } = await writeDrawing(drawing, format, 1024);
      const readings = await readAtSizes(pixels, module, payload);
      expect(readings.map(({ width }) => width)).toEqual([1024, 683, 341]);
      for (const { readBy } of readings) expect(readBy, format).toEqual(readerNames);
    }
  },
  120_000,
);
