import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Colour } from '../colour.ts';
import type { Design } from '../design/design.ts';
import { plainDesign } from '../design/plain-design.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { findFixes } from './fixes.ts';
import { firstVerdict, fullVerdict, gradedModule } from './grade.ts';
import type { Rendering } from './samples.ts';
import { crop, drawPlain, paintOver } from './testing/draw.ts';
import { render } from './testing/render.ts';

beforeAll(setReaderFromDisk);

const payload = 'https://example.com/menu';

const grade = async (rendering: Rendering, text = payload) =>
  fullVerdict(rendering, text, await firstVerdict(rendering, text));

describe('The full grade', () => {
  test('of a plain black code is A, and every reader reads it under all conditions', async () => {
    const { grade: its, isReadable, stress } = await grade(drawPlain(payload));
    expect(its).toBe('A');
    expect(isReadable).toBe(true);
    for (const { name, readBy } of stress) expect(readBy, name).toEqual(['ZXing', 'ZBar', 'jsQR']);
  });

  test('names the weakest parameter', async () => {
    expect((await grade(crop(drawPlain(payload), 2))).weakest).toMatchObject({
      name: 'quiet-zone',
      grade: 'C',
    });
    const pale = drawPlain(payload, { colours: { foreground: '#f5d442', background: '#ffffff' } });
    expect((await firstVerdict(pale, payload)).weakest.name).toBe('contrast');
  });

  test('of a code that reads as something else is F', async () => {
    const { grade: its, isReadable, weakest } = await firstVerdict(drawPlain('https://example.org'), payload);
    expect(its).toBe('F');
    expect(isReadable).toBe(false);
    expect(weakest.name).toBe('reading');
  });

  test('of a code whose middle is covered is F', async () => {
    const { size } = drawPlain(payload).matrix;
    const covered = paintOver(
      drawPlain(payload),
      { x: 8, y: 8, width: size - 12, height: size - 12 },
      [255, 255, 255],
    );
    expect((await grade(covered)).grade).toBe('F');
  });

  test('of a code that ZBar and jsQR read, but not the reader that checks files, is F', async () => {
    const spotted = paintOver(drawPlain(payload), { x: 1, y: 2, width: 1, height: 1 }, [0, 0, 0]);
    const { grade: its, isReadable, weakest, readings } = await grade(spotted);
    expect(readings[0]?.readBy).toEqual(['ZBar', 'jsQR']);
    expect(its).toBe('F');
    expect(isReadable).toBe(false);
    expect(weakest.name).toBe('reading');
    expect(await firstVerdict(spotted, payload)).toMatchObject({ grade: 'F', isReadable: false });
  });

  test('of a readable code with hardly any quiet zone is F', async () => {
    const verdict = await firstVerdict(crop(drawPlain(payload), 4), payload);
    expect(verdict).toMatchObject({ grade: 'F', weakest: { name: 'quiet-zone' } });
  });

  test('of a light code on a dark background is C: ZBar doesn’t read it', async () => {
    const light = drawPlain(payload, { colours: { foreground: '#ffffff', background: '#000000' } });
    const { grade: its, weakest, readings, stress } = await grade(light);
    expect(its).toBe('C');
    expect(weakest.name).toBe('polarity');
    for (const { readBy } of [...readings, ...stress]) expect(readBy).toEqual(['ZXing', 'jsQR']);
  });
});

describe('A run that is aborted', () => {
  test('before it starts does nothing', async () => {
    const signal = AbortSignal.abort();
    await expect(firstVerdict(drawPlain(payload), payload, { signal })).rejects.toThrow('aborted');
  });

  test('while conditions are tried stops before the next one', async () => {
    const rendering = drawPlain(payload);
    const first = await firstVerdict(rendering, payload);
    const controller = new AbortController();
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const run = fullVerdict(rendering, payload, first, { signal: controller.signal });
    controller.abort(new Error('A newer design is graded.'));
    await expect(run).rejects.toThrow('A newer design is graded.');
    expect(pauses).toHaveBeenCalledTimes(1);
    pauses.mockRestore();
  });

  test('while fixes are tried stops', async () => {
    const controller = new AbortController();
    const design = plainDesign({ foreground: '#f5d442', background: '#ffffff' });
    const verdict = await firstVerdict(await draw(design), payload);
    const tried: Design[] = [];
    const run = findFixes(design, verdict, payload, {
      signal: controller.signal,
      render: (changed) => {
        tried.push(changed);
        controller.abort();
        return draw(changed);
      },
    });
    await expect(run).rejects.toThrow('aborted');
    expect(tried).toHaveLength(1);
  });
});

const draw = (design: Design) => render(payload, design, 8);

async function fixesFor(design: Design) {
  const verdict = await firstVerdict(await draw(design), payload);
  return findFixes(design, verdict, payload, { render: draw });
}

const inColours = (foreground: Colour, background: Colour) => plainDesign({ foreground, background });

describe('Offers fixes that were tried', () => {
  test('a darker colour', async () => {
    const [fix] = await fixesFor(inColours('#c4a000', '#ffffff'));
    expect(fix).toMatchObject({ label: 'Use a darker yellow', from: 'B', to: 'A' });
    expect(fix && (await firstVerdict(await draw(fix.design), payload)).grade).toBe('A');
  });

  test('a lighter background', async () => {
    const [fix] = await fixesFor(inColours('#000000', '#8a8a8a'));
    expect(fix).toMatchObject({ label: 'Use a lighter background', from: 'D', to: 'A' });
  });

  test('both colours', async () => {
    const [fix] = await fixesFor(inColours('#d09090', '#e0d8d8'));
    expect(fix).toMatchObject({ label: 'Use darker colours on a lighter background', to: 'A' });
  });

  test('a wider quiet zone', async () => {
    const [fix] = await fixesFor({
      ...plainDesign({ foreground: '#000000', background: '#ffffff' }),
      quietZone: 1,
    });
    expect(fix).toMatchObject({ label: 'Widen the quiet zone to 4 modules', from: 'D', to: 'A' });
  });

  test('swapped colours', async () => {
    const [fix] = await fixesFor(inColours('#ffffff', '#102040'));
    expect(fix).toMatchObject({ label: 'Swap the colours of code and background', from: 'C', to: 'A' });
    expect(fix?.design.background).toEqual({ kind: 'solid', colour: '#ffffff' });
  });

  test('two changes together if neither is enough', async () => {
    const [fix] = await fixesFor({ ...inColours('#b0b0b0', '#ffffff'), quietZone: 3 });
    expect(fix).toMatchObject({ from: 'B', to: 'A' });
    expect(fix?.label).toBe('Use a darker grey and widen the quiet zone to 4 modules');
  });

  test('graded under difficult conditions if the verdict is', async () => {
    const plain = inColours('#f5d442', '#ffffff');
    const { frame, centre } = plain.finders;
    // jsQR reads these finder patterns, but not when they are small.
    const finders = { frame: { ...frame, shape: 'circle' }, centre: { ...centre, shape: 'square' } } as const;
    const design = { ...plain, finders };
    const verdict = await grade(await draw(design));
    const [fix] = await findFixes(design, verdict, payload, { render: draw });
    expect(fix).toMatchObject({ label: 'Use a darker yellow', from: 'D', to: 'C' });
    expect((await fixesFor(design))[0]?.to).toBe('A');
  });

  test('nothing for a code of grade A', async () => {
    expect(await fixesFor(inColours('#000000', '#ffffff'))).toEqual([]);
  });

  test('nothing that can’t be drawn', async () => {
    const design = inColours('#c4a000', '#ffffff');
    const verdict = await firstVerdict(await draw(design), payload);
    const render = () => {
      throw new Error('The payload is too long.');
    };
    expect(await findFixes(design, verdict, payload, { render })).toEqual([]);
  });
});

test('Large codes are graded in pictures of about the same size', () => {
  expect(gradedModule(21)).toBe(8);
  expect(gradedModule(57)).toBe(8);
  expect(gradedModule(177)).toBe(4);
});
