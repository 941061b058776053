import { createCipheriv, createDecipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptRecord, encryptRecord, maxCiphertextBytes, type RecordContext } from './encryption.ts';
import { generateHistoryKey, importHistoryKey } from './history-key.ts';
import { cafe } from './testing/saved-code.ts';

const raw = generateHistoryKey();
const key = await importHistoryKey(raw);
const context: RecordContext = { userId: 'u1', keyId: 'k1', id: 'r1', version: 3 };
const aad = Buffer.from('canary-qr/history/1\nu1\nk1\nr1\n3');

function encryptByNode(content: string | Uint8Array, { format = 1 } = {}): string {
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', raw, nonce).setAAD(aad);
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([Buffer.of(format), nonce, ciphertext]).toString('base64url');
}

test('Node’s crypto module decrypts an encrypted record, padded to a multiple of 256 bytes', async () => {
  const bytes = Buffer.from(await encryptRecord(key, context, cafe), 'base64url');
  expect(bytes[0]).toBe(1);
  const decipher = createDecipheriv('aes-256-gcm', raw, bytes.subarray(1, 13))
    .setAAD(aad)
    .setAuthTag(bytes.subarray(-16));
  const content = Buffer.concat([decipher.update(bytes.subarray(13, -16)), decipher.final()]);
  expect(content.length % 256).toBe(0);
  expect(JSON.parse(content.toString())).toEqual(cafe);
});

test('Decrypts a record that Node’s crypto module encrypted', async () => {
  expect(await decryptRecord(key, context, encryptByNode(JSON.stringify(cafe)))).toEqual(cafe);
});

/** Created once by Node's crypto module with a key of ones and a nonce of twos: codes saved long ago stay readable. */
const saved = [
  'AQICAgICAgICAgICAnz0v2twZe3fva3RrX6d4PHD0xJGy0ES4XmlzNkelBgbEg08DQMaz4NrDCaQ70J-QYgArLuFdv9Qqi_G',
  '1xAWd_FWkeOOhPA_AAUjP8vaM0dEcxY2USfNGubpEDumOS6kNiFpbihXORy62h5rG2mrq6ocPrBqK8zM3XN1osZArwCGEAxw',
  'ULvpOeMOq2MzYOGeNpLXS7Co_hBSclxn6cZSIKJ-kPtSlrDkkNP5fXTIMz5qv2G7oTOC0iV-_lzM_iN8bkY2GksWVaUYadRN',
  '8tmIj9Ggou1DgHHbjTlvuwdcv954_kPK3z-rvJo2WbtxKIrI08J4VNECY41OB2RmrDVKOHfj3BLyeweHoFrPkgquyBFGv4GP',
  'KhLOMw',
].join('');

test('Decrypts a known ciphertext with a known key and context', async () => {
  const known = await importHistoryKey(new Uint8Array(32).fill(1));
  expect(await decryptRecord(known, context, saved)).toEqual(cafe);
});

test('Encrypting the same code twice gives different ciphertexts', async () => {
  const [one, other] = await Promise.all([
    encryptRecord(key, context, cafe),
    encryptRecord(key, context, cafe),
  ]);
  expect(one.slice(2, 18)).not.toBe(other.slice(2, 18));
  expect(one.slice(-32)).not.toBe(other.slice(-32));
});

test('Detects any flipped bit', async () => {
  const bytes = Buffer.from(await encryptRecord(key, context, cafe), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (bytes[index] ?? 0) ^ (1 << (index % 8));
    await expect(
      decryptRecord(key, context, changed.toString('base64url')),
      `byte ${index}`,
    ).rejects.toMatchObject({ name: index === 0 ? 'UnknownFormatError' : 'DecryptionError' });
  }
});

test.each([
  ['another record’s id', { id: 'r2' }],
  ['an older version', { version: 2 }],
  ['a newer version', { version: 4 }],
  ['another user', { userId: 'u2' }],
  ['another key id', { keyId: 'k2' }],
])('Rejects a ciphertext for %s', async (_what, other) => {
  const ciphertext = await encryptRecord(key, context, cafe);
  await expect(decryptRecord(key, { ...context, ...other }, ciphertext)).rejects.toThrow('Decryption failed');
});

test('Rejects a ciphertext of another key', async () => {
  const ciphertext = await encryptRecord(key, context, cafe);
  const other = await importHistoryKey(generateHistoryKey());
  await expect(decryptRecord(other, context, ciphertext)).rejects.toThrow('Decryption failed');
});

test.each([
  ['an empty text', ''],
  ['a text shorter than a nonce and a tag', 'AQ'],
  ['text in another alphabet', 'not base64url!'],
  ['text of an impossible length', `AQ${'A'.repeat(39)}`],
  ['another format version', encryptByNode('{}', { format: 2 })],
  ['a record of a newer version of the site', encryptByNode(JSON.stringify({ ...cafe, v: 3 }))],
])('Reports %s as an unknown format', async (_what, ciphertext) => {
  await expect(decryptRecord(key, context, ciphertext)).rejects.toMatchObject({ name: 'UnknownFormatError' });
});

test.each([
  ['invalid JSON', '{'],
  ['invalid UTF-8', Buffer.of(0x22, 0xff, 0x22)],
  ['a number', '1'],
  ['a record with a value of the wrong type', JSON.stringify({ ...cafe, values: { url: 1 } })],
  ['a record with an invalid size', JSON.stringify({ ...cafe, look: { ...cafe.look, size: -1 } })],
])('Rejects decrypted data that is %s', async (_what, content) => {
  await expect(decryptRecord(key, context, encryptByNode(content))).rejects.toMatchObject({
    name: 'NotARecordError',
  });
});

test('Accepts records of up to 16 KB and reports the excess of a larger one', async () => {
  const withText = (length: number) => ({ ...cafe, type: 'text', values: { text: 'a'.repeat(length) } });
  const room = 16_128 - JSON.stringify(withText(0)).length - 'é'.length - '🐤'.length;
  const largest = await encryptRecord(key, context, withText(room));
  expect(Buffer.from(largest, 'base64url').length).toBeLessThanOrEqual(maxCiphertextBytes);
  await expect(encryptRecord(key, context, withText(room + 3))).rejects.toMatchObject({
    name: 'TooLargeError',
    excess: 3,
  });
});

test('Rejects a context with a line break', async () => {
  await expect(encryptRecord(key, { ...context, userId: 'u\nk' }, cafe)).rejects.toThrow(TypeError);
});
