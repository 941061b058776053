import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { FileFormatError, setJpegDensity, setPngDensity } from './density.ts';

const picture = () => {
  const png = new PNG({ width: 3, height: 2 });
  png.data.fill(200);
  return new Uint8Array(PNG.sync.write(png));
};

/** The chunks of a PNG file: type and content. */
function chunks(png: Uint8Array): [string, Buffer][] {
  const file = Buffer.from(png);
  const found: [string, Buffer][] = [];
  for (let start = 8; start < file.length; start += 12 + file.readUInt32BE(start)) {
    const from = start + 8;
    found.push([
      file.toString('latin1', start + 4, from),
      file.subarray(from, from + file.readUInt32BE(start)),
    ]);
  }
  return found;
}

test('A PNG file says its pixels per metre once, before its pixels, and stays readable', () => {
  // The reader compares every checksum.
  const once = setPngDensity(picture(), 300);
  const twice = setPngDensity(once, 600);
  expect(chunks(twice).map(([type]) => type)).toEqual(['IHDR', 'pHYs', ...typesAfterHeader(picture())]);
  const density = chunks(twice).find(([type]) => type === 'pHYs')?.[1];
  expect([density?.readUInt32BE(0), density?.readUInt32BE(4), density?.[8]]).toEqual([23622, 23622, 1]);
  expect(PNG.sync.read(Buffer.from(twice), { checkCRC: true }).data).toEqual(
    PNG.sync.read(Buffer.from(picture())).data,
  );
});

const typesAfterHeader = (png: Uint8Array) =>
  chunks(png)
    .map(([type]) => type)
    .slice(1);

test('A JPEG file says its dots per inch, whether it had a JFIF segment or not', () => {
  const rest = [0xff, 0xdb, 0x00, 0x43];
  const unitless = [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0];
  for (const file of [
    [...unitless, ...rest],
    [0xff, 0xd8, ...rest],
  ]) {
    const bytes = Buffer.from(setJpegDensity(new Uint8Array(file), 300));
    expect(bytes.toString('latin1', 6, 10)).toBe('JFIF');
    expect([bytes[13], bytes.readUInt16BE(14), bytes.readUInt16BE(16)]).toEqual([1, 300, 300]);
    expect([...bytes.subarray(20)]).toEqual(rest);
  }
});

test('Rejects files of another format', () => {
  const other = new Uint8Array(deflateSync('not a picture'));
  expect(() => setPngDensity(other, 300)).toThrow(FileFormatError);
  expect(() => setJpegDensity(other, 300)).toThrow(FileFormatError);
});
