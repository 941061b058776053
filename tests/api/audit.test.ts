import { expect, test } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { collectLog } from '../support/collect-log.ts';
import { startServerForTest } from '../support/for-test.ts';
import { describeGoogle, newBrowser } from '../support/google-visit.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { waitForToken } from '../support/mailbox.ts';
import { addWithPassword, encryptedRecord, wrappedKey } from '../support/saved-history.ts';

const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const userAgent = 'TestBrowser/7.5';
const address = '2001:db8:4ac::1';
const visitor = { 'user-agent': userAgent, 'x-forwarded-for': address };

test('Log-ins, changes of an account and deletions are audit lines without personal data', async () => {
  const { lines, takeLog, takeAudit } = collectLog();
  const server = await startServerForTest({ takeLog, logLevel: 'info' });
  const all: string[] = [];
  const audit = () => {
    all.push(...lines);
    return takeAudit();
  };
  const email = 'ada.lovelace@example.com';
  const send = async (query: string, variables = {}, headers = {}) => {
    const answer = await postGraphql(server.url, query, variables, { ...visitor, ...headers });
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const logInWith = (text: string, to = email) =>
    postGraphql(server.url, logIn, { input: { email: to, password: text, persistence: 'MEMORY' } }, visitor);
  const secrets = [email, 'example.com', 'Lovelace', password, userAgent, 'TestBrowser', address];
  const logInAs = async (text: string) => {
    const { data } = await logInWith(text);
    const { token } = (data as { logIn: { token: string } }).logIn;
    secrets.push(token);
    return { authorization: `Bearer ${token}` };
  };

  const { token, headers } = await signUp(server.url, { username: 'Ada Lovelace', email });
  const { id: user } = await server.db.user.findUniqueOrThrow({ where: { email } });
  secrets.push(token);
  expect(audit()).toEqual([{ audit: 'sign-up', user, method: 'password' }]);

  const second = await logInAs(password);
  expect(audit()).toEqual([{ audit: 'log-in', user, method: 'password' }]);
  await logInWith('wrong password');
  await logInWith('wrong password', 'nobody@example.com');
  expect(audit()).toEqual([
    { audit: 'failed-log-in', user, method: 'password' },
    { audit: 'failed-log-in', user: null, method: 'password' },
  ]);

  await send('mutation { logOut }', {}, second);
  await postGraphql(server.url, 'mutation { logOut }');
  expect(audit()).toEqual([{ audit: 'log-out', user }]);
  await logInAs(password);
  const other = await server.db.session.findFirstOrThrow({ orderBy: { publicId: 'desc' } });
  await send('mutation ($id: ID!) { logOutSession(id: $id) }', { id: other.publicId }, headers);
  expect(audit().slice(1)).toEqual([{ audit: 'session-end', user, count: 1 }]);

  const newPassword = 'another horse entirely';
  secrets.push(newPassword);
  await send(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { email } }',
    { input: { currentPassword: password, newPassword } },
    headers,
  );
  expect(audit()).toEqual([{ audit: 'password-change', user }]);
  await send('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
  const resetToken = await waitForToken(server.mailFolder, email, 'Set a new password');
  secrets.push(resetToken);
  expect(audit()).toEqual([]);
  await send('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', {
    input: { token: resetToken, password },
  });
  expect(audit()).toEqual([{ audit: 'password-reset', user }]);

  const last = await logInAs(password);
  const newEmail = 'countess@example.net';
  await send(
    'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }',
    { input: { email: newEmail, password } },
    last,
  );
  const emailToken = await waitForToken(server.mailFolder, newEmail, 'Confirm');
  secrets.push(newEmail, emailToken);
  audit();
  await send('mutation ($token: String!) { verifyEmail(token: $token) }', { token: emailToken }, last);
  expect(audit()).toEqual([{ audit: 'email-change', user }]);

  await send('mutation { logOutEverywhere }', {}, last);
  expect(audit()).toEqual([{ audit: 'session-end', user, count: 1 }]);
  const { data } = await logInWith(password, newEmail);
  const final = { authorization: `Bearer ${(data as { logIn: { token: string } }).logIn.token}` };
  audit();
  await send('mutation ($password: String!) { deleteAccount(password: $password) }', { password }, final);
  expect(audit()).toEqual([{ audit: 'account-deletion', user }]);

  expect(all.length).toBeGreaterThanOrEqual(14);
  for (const secret of secrets) expect(all.join('').toLowerCase()).not.toContain(secret.toLowerCase());
});

test('Erasing records and resetting a history are audit lines', async () => {
  const { takeLog, takeAudit } = collectLog();
  const server = await startServerForTest({ takeLog, logLevel: 'info' });
  const { owner } = await addWithPassword(server);
  const { userId: user, keyId } = owner;
  const [record] = await owner.save(encryptedRecord());
  const ids = [record?.id];
  await owner.send('deleteHistoryRecords', { ids });
  takeAudit();
  for (let time = 1; time <= 2; time += 1) await owner.send('eraseHistoryRecords', { ids });
  expect(takeAudit()).toEqual([{ audit: 'history-erasure', user, count: 1 }]);
  const keys = [wrappedKey('PASSWORD'), wrappedKey('RECOVERY')];
  const input = { keyId, newKeyId: crypto.randomUUID(), keys, password };
  expect((await owner.send('resetHistory', { input })).errors).toBeUndefined();
  expect(takeAudit()).toEqual([{ audit: 'history-reset', user }]);
});

const google = collectLog();
describeGoogle(
  'Google logins are audit lines',
  ({ server, newPerson, logIn: logInBy }) => {
    test('for a new account, a login, a linked account and a failure', async () => {
      google.takeAudit();
      const person = newPerson();
      await logInBy(newBrowser(), person);
      await logInBy(newBrowser(), person);
      const { id: user } = await server().db.user.findFirstOrThrow({ orderBy: { id: 'desc' } });
      expect(google.lines.join('')).not.toContain(person);
      expect(google.takeAudit()).toEqual([
        { audit: 'sign-up', user, method: 'google' },
        { audit: 'log-in', user, method: 'google' },
      ]);

      const email = `${crypto.randomUUID()}@example.com`;
      await signUp(server().url, { email });
      const linked = await server().db.user.update({
        where: { email },
        data: { emailVerifiedAt: new Date() },
      });
      google.takeAudit();
      await logInBy(newBrowser(), newPerson({ email }));
      expect(google.takeAudit()).toEqual([
        { audit: 'google-link', user: linked.id },
        { audit: 'log-in', user: linked.id, method: 'google' },
      ]);

      await logInBy(newBrowser(), null);
      expect(google.takeAudit()).toEqual([{ audit: 'failed-log-in', user: null, method: 'google' }]);
    });
  },
  { takeLog: google.takeLog, logLevel: 'info' },
);

test('Audit lines are left out at level warn', async () => {
  const { lines, takeLog } = collectLog();
  const server = await startServerForTest({ takeLog, logLevel: 'warn' });
  await signUp(server.url);
  expect(lines).toEqual([]);
});
