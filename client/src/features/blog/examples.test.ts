// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourProblem } from '@canary/qr/colour';
import { encodePayload } from '@canary/qr/matrix';
import { readBack, readsAs } from '@canary/qr/read-back';
import { drawPixels } from '@canary/qr/testing/draw-pixels';
import { rasterise } from '@canary/qr/testing/rasterise';
import { readWithJsQr, setReaderFromDisk } from '@canary/qr/testing/reader';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Example, examples } from './examples.ts';

beforeAll(setReaderFromDisk);

const assets = join(import.meta.dirname, 'assets');
const all = Object.entries<Example>(examples);
const file = (id: string) => readFileSync(join(assets, 'examples', `${id}.svg`), 'utf8');
const withVerdict = (verdict: string) => all.filter(([, example]) => example.verdict === verdict);

describe('Examples that should scan do, without a colour warning', () => {
  test.each(withVerdict('reads'))('%s', async (id, { payload, colours }) => {
    expect(await readsAs(rasterise(file(id)), payload)).toBe(true);
    expect(colourProblem(colours)).toBeUndefined();
  });
});

describe('Examples with a warning scan, and the generator warns about their colours', () => {
  test.each(withVerdict('warned'))('%s', async (id, { payload, colours }) => {
    expect(await readsAs(rasterise(file(id)), payload)).toBe(true);
    expect(colourProblem(colours)).toBeDefined();
  });
});

describe('Examples that should fail do, with two readers', () => {
  test.each(withVerdict('fails'))('%s', async (id) => {
    expect(await readBack(rasterise(file(id)))).toBeNull();
    expect(readWithJsQr(rasterise(file(id)))).toBeNull();
  });

  test.each(withVerdict('fails'))('%s would scan without its fault', async (_, example) => {
    const matrix = encodePayload(example.payload, example.level, example.minVersion);
    const sound = { foreground: '#000000', background: '#ffffff' } as const;
    expect(await readsAs(drawPixels(matrix, sound, 600), example.payload)).toBe(true);
  });
});

test('One of the two readers can’t read canary on white, as the caption says', () => {
  expect(readWithJsQr(rasterise(file('canary-on-white')))).toBeNull();
});

test('Every drawn example belongs to the list', () => {
  expect(readdirSync(join(assets, 'examples')).sort()).toEqual(all.map(([id]) => `${id}.svg`).sort());
});

describe('The codes in the articles’ pictures scan, except the one that is crossed out', () => {
  test.each([
    ['why-canary-qr', [examples.sound.payload]],
    ['create-upi-qr-code', [examples['upi-open'].payload]],
    ['custom-qr-code-design', [examples.teal.payload, undefined, examples.teal.payload]],
    ['free-vs-premium-qr-generator', [examples['static-address'].payload]],
  ])('%s', async (slug, payloads) => {
    const picture = readFileSync(join(assets, 'pictures', `${slug}.svg`), 'utf8');
    const codes = [...picture.matchAll(/<svg [^>]*crispEdges[^>]*>.*?<\/svg>/g)].map(([code]) => code);
    const documents = codes.map((code) => code.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
    const read = await Promise.all(documents.map((svg) => readBack(rasterise(svg, 1))));
    expect(read.map((bytes) => (bytes ? new TextDecoder().decode(bytes) : undefined))).toEqual(payloads);
  });
});
