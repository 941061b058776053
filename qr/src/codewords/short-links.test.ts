import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { readerNames, reads } from '../grade/readers.ts';
import { drawPlain } from '../grade/testing/draw.ts';
import { encodePayload } from '../matrix.ts';
import { setReaderFromDisk } from '../testing/reader.ts';
import { smallestVersion } from '../version.ts';
import { segmentsOf } from './segments.ts';

beforeAll(setReaderFromDisk);

/** The payload of a dynamic code (`shortLinkPayload` in links/) with a host of this length. */
const payloadAt = (path: string, hostLength: number) =>
  `https://${'CANARY-QR-'.repeat(2).slice(0, hostLength - 3)}.IO${path}C4NARYH`;

/** Version 2 at level M has 28 codewords. It holds 27 characters in alphanumeric mode after `https` in byte mode. */
describe.each([
  { name: 'at a short host', path: '/', longestHost: 17 },
  { name: 'below /Q/', path: '/Q/', longestHost: 15 },
])('The code of a short link $name', ({ path, longestHost }) => {
  const lengths = Array.from({ length: longestHost - 3 }, (_, index) => index + 4);

  test(`is version 2 at level M for hosts of up to ${longestHost} characters, and version 3 beyond`, () => {
    const versionAt = (length: number) => smallestVersion(payloadAt(path, length), 'M', 1);
    for (const length of lengths) expect(versionAt(length), `${length} characters`).toBeLessThanOrEqual(2);
    expect(versionAt(longestHost)).toBe(2);
    expect(versionAt(longestHost + 1)).toBe(3);
  });

  test('has the scheme in byte mode, in small letters, and all the rest in alphanumeric mode', () => {
    for (const length of lengths) {
      const payload = payloadAt(path, length);
      expect(segmentsOf(payload, 2)).toEqual([
        { mode: 'byte', text: 'https' },
        { mode: 'alphanumeric', text: payload.slice('https'.length) },
      ]);
    }
  });

  test.each(readerNames)('is read by %s', async (reader) => {
    for (const length of lengths) {
      const payload = payloadAt(path, length);
      expect(await reads(reader, drawPlain(payload).pixels, payload), payload).toBe(true);
    }
  });
});

/** Hashes of the modules of static codes, which must not depend on how short links are encoded. */
test.each([
  ['https://example.com', '96751a2f30b892ed'],
  ['WIFI:T:WPA;S:Guests;P:come on in;;', '5b9ea9e40ca5354d'],
  ['HELLO 12345678901234567890', '1c90b2b9e925c0a4'],
  ['Café Größe 東京', '8dcac4a32516d438'],
])('The code of %j keeps its modules', (payload, hash) => {
  const text = encodePayload(payload, 'M')
    .modules.map((row) => row.map(Number).join(''))
    .join('\n');
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
});
