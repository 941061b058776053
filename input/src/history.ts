import { z } from 'zod';
import { typedPassword } from './account.ts';
import {
  maxCiphertextAtOnce,
  maxCiphertextBytes,
  maxFolderCiphertextBytes,
  maxImageCiphertextBytes,
  maxReadAtOnce,
  maxRunCiphertextBytes,
  maxSavedAtOnce,
  wrapRounds,
} from './limits.ts';

/** Bytes as base64url without padding (RFC 4648 §5). */
const base64url = z.string().regex(/^[\w-]+$/, 'Send bytes as base64url, without padding.');

const uuid = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'An id is a UUID, in lower case.');

/** The kinds of secrets that wrap a history key. */
export const historyKeyMethods = ['PASSWORD', 'PASSPHRASE', 'RECOVERY'] as const;

/** A wrapped history key. */
export const historyKey = z.object({
  method: z.enum(historyKeyMethods),
  salt: base64url.length(22, 'A salt has 16 bytes.'),
  rounds: z
    .int()
    .min(wrapRounds.min, `A key is wrapped by at least ${wrapRounds.min} rounds.`)
    .max(wrapRounds.max, `A key is wrapped by at most ${wrapRounds.max} rounds.`),
  ciphertext: base64url.max(200, 'A wrapped key has up to 150 bytes.'),
});

/** The initial wrapped keys: by a password or passphrase, and optionally by a recovery code. */
const historyKeys = z
  .array(historyKey)
  .refine((keys) => new Set(keys.map(({ method }) => method)).size === keys.length, {
    error: 'Wrap the key once by each method.',
  })
  .refine((keys) => keys.some(({ method }) => method !== 'RECOVERY'), {
    error: 'Wrap the key by a password or a passphrase.',
  });

const password = typedPassword.nullish();

export const newHistory = z.object({ keyId: uuid, keys: historyKeys, password });

export const historyReset = z
  .object({ keyId: uuid, newKeyId: uuid, keys: historyKeys, password })
  .refine(({ keyId, newKeyId }) => keyId !== newKeyId, {
    error: 'A new key needs a new id.',
    path: ['newKeyId'],
  });

export const historyKeyReplacement = z.object({ keyId: uuid, key: historyKey, password });

const areDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The kinds of history records: a saved code, a preset, an image of a code or preset, the table of a run, and a folder. */
export const historyRecordKinds = ['CODE', 'PRESET', 'IMAGE', 'RUN', 'FOLDER'] as const;

export type HistoryRecordKind = (typeof historyRecordKinds)[number];

const maxBytes: Readonly<Record<HistoryRecordKind, number>> = {
  CODE: maxCiphertextBytes,
  PRESET: maxCiphertextBytes,
  IMAGE: maxImageCiphertextBytes,
  RUN: maxRunCiphertextBytes,
  FOLDER: maxFolderCiphertextBytes,
};
const nouns = {
  CODE: 'A saved code',
  PRESET: 'A preset',
  IMAGE: 'An image',
  RUN: 'The table of a run',
  FOLDER: 'A folder',
} as const;

const record = z
  .object({
    id: uuid,
    kind: z.enum(historyRecordKinds).default('CODE'),
    version: z.int().min(1, 'Versions start at 1.'),
    ciphertext: base64url,
  })
  .check(({ value: { kind, ciphertext }, issues }) => {
    if (ciphertext.length <= Math.ceil((maxBytes[kind] * 4) / 3)) return;
    const message = `${nouns[kind]} has up to ${maxBytes[kind]} bytes once it is encrypted.`;
    issues.push({ code: 'custom', message, path: ['ciphertext'], input: ciphertext });
  });

export const savedRecords = z.object({
  keyId: uuid,
  records: z
    .array(record)
    .min(1, 'Send at least one code.')
    .max(maxSavedAtOnce, `Save up to ${maxSavedAtOnce} codes at a time.`)
    .refine((records) => areDistinct(records.map(({ id }) => id)), 'Save each code once.')
    .refine(
      (records) => records.reduce((sum, { ciphertext }) => sum + ciphertext.length, 0) <= maxCiphertextAtOnce,
      `Save up to ${maxCiphertextAtOnce} characters at a time.`,
    ),
});

/** The ids of records to delete, restore or read. */
export const recordIds = z.object({
  ids: z
    .array(uuid)
    .min(1, 'Send at least one id.')
    .max(maxReadAtOnce, `Send up to ${maxReadAtOnce} ids at a time.`)
    .refine(areDistinct, 'Send each id once.'),
});
