import { expect, test } from 'vitest';
import { ImageFileError } from './image-file-error.ts';
import { requireDecodable } from './image-header.ts';

const word = (value: number) => [value >> 8, value & 0xff];
/** A segment of a JPEG after its marker: the length, which includes its own two bytes, and the content. */
const segment = (content: readonly number[]) => [...word(content.length + 2), ...content];
const app0 = [0xff, 0xe0, ...segment([0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])];
const frame = (width: number, height: number) => segment([8, ...word(height), ...word(width), 1, 1, 0x11, 0]);
const comment = (content: readonly number[]) => [0xff, 0xfe, ...segment(content)];
const scan = [0xff, 0xda, ...segment([1, 1, 0, 0, 0x3f, 0]), 0x12, 0xff, 0, 0x34, 0xff, 0xd9];
const jpeg = (...parts: readonly (readonly number[])[]) => new Uint8Array([0xff, 0xd8, ...parts.flat()]);
/** A comment that holds, `distance` bytes after its marker, a frame of one pixel. */
const decoyAt = (distance: number) => {
  const decoy = [0xff, 0xc0, ...frame(1, 1)];
  return comment([...Array<number>(distance - 4).fill(0), ...decoy]);
};

function problemOf(bytes: Uint8Array) {
  try {
    requireDecodable(bytes);
    return null;
  } catch (error) {
    if (!(error instanceof ImageFileError)) throw error;
    return error.problem.kind;
  }
}

test.each([
  ['a JPEG', jpeg(app0, [0xff, 0xc0, ...frame(7_000, 7_000)], scan)],
  ['a JPEG with a fill byte', jpeg(app0, [0xff, 0xff, 0xc2, ...frame(7_000, 7_000)], scan)],
  ['a JPEG with a preview in its comment', jpeg(decoyAt(100), [0xff, 0xc1, ...frame(7_000, 7_000)], scan)],
])('Accepts %s of 49 megapixels', (_what, bytes) => {
  expect(problemOf(bytes)).toBeNull();
});

// Decoders see the marker 0xC0 where `image-size` reads the length of a segment, which leads it to the decoy.
const hidden = frame(20_000, 20_000);
test.each([
  ['a plain frame', jpeg(app0, [0xff, 0xc0, ...hidden], scan)],
  [
    'a frame after a fill byte',
    jpeg(app0, [0xff, 0xff, 0xc0, ...hidden], decoyAt(0xc000 - 1 - hidden.length), scan),
  ],
  [
    'a frame after many fill bytes',
    jpeg(app0, Array<number>(9).fill(0xff), [0xc0, ...hidden], decoyAt(0xc000 - 1 - hidden.length), scan),
  ],
  ['an arithmetic-coded frame', jpeg([0xff, 0xc9, ...hidden], scan, [0xff, 0xc0, ...frame(1, 1)])],
  [
    'a frame after bytes that are no segment',
    jpeg([0, 0, 0xff, 0, 0xff, 0xc0, ...hidden], decoyAt(50), scan),
  ],
])('Refuses a JPEG of 20,000 × 20,000 pixels in %s', (_what, bytes) => {
  expect(problemOf(bytes)).toBe('too-many-pixels');
});

test.each([
  ['without a frame', jpeg(app0, scan, [0xff, 0xc0, ...frame(1, 1)])],
  ['that ends before its frame', jpeg(app0)],
  ['whose frame is cut', jpeg(app0, [0xff, 0xc0, 0, 11, 8])],
  ['whose scan tells its height', jpeg(app0, [0xff, 0xc0, ...frame(1, 0)], scan)],
])('Refuses a JPEG %s', (_what, bytes) => {
  expect(problemOf(bytes)).toBe('unknown-format');
});

test('Refuses a file of another format, and a PNG with too many pixels', () => {
  expect(problemOf(new TextEncoder().encode('GIF89a'))).toBe('unknown-format');
  expect(problemOf(new Uint8Array())).toBe('unknown-format');
  const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const size = (side: number) => [0, 0, ...word(side), 0, 0, ...word(side), 8, 6, 0, 0, 0];
  expect(problemOf(new Uint8Array([...png, ...size(20_000)]))).toBe('too-many-pixels');
  expect(problemOf(new Uint8Array([...png, ...size(100)]))).toBeNull();
});
