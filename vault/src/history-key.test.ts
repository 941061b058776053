import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { generateHistoryKey, importHistoryKey, unwrapKey, type WrapContext, wrapKey } from './history-key.ts';

const raw = generateHistoryKey();
const context: WrapContext = { userId: 'u1', keyId: 'k1', method: 'PASSWORD' };
const aad = Buffer.from('canary-qr/history-key/1\nu1\nk1\nPASSWORD');
const password = 'correct horse battery';
const wrapped = await wrapKey(raw, password, context);
const bytes = (text: string) => Buffer.from(text, 'base64url');

/** An independent implementation of the format with Node's crypto module. */
function wrapByNode({ rounds = 600_000, salt = Buffer.alloc(16, 5), content = raw } = {}) {
  const derived = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const nonce = Buffer.alloc(12, 9);
  const cipher = createCipheriv('aes-256-gcm', derived, nonce).setAAD(aad);
  const ciphertext = Buffer.concat([
    Buffer.of(1),
    nonce,
    cipher.update(content),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return {
    method: 'PASSWORD',
    salt: salt.toString('base64url'),
    rounds,
    ciphertext: ciphertext.toString('base64url'),
  } as const;
}

test('Node’s crypto module unwraps a wrapped key', () => {
  expect(wrapped).toMatchObject({ method: 'PASSWORD', rounds: 600_000 });
  const salt = bytes(wrapped.salt);
  expect(salt).toHaveLength(16);
  const encrypted = bytes(wrapped.ciphertext);
  expect([encrypted.length, encrypted[0]]).toEqual([61, 1]);
  const derived = pbkdf2Sync(password, salt, 600_000, 32, 'sha256');
  const decipher = createDecipheriv('aes-256-gcm', derived, encrypted.subarray(1, 13))
    .setAAD(aad)
    .setAuthTag(encrypted.subarray(-16));
  expect(Buffer.concat([decipher.update(encrypted.subarray(13, -16)), decipher.final()])).toEqual(
    Buffer.from(raw),
  );
});

test('Unwraps a key that Node’s crypto module wrapped', async () => {
  expect(await unwrapKey(wrapByNode(), password, context)).toEqual(raw);
});

test('Unwraps a known wrapped key with a known password', async () => {
  const wrap = {
    method: 'PASSWORD',
    salt: 'AwMDAwMDAwMDAwMDAwMDAw',
    rounds: 600_000,
    ciphertext: 'AQQEBAQEBAQEBAQEBJtRPTbWtrkjewOWn74GNFQEeLev_GAPBbHv85Gd4f6nhU_JrwXZfnpB7CXRKAOn1A',
  } as const;
  expect(await unwrapKey(wrap, password, context)).toEqual(new Uint8Array(32).fill(1));
});

test('Accepts an accented letter as one code point or as two', async () => {
  const byOne = await wrapKey(raw, 'caf\u00e9 caf\u00e9', context);
  expect(await unwrapKey(byOne, 'cafe\u0301 cafe\u0301', context)).toEqual(raw);
});

test('Wrapping twice with the same secret gives different results', async () => {
  const again = await wrapKey(raw, password, context);
  expect(again.salt).not.toBe(wrapped.salt);
  expect(again.ciphertext).not.toBe(wrapped.ciphertext);
});

const flipped = bytes(wrapped.ciphertext);
flipped[40] = (flipped[40] ?? 0) ^ 1;

test.each([
  ['another password', wrapped, 'Correct horse battery', context],
  ['another user', wrapped, password, { ...context, userId: 'u2' }],
  ['another key id', wrapped, password, { ...context, keyId: 'k2' }],
  ['another method', wrapped, password, { ...context, method: 'PASSPHRASE' as const }],
  ['a flipped bit', { ...wrapped, ciphertext: flipped.toString('base64url') }, password, context],
  ['another salt', { ...wrapped, salt: 'AAAAAAAAAAAAAAAAAAAAAA' }, password, context],
  ['one more round', { ...wrapped, rounds: 600_001 }, password, context],
  ['a key of another length', wrapByNode({ content: generateHistoryKey().subarray(16) }), password, context],
])('Rejects %s', async (_what, wrap, secret, wrapContext) => {
  await expect(unwrapKey(wrap, secret, wrapContext)).rejects.toMatchObject({ name: 'WrongSecretError' });
});

test.each([
  ['too few rounds', { ...wrapped, rounds: 599_999 }],
  ['too many rounds', { ...wrapped, rounds: 6_000_001 }],
  ['no salt', { ...wrapped, salt: '' }],
  ['another format version', { ...wrapped, ciphertext: `Ag${wrapped.ciphertext.slice(2)}` }],
])('Rejects %s before any work is done', async (_what, wrap) => {
  await expect(unwrapKey(wrap, password, context)).rejects.toMatchObject({ name: 'UnknownFormatError' });
});

test('No script can read the bytes of an imported key', async () => {
  expect((await importHistoryKey(generateHistoryKey())).extractable).toBe(false);
});
