import { deflateRawSync } from 'node:zlib';
import { assert, asyncProperty, sample } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDesign } from '../testing/designs.ts';
import type { Design } from './design.ts';
import { InvalidDesignError, NewerDesignError, withoutImages } from './read-design.ts';
import { designFromText, designToText, shareLimits } from './share-link.ts';

const designs = sample(anyDesign, { numRuns: 60, seed: 7 });

/** Compresses any JSON as a text of the current format. */
const textOf = (json: unknown) => `1${deflateRawSync(JSON.stringify(json)).toString('base64url')}`;

describe('A design as text for a link', () => {
  test('Every design survives, without its uploaded images', async () => {
    const anyRun = asyncProperty(anyDesign, async (design) => {
      const text = await designToText(design);
      expect(text).toMatch(/^1[\w-]+$/);
      expect(text.length).toBeLessThan(shareLimits.text);
      expect(await designFromText(text)).toEqual(withoutImages(design));
    });
    await assert(anyRun, { seed: 16, numRuns: 200 });
  });

  test('Leaves out an uploaded logo and background, and keeps the veil’s colour', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    const [design] = designs;
    const withImages: Design = {
      ...Object(design),
      background: { kind: 'image', image, veil: { colour: '#fefefe', opacity: 0.8 } },
      logo: {
        source: { kind: 'image', image },
        area: 0.1,
        shape: 'circle',
        padding: 1,
        hasPlate: true,
        position: { x: 0.5, y: 0.5 },
      },
    };
    expect(await designFromText(await designToText(withImages))).toEqual({
      ...design,
      background: { kind: 'solid', colour: '#fefefe' },
      logo: null,
    });
  });
});

test('Reads a text of the greatest length', async () => {
  const json = JSON.stringify(designs[0]);
  const bytes = Math.floor((shareLimits.text - 1) * 0.75);
  // Without compression the text has a known length: each block of up to 65,535 bytes takes 5 more bytes.
  const text = `1${deflateRawSync(json.padEnd(bytes - 5), { level: 0 }).toString('base64url')}`;
  expect(text).toHaveLength(shareLimits.text);
  expect(await designFromText(text)).toEqual(withoutImages(Object(designs[0])));
});

describe('Rejects a link', () => {
  test.each([
    ['without text', ''],
    ['with another character', '1abc%20'],
    ['with text that isn’t compressed', '1AAAAAAAA'],
    ['that is too long', `1${'A'.repeat(shareLimits.text)}`],
  ])('%s', async (_name, text) => {
    await expect(designFromText(text)).rejects.toThrow(InvalidDesignError);
  });

  test('whose end was cut off', async () => {
    for (const design of designs) {
      const text = await designToText(design);
      await expect(designFromText(text.slice(0, -3))).rejects.toThrow(InvalidDesignError);
    }
  });

  test('that decompresses to megabytes, before it does so', async () => {
    const bomb = textOf({ v: 1, modules: ' '.repeat(4_000_000) });
    expect(bomb.length).toBeLessThan(shareLimits.text);
    await expect(designFromText(bomb)).rejects.toThrow(InvalidDesignError);
  });

  test.each([
    ['that isn’t a design', { hello: 'world' }, InvalidDesignError],
    [
      'with a shape that doesn’t exist',
      { ...Object(designs[0]), modules: { shape: 'blob' } },
      InvalidDesignError,
    ],
    ['of a newer version', { ...Object(designs[0]), v: 2 }, NewerDesignError],
  ])('%s', async (_name, json, error) => {
    await expect(designFromText(textOf(json))).rejects.toThrow(error);
  });

  test('in a newer format', async () => {
    await expect(designFromText('2abc')).rejects.toThrow(NewerDesignError);
  });
});
