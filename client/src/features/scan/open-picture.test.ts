import { describe, expect, test } from 'vitest';
import { openPicture } from './open-picture.ts';

const file = (name: string, type: string, ...bytes: (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(bytes, name, { type });

/** The header of a PNG. */
function png(side: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, side);
  new DataView(bytes.buffer).setUint32(20, side);
  return bytes;
}

describe('A file that can’t be read is refused before it is decoded', () => {
  test('if it has too many pixels', async () => {
    await expect(openPicture(file('large.png', 'image/png', png(10_000)))).rejects.toThrow(
      'This picture has 10000 × 10000 pixels, which is too large.',
    );
  });

  test('if it is larger than 50 MB', async () => {
    const large = file('large.png', 'image/png', new Uint8Array(51 * 1024 * 1024));
    await expect(openPicture(large)).rejects.toThrow('larger than 50 MB');
  });
});

describe('The message for a file that the browser can’t decode says what to do:', () => {
  test.each([
    ['photo.heic', '', 'export it as JPEG'],
    ['photo.HEIF', 'application/octet-stream', 'export it as JPEG'],
    ['photo', 'image/heic', 'export it as JPEG'],
    ['picture.tif', '', 'Save it as PNG or JPEG'],
    ['picture.png', 'image/png', 'Save it as PNG or JPEG'],
    ['note.txt', 'text/plain', 'isn’t a picture or a PDF file'],
    ['image', '', 'isn’t a picture or a PDF file'],
  ])('%s of type “%s”', async (name, type, message) => {
    const { undecodable, pages } = await openPicture(file(name, type, 'no picture'));
    expect(undecodable).toContain(message);
    expect(pages).toBe(1);
  });
});
