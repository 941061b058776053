import { z } from 'zod';
import {
  maxCiphertextAtOnce,
  maxCiphertextBytes,
  maxReadAtOnce,
  maxSavedAtOnce,
  wrapRounds,
} from './limits.ts';

/** Bytes as RFC 4648 §5 writes them, without padding. */
const base64url = z.string().regex(/^[\w-]+$/, 'Send bytes as base64url, without padding.');

const uuid = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'An id is a UUID, in lower case.');

/** By what the key of a history can be wrapped. */
export const historyKeyMethods = ['PASSWORD', 'PASSPHRASE', 'RECOVERY'] as const;

/** The key of a history, wrapped. */
export const historyKey = z.object({
  method: z.enum(historyKeyMethods),
  salt: base64url.length(22, 'A salt has 16 bytes.'),
  rounds: z
    .int()
    .min(wrapRounds.min, `A key is wrapped by at least ${wrapRounds.min} rounds.`)
    .max(wrapRounds.max, `A key is wrapped by at most ${wrapRounds.max} rounds.`),
  ciphertext: base64url.max(200, 'A wrapped key has up to 150 bytes.'),
});

/** All that a key is wrapped by at first: what is typed each time, and a recovery code, which may also follow. */
const historyKeys = z
  .array(historyKey)
  .max(historyKeyMethods.length, 'A key is wrapped once by each method.')
  .refine((keys) => new Set(keys.map(({ method }) => method)).size === keys.length, {
    error: 'A key is wrapped once by each method.',
  })
  .refine((keys) => keys.some(({ method }) => method !== 'RECOVERY'), {
    error: 'A key is wrapped by a password or a passphrase.',
  });

const password = z.string().nullish();

export const newHistory = z.object({ keyId: uuid, keys: historyKeys, password });

export const freshHistory = z
  .object({ keyId: uuid, newKeyId: uuid, keys: historyKeys, password })
  .refine(({ keyId, newKeyId }) => keyId !== newKeyId, {
    error: 'A new key has another id.',
    path: ['newKeyId'],
  });

export const replacedHistoryKey = z.object({ keyId: uuid, key: historyKey, password });

const areDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;

const maxCiphertext = Math.ceil((maxCiphertextBytes * 4) / 3);

const record = z.object({
  id: uuid,
  version: z.int().min(1, 'Versions begin with 1.'),
  ciphertext: base64url.max(
    maxCiphertext,
    `A saved code has up to ${maxCiphertextBytes} bytes once it is encrypted.`,
  ),
});

export const savedRecords = z.object({
  keyId: uuid,
  records: z
    .array(record)
    .min(1, 'Send what is to be saved.')
    .max(maxSavedAtOnce, `Save up to ${maxSavedAtOnce} codes at a time.`)
    .refine((records) => areDistinct(records.map(({ id }) => id)), 'Save each code once.')
    .refine(
      (records) => records.reduce((sum, { ciphertext }) => sum + ciphertext.length, 0) <= maxCiphertextAtOnce,
      `Save up to ${maxCiphertextAtOnce} characters at a time.`,
    ),
});

/** Which records are deleted, restored or read. */
export const recordIds = z.object({
  ids: z
    .array(uuid)
    .min(1, 'Name at least one code.')
    .max(maxReadAtOnce, `Name up to ${maxReadAtOnce} codes at a time.`)
    .refine(areDistinct, 'Name each code once.'),
});
