import { PRINT_SAFE } from '@canary/qr/colour';
import { toPayload } from '@canary/qr/content/content-type';
import { swiss } from '@canary/qr/content/swiss';
import type { Background, Design } from '@canary/qr/design/design';
import { plainDesign } from '@canary/qr/design/plain-design';
import { type FileFormat, formatTraits } from '@canary/qr/files/format';
import { setReaderFromDisk } from '@canary/qr/testing/reader';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import { nodePlatform } from '../node/installed-platform.ts';
import { drawCode } from './draw-code.ts';
import { chooseDesign, gradeCode, type ScanReport } from './grade-code.ts';
import { makeCheckedFile, makeReadFile } from './make-checked-file.ts';
import { CanvasMissingError, type Platform } from './platform.ts';
import type { FileRequest } from './requests.ts';

beforeAll(setReaderFromDisk);

const payload = 'https://canary.example/menu';
const design = plainDesign(PRINT_SAFE);
const framed = {
  ...design,
  logo: {
    source: { kind: 'canary' },
    area: 0.08,
    shape: 'square',
    padding: 0.5,
    hasPlate: true,
    position: { x: 0.5, y: 0.5 },
  },
} as const;
const faint = plainDesign({ foreground: '#f4f4f4', background: '#ffffff' });
const request = (format: FileFormat): FileRequest => ({
  payload,
  design,
  file: { format, size: { width: 512, unit: 'px', dpi: 300 }, quality: 0.9 },
});

test.each(Object.keys(formatTraits) as FileFormat[])('Makes a %s file that reads back', async (format) => {
  for (const its of [design, framed]) {
    const result = await makeCheckedFile({ ...request(format), design: its }, nodePlatform);
    if (!result.ok) throw new Error(`Expected a file, not ${result.problem}.`);
    expect(result.file.type).toBe(formatTraits[format].type);
    expect(result.file.size).toBeGreaterThan(500);
  }
});

/** A picture of 8 × 8 pixels that is transparent except for a dark pixel. */
const hollow = (() => {
  const canvas = createCanvas(8, 8);
  const context = canvas.getContext('2d');
  context.fillStyle = '#300000';
  context.fillRect(0, 0, 1, 1);
  return canvas.toDataURL('image/png');
})();

test.each<[string, Background]>([
  ['transparent', { kind: 'transparent', on: '#101010' }],
  [
    'an image with transparent parts',
    { kind: 'image', image: hollow, veil: { colour: '#101010', opacity: 0 } },
  ],
])(
  'Each file and the grade are read on the colour named for behind the code: %s',
  async (_name, background) => {
    const light = { ...plainDesign({ foreground: '#f4f4f4', background: '#101010' }), background };
    const dark = { ...plainDesign({ foreground: '#101010', background: '#ffffff' }), background };
    const { signal } = new AbortController();
    for (const format of Object.keys(formatTraits) as FileFormat[]) {
      const make = (its: Design) => makeCheckedFile({ ...request(format), design: its }, nodePlatform);
      expect(await make(light), format).toMatchObject({ ok: true });
      expect(await make(dark), format).toMatchObject({ ok: false, problem: 'unreadable' });
    }
    const reports = gradeCode({ payload, design: light, width: 512 }, nodePlatform, signal);
    const { value: report } = await reports.next();
    expect(report?.verdict).toMatchObject({ isReadable: true, grade: 'C', weakest: { name: 'polarity' } });
  },
);

test('A code that can’t be read is not delivered; the remedy is one that helps', async () => {
  expect(await makeCheckedFile({ ...request('png'), design: faint }, nodePlatform)).toEqual({
    ok: false,
    problem: 'unreadable',
    remedy: { kind: 'code', change: 'print-safe' },
  });
});

test('A code whose logo is where another code has it reads back, and is found again for the grade', async () => {
  const shelf = (number: number) => `https://canary.example/shelf/${number}`;
  const logo = { ...framed.logo, mayMove: true };
  const code = { payload: shelf(7), logoAs: shelf(1000), design: { ...design, logo } };
  const model = await drawCode({ ...code, payload: shelf(1000) }, nodePlatform);
  const drawn = await drawCode(code, nodePlatform);
  expect(drawn.version).toBe(model.version);
  expect(drawn.logo?.middle.x).toBeCloseTo(model.logo?.middle.x ?? 0, 1);
  const made = await makeReadFile({ ...request('png'), ...code }, nodePlatform);
  expect(made?.version).toBe(model.version);
  expect((await drawCode(code, nodePlatform)).drawing).toEqual(drawn.drawing);
});

test('Where the canvas is too small for the file, SVG is the remedy', async () => {
  const platform = {
    ...nodePlatform,
    newCanvas(width: number, height: number) {
      if (width === 4096) throw new Error('Too large.');
      return nodePlatform.newCanvas(width, height);
    },
  };
  const file = { ...request('png').file, size: { width: 4096, unit: 'px', dpi: 300 } } as const;
  expect(await makeCheckedFile({ ...request('png'), design: framed, file }, platform)).toEqual({
    ok: false,
    problem: 'too-large',
    remedy: { kind: 'file', file: { ...file, format: 'svg' } },
  });
});

test('A plain PNG file and an SVG file need no canvas', async () => {
  const platform: Platform = {
    ...nodePlatform,
    newCanvas() {
      throw new CanvasMissingError('There is no canvas.');
    },
  };
  for (const format of ['png', 'svg'] as const)
    expect(await makeReadFile(request(format), platform), format).toBeDefined();
  const painted = { ...design, modules: { ...design.modules, shape: 'dot' } } as const;
  await expect(makeReadFile({ ...request('png'), design: painted }, platform)).rejects.toThrow(
    CanvasMissingError,
  );
});

test('Without fonts, the characters of a frame that can’t be drawn are named', async () => {
  const frame = {
    shape: 'label-below',
    text: 'Menu 菜单',
    colour: '#000000',
    textColour: '#ffffff',
  } as const;
  await expect(drawCode({ payload, design: { ...design, frame } }, nodePlatform)).rejects.toThrow('no 菜 单');
});

test('Where WebP can’t be written, PNG is the remedy', async () => {
  const platform = {
    ...nodePlatform,
    newCanvas(width: number, height: number) {
      const canvas = nodePlatform.newCanvas(width, height);
      return { ...canvas, encode: () => canvas.encode('image/png', 1) };
    },
  };
  const { file } = request('webp');
  expect(await makeCheckedFile(request('webp'), platform)).toEqual({
    ok: false,
    problem: 'no-encoder',
    remedy: { kind: 'file', file: { ...file, format: 'png' } },
  });
});

test('Reports a grade at first without difficult conditions, then with them, then with fixes', async () => {
  const reports: ScanReport[] = [];
  const { signal } = new AbortController();
  for await (const report of gradeCode({ payload, design, width: 512 }, nodePlatform, signal)) {
    reports.push(report);
  }
  expect(reports.map(({ verdict, fixes }) => ['stress' in verdict, fixes !== undefined])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
  expect(reports.at(-1)).toMatchObject({ verdict: { grade: 'A' }, size: 29, level: 'Q' });
});

test('Chooses the first design that is graded A or B, or none', async () => {
  const { signal } = new AbortController();
  const choose = (designs: readonly (typeof design)[]) =>
    chooseDesign({ payload, designs, width: 512 }, nodePlatform, signal);
  expect(await choose([faint, design, framed])).toBe(design);
  expect(await choose([faint])).toBeUndefined();
});

test('Stops when its signal is aborted', async () => {
  const signal = AbortSignal.abort();
  await expect(
    chooseDesign({ payload, designs: [design], width: 512 }, nodePlatform, signal),
  ).rejects.toThrow(signal.reason);
});

test.each(Object.keys(formatTraits) as FileFormat[])(
  'A %s file of a Swiss QR-bill has the size of its standard, whatever was asked for',
  async (format) => {
    const bill = toPayload(swiss, {
      ...swiss.empty,
      iban: 'CH5800791123000889012',
      creditorName: 'Robert Schneider AG',
      creditorPostcode: '2501',
      creditorTown: 'Biel',
      creditorCountry: 'CH',
    });
    if (!bill.ok) throw new Error('The bill is wrong.');
    const code = { payload: bill.payload, design: framed };
    const { drawing, level } = await drawCode(code, nodePlatform);
    expect(level).toBe('M');
    const made = await makeReadFile({ ...request(format), ...code }, nodePlatform);
    if (!made) throw new Error('The file can’t be read.');
    const width = (46 / drawing.size) * drawing.width;
    const text = new TextDecoder('latin1').decode(made.bytes);
    if (format === 'svg') expect(text).toContain(`width="${Math.round(width * 1000) / 1000}mm"`);
    if (format === 'pdf')
      expect(Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(text)?.[1]) * (25.4 / 72)).toBeCloseTo(width, 2);
    // PNG, §11.3.4.3: pixels per metre.
    if (format === 'png')
      expect((512 / new DataView(made.bytes.buffer).getUint32(text.indexOf('pHYs') + 4)) * 1000).toBeCloseTo(
        width,
        1,
      );
  },
);
