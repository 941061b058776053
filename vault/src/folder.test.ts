import { expect, test } from 'vitest';
import {
  decryptFolder,
  decryptPreset,
  encryptFolder,
  maxFolderCiphertextBytes,
  type RecordContext,
} from './encryption.ts';
import { DecryptionError, NotARecordError, TooLargeError, UnknownFormatError } from './errors.ts';
import { parseFolder } from './folder.ts';
import { generateHistoryKey, importHistoryKey } from './history-key.ts';

const key = await importHistoryKey(generateHistoryKey());
const context: RecordContext = { userId: 'u1', keyId: 'k1', id: 'r1', version: 1 };

test('Decrypts a folder with its context, and as nothing else', async () => {
  const sealed = await encryptFolder(key, context, { v: 1, name: 'Café 🐤' });
  expect(await decryptFolder(key, context, sealed)).toEqual({ v: 1, name: 'Café 🐤' });
  await expect(decryptFolder(key, { ...context, id: 'r2' }, sealed)).rejects.toThrow(DecryptionError);
  await expect(decryptPreset(key, context, sealed)).rejects.toThrow(DecryptionError);
});

test('Fits the longest name of a folder, and not much more', async () => {
  const longest = await encryptFolder(key, context, { v: 1, name: '🐤'.repeat(80) });
  expect(Buffer.from(longest, 'base64url').length).toBeLessThanOrEqual(maxFolderCiphertextBytes);
  const tooLong = encryptFolder(key, context, { v: 1, name: '🐤'.repeat(200) });
  await expect(tooLong).rejects.toThrow(TooLargeError);
});

test('Rejects a folder without a name, and one from a newer version', () => {
  expect(() => parseFolder({ v: 1, name: '' })).toThrow(NotARecordError);
  expect(() => parseFolder({ v: 2, name: 'Café', colour: 'red' })).toThrow(UnknownFormatError);
});
