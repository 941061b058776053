import { PRINT_SAFE } from '@canary/qr/colour';
import { plainDesign } from '@canary/qr/design/plain-design';
import { papers } from '@canary/qr/paper/page';
import { slip } from '@canary/qr/paper/payment-part';
import { billLanguages } from '@canary/qr/paper/payment-words';
import { readsAs } from '@canary/qr/read-back';
import {
  addLiberationSans,
  bill,
  foreignPayer,
  payee,
  payloadOfBill,
  references,
} from '@canary/qr/testing/bills';
import { setReaderFromDisk } from '@canary/qr/testing/reader';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { nodePlatform } from '../node/installed-platform.ts';
import { hasPoppler, renderWithPoppler } from '../testing/poppler.ts';
import { billFonts } from './fonts.ts';
import { makeCheckedFile } from './make-checked-file.ts';
import type { Platform } from './platform.ts';
import type { FileRequest } from './requests.ts';

beforeAll(setReaderFromDisk);

addLiberationSans();
const platform: Platform = {
  ...nodePlatform,
  billFonts: billFonts((width, height) => createCanvas(width, height).getContext('2d')),
};

const paid = { ...bill, ...foreignPayer };
const open = { ...references.NON, ...payee };

const isRendered = hasPoppler();

describe.skipIf(!isRendered).each(billLanguages)(
  'Poppler renders a code that is read on a bill in %s',
  (language) => {
    test.each([
      ['on A4, with all fields', paid, papers.A4],
      ['on a slip, with all fields', paid, slip],
      ['on A4, without amount and payer', open, papers.A4],
    ])('%s', async (_name, values, paper) => {
      const payload = payloadOfBill(values);
      const top = paper.height - slip.height;
      const grid = { paper, columns: 1, rows: 1, cell: slip, left: 0, top, gapX: 0, gapY: 0 };
      const request: FileRequest = {
        payload,
        design: plainDesign(PRINT_SAFE),
        file: {
          format: 'pdf',
          size: { width: 56, unit: 'mm', dpi: 600 },
          quality: 1,
          sheet: {
            layout: 'bill',
            sheet: { grid, first: 0, offset: { x: 0, y: 0 }, cut: 'none' },
            words: { title: '', text: '' },
            count: 1,
            language,
          },
        },
      };
      const result = await makeCheckedFile(request, platform);
      if (!result.ok) throw new Error(`Expected a file, not ${result.problem}.`);
      const [page, ...others] = await renderWithPoppler(result.file, 200);
      if (!page) throw new Error('Expected a page.');
      expect(others).toHaveLength(0);
      const { width, height } = page;
      expect([width / 200, height / 200].map((inches) => Math.round(inches * 25.4))).toEqual([
        paper.width,
        paper.height,
      ]);
      const context = createCanvas(width, height).getContext('2d');
      context.drawImage(page, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      expect(await readsAs({ width, height, data: new Uint8ClampedArray(data) }, payload)).toBe(true);
    });
  },
);
