import { expect, test } from 'vitest';
import { decryptFile, encryptFile, parseEncryptedFile } from './encrypted-file.ts';
import { UnknownFormatError, WrongSecretError } from './errors.ts';

test('Decrypts a file with its passphrase, and with no other', async () => {
  const file = await encryptFile('{"codes":["Café 🐤"]}', 'correct horse battery');
  expect(JSON.stringify(file)).not.toContain('Café');
  expect(await decryptFile(file, 'correct horse battery')).toBe('{"codes":["Café 🐤"]}');
  await expect(decryptFile(file, 'correct horse')).rejects.toThrow(WrongSecretError);
});

test('Rejects a modified file', async () => {
  const file = await encryptFile('{}', 'correct horse battery');
  const modified = file.ciphertext.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA'));
  await expect(decryptFile({ ...file, ciphertext: modified }, 'correct horse battery')).rejects.toThrow(
    WrongSecretError,
  );
});

test('Rejects numbers of rounds that are too easy to guess or take too long', () => {
  const file = { salt: 'AAAAAAAAAAAAAAAAAAAAAA', ciphertext: 'AAAA' };
  for (const rounds of [599_999, 6_000_001])
    expect(() => parseEncryptedFile({ ...file, rounds })).toThrow(UnknownFormatError);
  expect(parseEncryptedFile({ ...file, rounds: 600_000 })).toMatchObject(file);
  expect(() => parseEncryptedFile('text')).toThrow(UnknownFormatError);
});
