import { createCipheriv, createDecipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { maxCiphertextBytes, openRecord, type Place, sealRecord } from './encryption.ts';
import { importHistoryKey, newRawKey } from './history-key.ts';
import { cafe } from './testing/saved-code.ts';

const raw = newRawKey();
const key = await importHistoryKey(raw);
const place: Place = { userId: 'u1', keyId: 'k1', id: 'r1', version: 3 };
const aad = Buffer.from('canary-qr/history/1\nu1\nk1\nr1\n3');

/** What is sealed, by Node's own crypto and by the format's description alone. */
function sealByNode(content: string | Uint8Array, { format = 1 } = {}): string {
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', raw, nonce).setAAD(aad);
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([Buffer.of(format), nonce, ciphertext]).toString('base64url');
}

test('What is sealed opens by Node’s own crypto, padded to a multiple of 256 bytes', async () => {
  const box = Buffer.from(await sealRecord(key, place, cafe), 'base64url');
  expect(box[0]).toBe(1);
  const opened = createDecipheriv('aes-256-gcm', raw, box.subarray(1, 13))
    .setAAD(aad)
    .setAuthTag(box.subarray(-16));
  const content = Buffer.concat([opened.update(box.subarray(13, -16)), opened.final()]);
  expect(content.length % 256).toBe(0);
  expect(JSON.parse(content.toString())).toEqual(cafe);
});

test('What Node’s own crypto seals opens', async () => {
  expect(await openRecord(key, place, sealByNode(JSON.stringify(cafe)))).toEqual(cafe);
});

/** Made once by Node's own crypto, from a key of ones and a nonce of twos: what was saved long ago opens for ever. */
const saved = [
  'AQICAgICAgICAgICAnz0v2twZu3fva3RrX6d4PHD0xJGy0ES4XmlzNkelBgbEg08DQMaz4NrDCaQ70J-QYgArLuFdv9Qqi_G',
  '1xAWd_FWkeOOhPA_AAUjP8vaM0dEcxY2USfNGubpEDumOS6kNiFpbihXORy62h5rGWOqp6oAc_9_bZjUxWE_tcAV-FnDTkFn',
  'X7ygZOpDtWQ5JvmGN9DZFrj9vR5cM19u8NZMIKJ---gfhaK8i5SmOmnacmM8-C_u92yS3CwgqVrDt2BreUcWGgxINuMKYcBS',
  '89qTkNHFvudI5HDZhzlxsQdcy8xk7GyYl3yqqZoWWfwvS8za29ZnVdIZfI0rG25tyDRIMnf91hLyDxXKuZFzJMueEA7Z_uiu',
  '8g8tkmiPk1I',
].join('');

test('A known key and place open known bytes', async () => {
  const known = await importHistoryKey(new Uint8Array(32).fill(1));
  expect(await openRecord(known, place, saved)).toEqual(cafe);
});

test('The same code sealed twice has nothing in common', async () => {
  const [one, other] = await Promise.all([sealRecord(key, place, cafe), sealRecord(key, place, cafe)]);
  expect(one.slice(2, 18)).not.toBe(other.slice(2, 18));
  expect(one.slice(-32)).not.toBe(other.slice(-32));
});

test('Any bit that is flipped is noticed', async () => {
  const box = Buffer.from(await sealRecord(key, place, cafe), 'base64url');
  for (let index = 0; index < box.length; index += 1) {
    const changed = Buffer.from(box);
    changed[index] = (box[index] ?? 0) ^ (1 << (index % 8));
    await expect(
      openRecord(key, place, changed.toString('base64url')),
      `byte ${index}`,
    ).rejects.toMatchObject({ name: index === 0 ? 'UnknownFormatError' : 'CannotOpenError' });
  }
});

test.each([
  ['another record’s place', { id: 'r2' }],
  ['an older version', { version: 2 }],
  ['a newer version', { version: 4 }],
  ['another user', { userId: 'u2' }],
  ['another key’s history', { keyId: 'k2' }],
])('It doesn’t open for %s', async (_what, other) => {
  const ciphertext = await sealRecord(key, place, cafe);
  await expect(openRecord(key, { ...place, ...other }, ciphertext)).rejects.toThrow('another key');
});

test('It doesn’t open by another key', async () => {
  const ciphertext = await sealRecord(key, place, cafe);
  const other = await importHistoryKey(newRawKey());
  await expect(openRecord(other, place, ciphertext)).rejects.toThrow('another key');
});

test.each([
  ['Nothing', ''],
  ['Less than a nonce and a tag', 'AQ'],
  ['Text of other characters', 'not base64url!'],
  ['Another format', sealByNode('{}', { format: 2 })],
  ['A record of a newer version of the site', sealByNode(JSON.stringify({ ...cafe, v: 2 }))],
])('%s is told as what this version can’t read', async (_what, ciphertext) => {
  await expect(openRecord(key, place, ciphertext)).rejects.toMatchObject({ name: 'UnknownFormatError' });
});

test.each([
  ['no JSON', '{'],
  ['no UTF-8', Buffer.of(0x22, 0xff, 0x22)],
  ['no object', '1'],
  ['a value that is no text', JSON.stringify({ ...cafe, values: { url: 1 } })],
  ['a colour that is none', JSON.stringify({ ...cafe, look: { ...cafe.look, foreground: 'url(//a)' } })],
])('What opens, but is %s, is no record', async (_what, content) => {
  await expect(openRecord(key, place, sealByNode(content))).rejects.toMatchObject({
    name: 'NotARecordError',
  });
});

test('A record fits up to 16 KB, and tells by how much one doesn’t', async () => {
  const withText = (length: number) => ({ ...cafe, type: 'text', values: { text: 'a'.repeat(length) } });
  const room = 16_128 - JSON.stringify(withText(0)).length - 'é'.length - '🐤'.length;
  const largest = await sealRecord(key, place, withText(room));
  expect(Buffer.from(largest, 'base64url').length).toBeLessThanOrEqual(maxCiphertextBytes);
  await expect(sealRecord(key, place, withText(room + 3))).rejects.toMatchObject({
    name: 'TooLargeError',
    excess: 3,
  });
});

test('A place whose parts could be read in two ways is refused', async () => {
  await expect(sealRecord(key, { ...place, userId: 'u\nk' }, cafe)).rejects.toThrow(TypeError);
});
