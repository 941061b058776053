import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  decryptImage,
  decryptPreset,
  decryptRecord,
  decryptRun,
  encryptImage,
  encryptPreset,
  encryptRecord,
  encryptRun,
  maxCiphertextBytes,
  maxImageCiphertextBytes,
  maxRunCiphertextBytes,
  type RecordContext,
} from './encryption.ts';
import { DecryptionError, NotARecordError, TooLargeError, UnknownFormatError } from './errors.ts';
import { generateHistoryKey, importHistoryKey } from './history-key.ts';
import { parseImage, parsePreset, type SavedPreset } from './preset.ts';
import { maxRunLength, parseRun, runPrefix } from './run.ts';
import { cafe } from './testing/saved-code.ts';

const raw = generateHistoryKey();
const key = await importHistoryKey(raw);
const context: RecordContext = { userId: 'u1', keyId: 'k1', id: 'r1', version: 1 };
const preset: SavedPreset = {
  v: 1,
  name: 'Café 🐤',
  design: { v: 1, modules: { shape: 'fluid' }, logo: { source: { kind: 'image', image: 'r2' } } },
  createdAt: '2026-11-22T18:00:00.000Z',
  updatedAt: '2026-11-22T18:00:00.000Z',
};
/** A data URL of this many characters. */
const imageOf = (length: number) => 'data:image/png;base64,'.padEnd(length, 'A');
const runOf = (length: number) => runPrefix.padEnd(length, 'A');
const bytesOf = (ciphertext: string) => Buffer.from(ciphertext, 'base64url').length;

test('Decrypts presets, images and runs with their context, and with no other', async () => {
  const sealedPreset = await encryptPreset(key, context, preset);
  expect(bytesOf(sealedPreset)).toBeLessThanOrEqual(maxCiphertextBytes);
  expect(await decryptPreset(key, context, sealedPreset)).toEqual(preset);
  const sealedImage = await encryptImage(key, context, imageOf(5_000));
  expect(await decryptImage(key, context, sealedImage)).toBe(imageOf(5_000));
  const sealedRun = await encryptRun(key, context, runOf(5_000));
  expect(await decryptRun(key, context, sealedRun)).toBe(runOf(5_000));
  for (const other of [
    { ...context, id: 'r2' },
    { ...context, userId: 'u2' },
    { ...context, keyId: 'k2' },
    { ...context, version: 2 },
  ]) {
    await expect(decryptPreset(key, other, sealedPreset)).rejects.toThrow(DecryptionError);
    await expect(decryptImage(key, other, sealedImage)).rejects.toThrow(DecryptionError);
    await expect(decryptRun(key, other, sealedRun)).rejects.toThrow(DecryptionError);
  }
});

/** Encrypts by Node's crypto module under the label of a kind. */
function encryptByNode(label: string, record: object): string {
  const nonce = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', raw, nonce).setAAD(Buffer.from(`${label}\nu1\nk1\nr1\n1`));
  const content = Buffer.concat([cipher.update(JSON.stringify(record)), cipher.final()]);
  return Buffer.concat([Buffer.of(1), nonce, content, cipher.getAuthTag()]).toString('base64url');
}

test('Decrypts presets, images and runs that Node’s crypto module encrypted', async () => {
  const sealedPreset = encryptByNode('canary-qr/history-preset/1', preset);
  expect(await decryptPreset(key, context, sealedPreset)).toEqual(preset);
  const sealedImage = encryptByNode('canary-qr/history-image/1', { v: 1, image: imageOf(100) });
  expect(await decryptImage(key, context, sealedImage)).toBe(imageOf(100));
  const sealedRun = encryptByNode('canary-qr/history-run/1', { v: 1, run: runOf(100) });
  expect(await decryptRun(key, context, sealedRun)).toBe(runOf(100));
});

test('A record can’t be presented as one of another kind', async () => {
  const [code, sealed, image, run] = [
    await encryptRecord(key, context, cafe),
    await encryptPreset(key, context, preset),
    await encryptImage(key, context, imageOf(100)),
    await encryptRun(key, context, runOf(100)),
  ];
  for (const other of [sealed, image, run]) {
    await expect(decryptRecord(key, context, other)).rejects.toThrow(DecryptionError);
  }
  for (const other of [code, image, run]) {
    await expect(decryptPreset(key, context, other)).rejects.toThrow(DecryptionError);
  }
  for (const other of [code, sealed, run]) {
    await expect(decryptImage(key, context, other)).rejects.toThrow(DecryptionError);
  }
  for (const other of [code, sealed, image]) {
    await expect(decryptRun(key, context, other)).rejects.toThrow(DecryptionError);
  }
});

test('Holds an image of 128 KiB, and no larger preset or image than the server accepts', async () => {
  const largest = await encryptImage(key, context, imageOf(180_000));
  expect(bytesOf(largest)).toBeLessThanOrEqual(maxImageCiphertextBytes);
  await expect(encryptImage(key, context, imageOf(181_000))).rejects.toThrow(TooLargeError);
  const huge = { ...preset, design: { v: 1, text: 'x'.repeat(maxCiphertextBytes) } };
  await expect(encryptPreset(key, context, huge)).rejects.toThrow(TooLargeError);
});

test('Holds a run of the longest data URL, which the server accepts, and no longer one', async () => {
  const largest = await encryptRun(key, context, runOf(maxRunLength));
  expect(bytesOf(largest)).toBeLessThanOrEqual(maxRunCiphertextBytes);
  await expect(encryptRun(key, context, runOf(maxRunLength + 1))).rejects.toThrow(TooLargeError);
});

test('Tells records of a newer version from invalid ones', () => {
  expect(() => parsePreset({ ...preset, v: 2 })).toThrow(UnknownFormatError);
  expect(() => parsePreset({ ...preset, name: '' })).toThrow(NotARecordError);
  expect(() => parseImage({ v: 2 })).toThrow(UnknownFormatError);
  expect(() => parseImage({ v: 1, image: 'https://example.com/a.png' })).toThrow(NotARecordError);
  expect(() => parseImage(null)).toThrow(NotARecordError);
  expect(() => parseRun({ v: 2 })).toThrow(UnknownFormatError);
  expect(() => parseRun({ v: 1, run: imageOf(100) })).toThrow(NotARecordError);
});
