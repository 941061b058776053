import { createCipheriv, createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { newRawKey } from './history-key.ts';
import { unwrapKey, type WrapPlace, wrapKey } from './wrap.ts';

const raw = newRawKey();
const place: WrapPlace = { userId: 'u1', keyId: 'k1', method: 'PASSWORD' };
const aad = Buffer.from('canary-qr/history-key/1\nu1\nk1\nPASSWORD');
const password = 'correct horse battery';
const wrapped = await wrapKey(raw, password, place);
const bytes = (text: string) => Buffer.from(text, 'base64url');

/** A wrap by Node's own crypto, and by the format's description alone. */
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

test('What is wrapped unwraps by Node’s own crypto', () => {
  expect(wrapped).toMatchObject({ method: 'PASSWORD', rounds: 600_000 });
  const salt = bytes(wrapped.salt);
  expect(salt).toHaveLength(16);
  const box = bytes(wrapped.ciphertext);
  expect([box.length, box[0]]).toEqual([61, 1]);
  const derived = pbkdf2Sync(password, salt, 600_000, 32, 'sha256');
  const opened = createDecipheriv('aes-256-gcm', derived, box.subarray(1, 13))
    .setAAD(aad)
    .setAuthTag(box.subarray(-16));
  expect(Buffer.concat([opened.update(box.subarray(13, -16)), opened.final()])).toEqual(Buffer.from(raw));
});

test('What Node’s own crypto wraps unwraps', async () => {
  expect(await unwrapKey(wrapByNode(), password, place)).toEqual(raw);
});

test('A known password unwraps a known wrap, made once by Node’s own crypto', async () => {
  const wrap = {
    method: 'PASSWORD',
    salt: 'AwMDAwMDAwMDAwMDAwMDAw',
    rounds: 600_000,
    ciphertext: 'AQQEBAQEBAQEBAQEBJtRPTbWtrkjewOWn74GNFQEeLev_GAPBbHv85Gd4f6nhU_JrwXZfnpB7CXRKAOn1A',
  } as const;
  expect(await unwrapKey(wrap, password, place)).toEqual(new Uint8Array(32).fill(1));
});

test('A letter typed as two characters opens what was wrapped by the letter typed as one', async () => {
  const byOne = await wrapKey(raw, 'caf\u00e9 caf\u00e9', place);
  expect(await unwrapKey(byOne, 'cafe\u0301 cafe\u0301', place)).toEqual(raw);
});

test('The same secret wraps differently each time', async () => {
  const again = await wrapKey(raw, password, place);
  expect(again.salt).not.toBe(wrapped.salt);
  expect(again.ciphertext).not.toBe(wrapped.ciphertext);
});

const flipped = bytes(wrapped.ciphertext);
flipped[40] = (flipped[40] ?? 0) ^ 1;

test.each([
  ['another password', wrapped, 'Correct horse battery', place],
  ['another user', wrapped, password, { ...place, userId: 'u2' }],
  ['another key’s history', wrapped, password, { ...place, keyId: 'k2' }],
  ['another method', wrapped, password, { ...place, method: 'PASSPHRASE' as const }],
  ['a flipped bit', { ...wrapped, ciphertext: flipped.toString('base64url') }, password, place],
  ['another salt', { ...wrapped, salt: 'AAAAAAAAAAAAAAAAAAAAAA' }, password, place],
  ['one round more', { ...wrapped, rounds: 600_001 }, password, place],
  ['a key of another length', wrapByNode({ content: newRawKey().subarray(16) }), password, place],
])('It doesn’t open with %s', async (_what, wrap, secret, at) => {
  await expect(unwrapKey(wrap, secret, at)).rejects.toMatchObject({ name: 'WrongSecretError' });
});

test.each([
  ['fewer rounds than are safe', { ...wrapped, rounds: 599_999 }],
  ['endless rounds', { ...wrapped, rounds: 6_000_001 }],
  ['no salt', { ...wrapped, salt: '' }],
  ['another format', { ...wrapped, ciphertext: `Ag${wrapped.ciphertext.slice(2)}` }],
])('No work is done for %s', async (_what, wrap) => {
  await expect(unwrapKey(wrap, password, place)).rejects.toMatchObject({ name: 'UnknownFormatError' });
});
