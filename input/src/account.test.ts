import { describe, expect, test } from 'vitest';
import { currentPassword, newAccount } from './account.ts';
import { accountChanges, emailChange, passwordChange, passwordReset } from './account-changes.ts';
import { refusals } from './testing/refusals.ts';

const good = { username: 'Ada', email: 'ada@example.com', password: 'correct horse' };
const notAnAddress = ['email: Enter an email address, such as ada@example.com.'];
const notAPassword = ['password: A password has 8 to 256 characters.'];
const historyKey = { method: 'PASSWORD', salt: 'x'.repeat(22), rounds: 600_000, ciphertext: 'x' };

describe('A new account', () => {
  test.each([
    [{ username: '🐤'.repeat(50) }, []],
    [{ username: 'x'.repeat(51) }, ['username: A username has up to 50 characters.']],
    [{ username: ' \u00a0 ' }, ['username: Enter a username.']],
    // A combining accent alone is not a name.
    [{ username: '\u0301' }, ['username: Enter a username.']],
    [{ username: 'A\u200bda' }, ['username: A username can’t have invisible characters.']],
    [{ email: `${'a'.repeat(242)}@example.com` }, []],
    [{ email: `${'a'.repeat(243)}@example.com` }, notAnAddress],
    [{ email: 'ada@example' }, notAnAddress],
    [{ email: 'ada@grace@example.com' }, notAnAddress],
    [{ email: 'ada @example.com' }, notAnAddress],
    [{ email: 'ada@example..com' }, notAnAddress],
    [{ email: '"ada"@example.com' }, notAnAddress],
    [{ email: 'ad\u200ba@example.com' }, notAnAddress],
    [{ password: '1234567' }, notAPassword],
    [{ password: '12345678' }, []],
    // Eight accented letters, typed as two characters each.
    [{ password: 'e\u0301'.repeat(8) }, []],
    [{ password: 'e\u0301'.repeat(7) }, notAPassword],
    [{ password: '🐤'.repeat(256) }, []],
    [{ password: 'x'.repeat(257) }, notAPassword],
  ])('with %j has these problems: %j', (change, expected) => {
    expect(refusals(newAccount, { ...good, ...change })).toEqual(expected);
  });

  test('has a trimmed name and an address in lower case, and its password as it was typed', () => {
    const typed = { username: '  Ada  L. ', email: ' Ada@Example.COM ', password: ' with spaces ' };
    expect(newAccount.parse(typed)).toEqual({
      username: 'Ada  L.',
      email: 'ada@example.com',
      password: ' with spaces ',
    });
  });
});

test('A log-in needs a password of any length', () => {
  expect(refusals(currentPassword, '')).toEqual([': Enter your password.']);
  expect(refusals(currentPassword, 'x')).toEqual([]);
});

const change = { currentPassword: 'x', newPassword: 'correct horse' };
const together = ['historyKeyId: Send historyKey and historyKeyId together.'];

test.each([
  ['No change of an account', [], accountChanges, {}],
  ['A change of an account', [], accountChanges, { username: 'Ada', onLeaderboard: true }],
  ['An empty username', ['username: Enter a username.'], accountChanges, { username: '' }],
  ['A new email address', [], emailChange, { email: 'ada@example.com', password: '' }],
  ['An invalid email address', notAnAddress, emailChange, { email: 'ada', password: 'x' }],
  ['A new password', [], passwordChange, change],
  [
    'A new password that is short',
    ['newPassword: A password has 8 to 256 characters.'],
    passwordChange,
    { ...change, newPassword: 'x' },
  ],
  ['A new password with a key', [], passwordChange, { ...change, historyKey, historyKeyId: 'a' }],
  ['A key without its id', together, passwordChange, { ...change, historyKey }],
  ['The id of a missing key', together, passwordChange, { ...change, historyKeyId: 'a' }],
  [
    'A key of another method',
    ['historyKey: Wrap the key with the new password.'],
    passwordChange,
    { ...change, historyKey: { ...historyKey, method: 'RECOVERY' }, historyKeyId: 'a' },
  ],
  ['A reset of a password', [], passwordReset, { token: 'x', password: 'correct horse' }],
  ['A reset to a short password', notAPassword, passwordReset, { token: 'x', password: 'x' }],
])('%s has these problems: %j', (_what, expected, schema, input) => {
  expect(refusals(schema, input)).toEqual(expected);
});
