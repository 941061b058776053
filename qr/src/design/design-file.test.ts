import { sample } from 'fast-check';
import { expect, test } from 'vitest';
import { anyDesign } from '../testing/designs.ts';
import { maxDesignFileBytes, readDesignFile, writeDesignFile } from './design-file.ts';
import { InvalidDesignError, NewerDesignError } from './read-design.ts';

const designs = sample(anyDesign, { numRuns: 50, seed: 7 });
const fileOf = (value: unknown) => new Blob([JSON.stringify(value)]);

test('Every design survives as a file, with its uploaded images', async () => {
  for (const design of designs) {
    expect(await readDesignFile(new Blob([writeDesignFile(design)]))).toEqual(design);
  }
});

test.each([
  ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])])],
  ['an empty file', new Blob([])],
  ['another JSON file', fileOf({ format: 'canary-qr-history', version: 1, codes: [] })],
  [
    'a design with a colour that isn’t one',
    fileOf({
      format: 'canary-qr-design',
      version: 1,
      design: { ...designs[0], background: { kind: 'solid', colour: 'red' } },
    }),
  ],
  ['a file that is too large', new Blob([new Uint8Array(maxDesignFileBytes + 1)])],
])('Rejects %s', async (_name, file) => {
  await expect(readDesignFile(file)).rejects.toThrow(InvalidDesignError);
});

test.each([
  ['a file', fileOf({ format: 'canary-qr-design', version: 2, design: { v: 1 } })],
  ['a design', fileOf({ format: 'canary-qr-design', version: 1, design: { v: 2 } })],
])('Recognises %s of a newer version', async (_name, file) => {
  await expect(readDesignFile(file)).rejects.toThrow(NewerDesignError);
});
