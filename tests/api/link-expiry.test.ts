import { expect, test } from 'vitest';
import {
  issueMailToken,
  requireMailToken,
  spendMailToken,
} from '../../server/src/modules/accounts/mail-token.ts';
import { signUp } from '../support/accounts.ts';
import { openDatabaseForTest, startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { waitForToken } from '../support/mailbox.ts';
import { createTestClock } from '../support/test-clock.ts';

const hour = 60 * 60_000;
const email = 'ada@example.com';
const expired = [
  {
    message: 'This link has expired or was used before. Request a new one.',
    extensions: { code: 'BAD_USER_INPUT', field: 'token' },
  },
];

/** Starts a server with an account, whose address isn't confirmed yet. */
async function startWithAccount() {
  const clock = createTestClock();
  const server = await startServerForTest({ clock });
  const { headers } = await signUp(server.url, { email });
  const send = (query: string, variables: Record<string, unknown> = {}) =>
    postGraphql(server.url, query, variables, headers);
  return { clock, send, tokenOf: (subject: string) => waitForToken(server.mailFolder, email, subject) };
}

test.each([
  ['for a day', 24 * hour - 1, { data: { verifyEmail: true } }],
  ['no longer than a day', 24 * hour, { errors: expired }],
])('A link that confirms an address works %s', async (_time, age, answer) => {
  const { clock, send, tokenOf } = await startWithAccount();
  const token = await tokenOf('Confirm');
  clock.advance(age);
  expect(await send('mutation ($token: String!) { verifyEmail(token: $token) }', { token })).toMatchObject(
    answer,
  );
});

test.each([
  ['for an hour', hour - 1, { data: { resetPassword: true } }],
  ['no longer than an hour', hour, { errors: expired }],
])('A link that sets a password works %s', async (_time, age, answer) => {
  const { clock, send, tokenOf } = await startWithAccount();
  await send('mutation { requestPasswordReset(email: "ada@example.com") }');
  const token = await tokenOf('Set a new password');
  clock.advance(age);
  const input = { token, password: 'another horse entirely' };
  expect(
    await send('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input }),
  ).toMatchObject(answer);
});

test('A link that expires while its password is hashed is not spent', async () => {
  const db = await openDatabaseForTest();
  const { id: userId } = await db.user.create({ data: { username: 'Ada', email, createdAt: new Date(0) } });
  const purpose = 'RESET_PASSWORD';
  const token = await issueMailToken(db, { userId, purpose, email }, 0);
  const found = await requireMailToken(db, purpose, token, hour - 1);
  await expect(spendMailToken(db, found, hour)).rejects.toThrow('This link has expired');
  await spendMailToken(db, found, hour - 1);
});
