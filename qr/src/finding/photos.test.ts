import { beforeAll, expect, test } from 'vitest';
import { readerNames } from '../grade/readers.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { countFound } from './testing/count-found.ts';

beforeAll(setReaderFromDisk);

// `pnpm bench corpus` does the same with 60 photos and screenshots.
const photos = 16;

test('In photos and screenshots, every code is found that a reader alone reads, and more', async () => {
  const { found, alone, mistakes } = await countFound(photos);
  expect(mistakes).toEqual([]);
  for (const name of readerNames) expect(found, name).toBeGreaterThan(alone[name]);
});
