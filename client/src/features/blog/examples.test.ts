// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourProblem } from '@canary/qr/colour';
import { encode } from '@canary/qr/matrix';
import { drawPixels } from '@canary/qr/pixels';
import { readBack, readsAs } from '@canary/qr/read-back';
import { rasterise } from '@canary/qr/testing/rasterise';
import { readWithJsQr, setReaderFromDisk } from '@canary/qr/testing/reader';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Example } from './example.ts';
import { examples } from './examples.ts';

beforeAll(setReaderFromDisk);

const assets = join(import.meta.dirname, 'assets');
const all = Object.entries<Example>(examples);
const file = (id: string) => readFileSync(join(assets, 'examples', `${id}.svg`), 'utf8');
const withVerdict = (verdict: string) => all.filter(([, example]) => example.verdict === verdict);

describe('An example that is said to read does, and nothing is to be warned of in its colours', () => {
  test.each(withVerdict('reads'))('%s', async (id, { payload, colours }) => {
    expect(await readsAs(rasterise(file(id)), payload)).toBe(true);
    expect(colourProblem(colours)).toBeUndefined();
  });
});

describe('An example with a warning reads, and the generator would warn of its colours', () => {
  test.each(withVerdict('warned'))('%s', async (id, { payload, colours }) => {
    expect(await readsAs(rasterise(file(id)), payload)).toBe(true);
    expect(colourProblem(colours)).toBeDefined();
  });
});

describe('An example that is said to fail does, by two readers', () => {
  test.each(withVerdict('fails'))('%s', async (id) => {
    expect(await readBack(rasterise(file(id)))).toBeNull();
    expect(readWithJsQr(rasterise(file(id)))).toBeNull();
  });

  test.each(withVerdict('fails'))('%s, which without its fault would read', async (_, example) => {
    const matrix = encode(example.payload, example.level, example.minVersion);
    const sound = { foreground: '#000000', background: '#ffffff' } as const;
    expect(await readsAs(drawPixels(matrix, sound, 600), example.payload)).toBe(true);
  });
});

test('Of the two readers one gives up on canary on white, as its caption says', () => {
  expect(readWithJsQr(rasterise(file('canary-on-white')))).toBeNull();
});

test('Every drawn example is one of these', () => {
  expect(readdirSync(join(assets, 'examples')).sort()).toEqual(all.map(([id]) => `${id}.svg`).sort());
});

describe('The codes in the articles’ pictures read as examples, but for the one that is crossed out', () => {
  test.each([
    ['why-canary-qr', [examples.sound.payload]],
    ['create-upi-qr-code', [examples['upi-open'].payload]],
    ['custom-qr-code-design', [examples.teal.payload, undefined, examples.teal.payload]],
    ['free-vs-premium-qr-generator', [examples['static-address'].payload]],
  ])('%s', async (slug, payloads) => {
    const picture = readFileSync(join(assets, 'pictures', `${slug}.svg`), 'utf8');
    const codes = [...picture.matchAll(/<svg [^>]*crispEdges[^>]*>.*?<\/svg>/g)].map(([code]) => code);
    const read = await Promise.all(codes.map((code) => readBack(rasterise(code))));
    expect(read.map((bytes) => (bytes ? new TextDecoder().decode(bytes) : undefined))).toEqual(payloads);
  });
});
