import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRateLimits } from '../../server/src/guards/rate/rate-limits.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { countWrongPasswords, createKey, password, signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { readMails, waitForMail, waitForToken } from '../support/mailbox.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';

const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { email } }';
const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const me = '{ me { email } }';
const other = 'another horse entirely';

const newEmail = () => `${crypto.randomUUID()}@example.com`;
/** A random IP address, so that tests don't share a rate limit. */
const elsewhere = () => ({
  'x-forwarded-for': `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}::1`,
});

describeOnBoth('Passwords', (server) => {
  const send = (
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = elsewhere(),
  ) => postGraphql(server().url, query, variables, headers);
  const logInWith = (email: string, text: string) =>
    send(logIn, { input: { email, password: text, persistence: 'MEMORY' } });
  const resetToken = async (email: string, nth?: number) => {
    await send(request, { email });
    return await waitForToken(server().mailFolder, email, 'Set a new password', nth);
  };

  /** Sends another mail and waits for it, after which mails requested before have usually arrived, too. */
  const awaitLaterMail = async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    await resetToken(email);
  };

  test('A reset link sets a new password once, and ends every session and API key', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    const key = await createKey(server().url, { headers }, { boards: 'READ' });
    const client = connectGraphql(server().url, headers);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    const results = client.iterate({ query: 'subscription { me { email } }' });
    await results.next();
    results.next().catch(() => undefined);

    const token = await resetToken(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const mail = await waitForMail(server().mailFolder, email, 'Set a new password');
    expect(mail.text).toContain(`${server().url}/reset-password#token=${token}\n`);
    expect(await send(reset, { input: { token, password: other } })).toMatchObject({
      data: { resetPassword: true },
    });
    for (const ended of [headers, key.headers])
      expect((await send(me, {}, ended)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await closed).toMatchObject({ code: 4401 });
    expect((await logInWith(email, password)).errors?.[0]?.message).toBe('Invalid email or password');
    expect((await logInWith(email, other)).errors).toBeUndefined();
    const { emailVerifiedAt } = await server().db.user.findUniqueOrThrow({ where: { email } });
    expect(emailVerifiedAt).not.toBeNull();

    const again = await send(reset, { input: { token, password } });
    expect(again.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'token' } }]);
    await waitForMail(server().mailFolder, email, 'Your password was changed');
    await client.dispose();
  });

  test('Changing and resetting a password leave other accounts alone', async () => {
    const [email, bystander] = [newEmail(), newEmail()];
    await signUp(server().url, { email: bystander });
    await waitForMail(server().mailFolder, bystander, 'Confirm');
    const { user, identity, apiKey } = server().db;
    const where = { email: bystander };
    const { id: userId } = await user.findUniqueOrThrow({ where });
    const linked = { issuer: 'https://id.example.com', subject: bystander, userId, createdAt: new Date() };
    await identity.create({ data: linked });
    const key = { id: 'key', userId, name: 'Script', ending: 'beef', images: true, createdAt: new Date() };
    await apiKey.create({ data: key });
    const include = {
      credential: true,
      sessions: true,
      apiKeys: true,
      identities: true,
      mailTokens: true,
    } as const;
    const before = await user.findUniqueOrThrow({ where, include });
    const { headers } = await signUp(server().url, { email });
    const input = { currentPassword: password, newPassword: other };
    expect((await send(change, { input }, headers)).errors).toBeUndefined();
    const token = await resetToken(email);
    expect((await send(reset, { input: { token, password } })).errors).toBeUndefined();
    expect(await user.findUniqueOrThrow({ where, include })).toEqual(before);
  });

  test('One of 12 concurrent uses of a reset link succeeds', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    const token = await resetToken(email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(reset, { input: { token, password: `password number ${index}` } }),
      ),
    );
    const works = answers.flatMap(({ errors }, index) => (errors ? [] : [index]));
    expect(works).toHaveLength(1);
    for (const { errors } of answers) {
      if (errors) expect(errors).toMatchObject([{ extensions: { field: 'token' } }]);
    }
    expect((await logInWith(email, `password number ${works[0]}`)).errors).toBeUndefined();
  });

  test('Only the newest reset link works, and issuing a link deletes expired links', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    const older = await resetToken(email);
    const token = await resetToken(email, 2);
    const useless = await send(reset, { input: { token: older, password: other } });
    expect(useless.errors).toMatchObject([{ extensions: { field: 'token' } }]);
    const hash = createHash('sha256').update(token).digest('hex');
    await server().db.mailToken.update({ where: { hash }, data: { expiresAt: new Date() } });
    // Issuing the next link deletes expired links.
    await resetToken(email, 3);
    expect(await server().db.mailToken.count({ where: { hash } })).toBe(0);
  });

  test('Neither a stored token hash nor a link for another purpose sets a password', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    const verification = await waitForToken(server().mailFolder, email, 'Confirm');
    const token = await resetToken(email);
    const stored = await server().db.mailToken.findMany({ where: { email } });
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const text of [...stored.map(({ hash }) => hash), verification, '', '\0']) {
      const { errors } = await send(reset, { input: { token: text, password: other } });
      expect(errors).toMatchObject([{ extensions: { field: 'token' } }]);
    }
    for (const text of ['short', 'x'.repeat(257)]) {
      const bad = await send(reset, { input: { token, password: text } });
      expect(bad.errors).toMatchObject([{ extensions: { field: 'password' } }]);
    }
    expect((await send(reset, { input: { token, password: other } })).errors).toBeUndefined();
  });

  test('Requesting a reset for an unknown or invalid address gives the same response', async () => {
    const known = newEmail();
    await signUp(server().url, { email: known });
    const invalid = ['', 'nobody', 'a\0@example.com', `${'a'.repeat(400)}@example.com`];
    for (const email of [known, newEmail(), ...invalid]) {
      expect(await send(request, { email })).toEqual({ status: 200, data: { requestPasswordReset: true } });
    }
  });

  test('Sends one mailbox five reset mails an hour, and accepts 30 requests an hour from one address', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    for (let i = 0; i < 7; i += 1) {
      expect((await send(request, { email })).data).toEqual({ requestPasswordReset: true });
    }
    // Five resets, and the mail at sign-up, which is counted separately.
    await expect.poll(() => readMails(server().mailFolder, email)).toHaveLength(6);
    await awaitLaterMail();
    expect(readMails(server().mailFolder, email)).toHaveLength(6);
    const headers = elsewhere();
    const codes: unknown[] = [];
    for (let i = 0; i < 31; i += 1) {
      const { errors } = await send(request, { email: newEmail() }, headers);
      codes.push(errors?.[0]?.extensions?.['code']);
    }
    expect(codes.filter(Boolean)).toEqual(['RATE_LIMITED']);
  });

  test('Changing a password ends every other session and voids open reset links', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    const second = await logInWith(email, password);
    await send(verify, { token: await waitForToken(server().mailFolder, email, 'Confirm') });
    const token = await resetToken(email);
    const wrong = { input: { currentPassword: 'incorrect horse', newPassword: other } };
    expect((await send(change, wrong, headers)).errors).toMatchObject([
      { extensions: { code: 'INVALID_CREDENTIALS', field: 'currentPassword' } },
    ]);
    for (const newPassword of ['short', 'x'.repeat(257)]) {
      const bad = { input: { currentPassword: password, newPassword } };
      expect((await send(change, bad, headers)).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', field: 'newPassword' } },
      ]);
    }
    const right = { input: { currentPassword: password, newPassword: other } };
    expect((await send(change, right)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await send(change, right, headers)).data).toEqual({ changePassword: { email } });

    expect((await send(me, {}, headers)).data).toEqual({ me: { email } });
    expect(await server().db.session.count({ where: { user: { email } } })).toBe(1);
    expect(second.errors).toBeUndefined();
    expect((await send(reset, { input: { token, password } })).errors).toMatchObject([
      { extensions: { field: 'token' } },
    ]);
    expect((await logInWith(email, other)).errors).toBeUndefined();
    await waitForMail(server().mailFolder, email, 'Your password was changed');
  });

  test('A password change voids a reset that was requested before and is not mailed yet', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    const { id: userId } = await server().db.user.findUniqueOrThrow({ where: { email } });
    // The change seems to come after the request, whose link is mailed soon.
    const changedAt = new Date(Date.now() + 60_000);
    await server().db.credential.update({ where: { userId }, data: { changedAt } });
    await send(request, { email });
    await awaitLaterMail();
    // The mail at sign-up.
    expect(readMails(server().mailFolder, email)).toHaveLength(1);
    expect(await server().db.mailToken.count({ where: { userId, purpose: 'RESET_PASSWORD' } })).toBe(0);
  });

  test('No session opened with the old password survives a password change', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    let [current, next] = [password, other];
    for (let round = 0; round < 5; round += 1) {
      const attempts = Array.from({ length: 4 }, async (_, index) => {
        await delay(index * 8);
        return await logInWith(email, current);
      });
      await delay(round * 6);
      const input = { currentPassword: current, newPassword: next };
      expect((await send(change, { input }, { ...headers, ...elsewhere() })).errors).toBeUndefined();
      await Promise.all(attempts);
      expect(await server().db.session.count({ where: { user: { email } } })).toBe(1);
      [current, next] = [next, current];
    }
  });

  test('A reset lifts the block that wrong guesses at the old password caused', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    const address = '192.0.2.1';
    const from = { 'x-forwarded-for': address };
    const logInFrom = (text: string) =>
      send(logIn, { input: { email, password: text, persistence: 'MEMORY' } }, from);
    await countWrongPasswords(server().db, { address, email }, 10);
    expect((await logInFrom(password)).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    const token = await resetToken(email);
    expect((await send(reset, { input: { token, password: other } }, from)).errors).toBeUndefined();
    expect((await logInFrom(other)).errors).toBeUndefined();
  });

  test('Reset mails do not use up the limit on confirmation mails', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    for (let i = 0; i < 6; i += 1) await send(request, { email });
    await waitForMail(server().mailFolder, email, 'Set a new password', 5);
    await awaitLaterMail();
    const resend = 'mutation { sendEmailVerification }';
    expect((await send(resend, {}, headers)).data).toEqual({ sendEmailVerification: true });
  });

  test('An unconfirmed address gets no notices of password changes', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    await waitForMail(server().mailFolder, email, 'Confirm');
    let [current, next] = [password, other];
    const { id } = await server().db.user.findUniqueOrThrow({ where: { email } });
    const limits = createRateLimits(server().db, systemClock);
    for (let i = 0; i < 8; i += 1) await limits.count(['password-change', id]);
    const codes: unknown[] = [];
    for (let i = 0; i < 4; i += 1) {
      const input = { currentPassword: current, newPassword: next };
      const { errors } = await send(change, { input }, headers);
      codes.push(errors?.[0]?.extensions?.['code']);
      if (!errors) [current, next] = [next, current];
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    await awaitLaterMail();
    expect(readMails(server().mailFolder, email)).toHaveLength(1);
  });

  test('One link of several concurrent reset requests works', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    await Promise.all(Array.from({ length: 5 }, () => send(request, { email })));
    await expect.poll(() => readMails(server().mailFolder, email).length).toBe(6);
    const where = { email, purpose: 'RESET_PASSWORD' } as const;
    expect(await server().db.mailToken.count({ where })).toBe(1);
  });

  test('Concurrent reset, confirmation and account deletion cause no server error', async () => {
    for (let round = 0; round < 4; round += 1) {
      const email = newEmail();
      const { headers } = await signUp(server().url, { email });
      const verification = await waitForToken(server().mailFolder, email, 'Confirm');
      const token = await resetToken(email);
      const from = { ...headers, ...elsewhere() };
      const answers = await Promise.all([
        send(reset, { input: { token, password: other } }),
        delay(round * 8).then(() => send(verify, { token: verification })),
        ...(round % 2 === 0
          ? []
          : [
              send(`mutation { deleteAccount(password: "${password}") }`, {}, from),
              delay(round * 8).then(() => send('mutation { unlock(feature: VCARD) { id } }', {}, from)),
              delay(round * 10).then(() =>
                send('mutation { updateAccount(input: { username: "Eve" }) { username } }', {}, from),
              ),
            ]),
      ]);
      const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.['code']);
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });

  test('Wrong guesses at the current password are rate limited', async () => {
    const { headers } = await signUp(server().url);
    const from = { ...headers, ...elsewhere() };
    const codes: unknown[] = [];
    for (let i = 0; i < 12; i += 1) {
      const input = { currentPassword: `guess number ${i}`, newPassword: other };
      codes.push((await send(change, { input }, from)).errors?.[0]?.extensions?.['code']);
    }
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  });

  test('An operation accepts at most one field that takes a password', async () => {
    const one = 'deleteAccount(password: "12345678")';
    const two = 'changePassword(input: { currentPassword: "a", newPassword: "12345678" }) { email }';
    const { errors } = await send(`mutation { a: ${one} b: ${two} }`);
    expect(errors?.[0]?.message).toBe('An operation has at most one field that takes a password.');
  });
});

test('The response to a reset request does not wait for any data of accounts, so its time reveals none', async () => {
  const server = await startApiServer({ databaseUrl: await createTestDatabase() });
  const known = newEmail();
  await signUp(server.url, { email: known });
  await server.db.$transaction(async (transaction) => {
    // Blocks even reads, so a response that looked for an account would not arrive before the transaction ends.
    await transaction.$executeRawUnsafe('LOCK TABLE "User", "MailToken" IN ACCESS EXCLUSIVE MODE');
    for (const email of [known, newEmail()]) {
      const { data } = await postGraphql(server.url, request, { email });
      expect(data).toEqual({ requestPasswordReset: true });
    }
  });
  await waitForMail(server.mailFolder, known, 'Set a new password');
  await server.close();
});
