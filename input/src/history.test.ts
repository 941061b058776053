import { expect, test } from 'vitest';
import {
  historyKey,
  historyKeyReplacement,
  historyReset,
  newHistory,
  recordIds,
  savedRecords,
} from './history.ts';
import { refusals } from './testing/refusals.ts';

const id = (index = 0) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));
const bytes = (length: number) => 'x'.repeat(length);

const key = { method: 'PASSWORD', salt: bytes(22), rounds: 600_000, ciphertext: bytes(80) };

test.each([
  [{ method: 'PASSPHRASE' }, []],
  [{ method: 'RECOVERY' }, []],
  [{ method: 'PIN' }, ['method: Invalid option: expected one of "PASSWORD"|"PASSPHRASE"|"RECOVERY"']],
  [{ salt: bytes(21) }, ['salt: A salt has 16 bytes.']],
  [{ salt: bytes(23) }, ['salt: A salt has 16 bytes.']],
  [{ salt: `${bytes(21)}+` }, ['salt: Send bytes as base64url, without padding.']],
  [{ rounds: 599_999 }, ['rounds: A key is wrapped by at least 600000 rounds.']],
  [{ rounds: 6_000_000 }, []],
  [{ rounds: 6_000_001 }, ['rounds: A key is wrapped by at most 6000000 rounds.']],
  [{ ciphertext: bytes(200) }, []],
  [{ ciphertext: bytes(201) }, ['ciphertext: A wrapped key has up to 150 bytes.']],
  [{ ciphertext: 'a=' }, ['ciphertext: Send bytes as base64url, without padding.']],
])('A wrapped key with %j has these problems: %j', (change, expected) => {
  expect(refusals(historyKey, { ...key, ...change })).toEqual(expected);
});

test('A key is replaced in the history with the given id', () => {
  expect(refusals(historyKeyReplacement, { keyId: id(), key })).toEqual([]);
  expect(refusals(historyKeyReplacement, { key })).toEqual([
    'keyId: Invalid input: expected string, received undefined',
  ]);
});

const passphrase = { ...key, method: 'PASSPHRASE' };
const recovery = { ...key, method: 'RECOVERY' };
const once = 'keys: Wrap the key once by each method.';
const memorized = 'keys: Wrap the key by a password or a passphrase.';

test.each([
  ['all methods', [], [key, passphrase, recovery]],
  ['a method twice', [once], [key, recovery, recovery]],
  ['a recovery code alone', [memorized], [recovery]],
  ['nothing', [memorized], []],
])('A history whose key is wrapped by %s has these problems: %j', (_what, expected, keys) => {
  expect(refusals(newHistory, { keyId: id(), keys })).toEqual(expected);
});

test('A history that is reset needs a new key id', () => {
  const reset = { keyId: id(), keys: [key] };
  expect(refusals(historyReset, { ...reset, newKeyId: id(1) })).toEqual([]);
  expect(refusals(historyReset, { ...reset, newKeyId: id() })).toEqual([
    'newKeyId: A new key needs a new id.',
  ]);
  expect(refusals(historyReset, { ...reset, newKeyId: 'A' })).toEqual([
    'newKeyId: An id is a UUID, in lower case.',
  ]);
});

const notUuid = 'id: An id is a UUID, in lower case.';
const notBase64 = 'ciphertext: Send bytes as base64url, without padding.';
const record = { id: id(), version: 1, ciphertext: bytes(100) };
const ofSize = (length: number) => (own: string) => ({ ...record, id: own, ciphertext: bytes(length) });

test.each([
  ['no code', ['records: Send at least one code.'], []],
  ['100 codes', [], ids(100).map(ofSize(1))],
  ['101 codes', ['records: Save up to 100 codes at a time.'], ids(101).map(ofSize(1))],
  ['a code twice', ['records: Save each code once.'], [record, record]],
  ['900,000 characters', [], ids(50).map(ofSize(18_000))],
  [
    '900,001 characters',
    ['records: Save up to 900000 characters at a time.'],
    [...ids(50).map(ofSize(18_000)), ofSize(1)(id(50))],
  ],
  ['version 0', ['records.0.version: Versions start at 1.'], [{ ...record, version: 0 }]],
  ['an upper-case id', [`records.0.${notUuid}`], [{ ...record, id: id().replace('0', 'A') }]],
  ['an empty text', [`records.0.${notBase64}`], [{ ...record, ciphertext: '' }]],
  ['standard base64', [`records.0.${notBase64}`], [{ ...record, ciphertext: 'a+b=' }]],
  [
    'records of 16,384, 181,248 and 262,144 bytes',
    [],
    [
      { ...ofSize(21_846)(id(0)), kind: 'CODE' },
      { ...ofSize(21_846)(id(1)), kind: 'PRESET' },
      { ...ofSize(241_664)(id(2)), kind: 'IMAGE' },
      { ...ofSize(349_526)(id(3)), kind: 'RUN' },
    ],
  ],
  [
    'larger records',
    [
      'records.0.ciphertext: A saved code has up to 16384 bytes once it is encrypted.',
      'records.1.ciphertext: A preset has up to 16384 bytes once it is encrypted.',
      'records.2.ciphertext: An image has up to 181248 bytes once it is encrypted.',
      'records.3.ciphertext: The table of a run has up to 262144 bytes once it is encrypted.',
    ],
    [
      ofSize(21_847)(id(0)),
      { ...ofSize(21_847)(id(1)), kind: 'PRESET' },
      { ...ofSize(241_665)(id(2)), kind: 'IMAGE' },
      { ...ofSize(349_527)(id(3)), kind: 'RUN' },
    ],
  ],
])('A request that saves %s has these problems: %j', (_what, expected, records) => {
  expect(refusals(savedRecords, { keyId: id(), records })).toEqual(expected);
});

test.each(Object.entries({ newHistory, historyReset, historyKeyReplacement, savedRecords }))(
  '%s needs a UUID as the id of its key',
  (_name, schema) => {
    const others = { newKeyId: id(), keys: [key], key, records: [record] };
    expect(refusals(schema, { keyId: 'mine', ...others })).toEqual([
      'keyId: An id is a UUID, in lower case.',
    ]);
  },
);

test('A record is a saved code unless it says otherwise', () => {
  expect(savedRecords.parse({ keyId: id(), records: [record] }).records).toEqual([
    { ...record, kind: 'CODE' },
  ]);
});

test.each([
  ['no id', ['ids: Send at least one id.'], []],
  ['500 ids', [], ids(500)],
  ['501 ids', ['ids: Send up to 500 ids at a time.'], ids(501)],
  ['an id twice', ['ids: Send each id once.'], [id(), id()]],
  ['no UUID', ['ids.0: An id is a UUID, in lower case.'], ["' OR 1=1 --"]],
])('A request with %s has these problems: %j', (_what, expected, list) => {
  expect(refusals(recordIds, { ids: list })).toEqual(expected);
});
