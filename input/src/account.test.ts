import { describe, expect, test } from 'vitest';
import { currentPassword, newAccount, normaliseEmail } from './account.ts';
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

test.each([
  // Full-width letters, full stops of other scripts, a soft hyphen, and mathematical letters.
  ['Ada@Ｅxample.com', 'ada@example.com'],
  ['ada@ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['ada@example。com', 'ada@example.com'],
  ['ada@example｡com', 'ada@example.com'],
  ['ada@exam\u00adple.com', 'ada@example.com'],
  ['ada@𝐞xample.com', 'ada@example.com'],
  ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['adä@example.com', 'adä@example.com'],
])('The address %s is normalised to %s', (typed, email) => {
  expect(normaliseEmail(typed)).toBe(email);
  expect(newAccount.parse({ ...good, email: typed }).email).toBe(email);
});

test.each([
  ['a domain in ASCII', 'ada@1.2'],
  ['a path', 'ada@ｅxample.com/x'],
  ['a port', 'ada@ｅxample.com:80'],
  ['a full-width slash', 'ada@ｅxample.com／x'],
  ['an escape', 'ada@ｅx%61mple.com'],
  ['a control character', 'ada@ｅxample.com\0'],
  ['no domain', 'ada'],
  ['an invalid domain', 'ada@xn--ａ.com'],
])('An address with %s stays as it is', (_what, email) => {
  expect(normaliseEmail(email)).toBe(email);
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
