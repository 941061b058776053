import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { readMails, waitForMail, waitForToken } from '../support/mailbox.ts';
import { describeOnBoth } from '../support/on-both.ts';

const request = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { email } }';
const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const me = '{ me { email } }';
const other = 'another horse entirely';

const newEmail = () => `${crypto.randomUUID()}@example.com`;
/** A network address of a test's own, so that no test uses up another's attempts. */
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

  test('A link that was mailed sets a new password, once, and ends every session', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
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
    expect((await send(me, {}, headers)).data).toEqual({ me: null });
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

  test('Of 50 uses of a link at once, one works', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    const token = await resetToken(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
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

  test('A link works for an hour, and only the newest', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    const older = await resetToken(email);
    const token = await resetToken(email, 2);
    const useless = await send(reset, { input: { token: older, password: other } });
    expect(useless.errors).toMatchObject([{ extensions: { field: 'token' } }]);
    const hash = createHash('sha256').update(token).digest('hex');
    const { expiresAt } = await server().db.mailToken.findUniqueOrThrow({ where: { hash } });
    expect(Math.abs(expiresAt.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000);
    await server().db.mailToken.update({ where: { hash }, data: { expiresAt: new Date() } });
    const late = await send(reset, { input: { token, password: other } });
    expect(late.errors).toMatchObject([{ extensions: { field: 'token' } }]);
    // The next one that is made sweeps it away.
    await resetToken(email, 3);
    expect(await server().db.mailToken.count({ where: { hash } })).toBe(0);
  });

  test('What the database holds of a link sets no password, and a link of another kind neither', async () => {
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

  test('Asking for an unknown address looks the same, in words and in time', async () => {
    const known = newEmail();
    await signUp(server().url, { email: known });
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 10; i += 1) {
      for (const [kind, email] of [
        ['known', known],
        ['unknown', newEmail()],
      ] as const) {
        const start = performance.now();
        const answer = await send(request, { email });
        times[kind]?.push(performance.now() - start);
        expect(answer).toEqual({ status: 200, data: { requestPasswordReset: true } });
      }
    }
    // Whatever depends on the address is done later than this, so no answer can have waited for it.
    const median = (list: number[] = []) => list.toSorted((a, b) => a - b)[5] ?? 0;
    expect(Math.abs(median(times['known']) - median(times['unknown']))).toBeLessThan(30);
    for (const email of ['', 'nobody', 'a\0@example.com', `${'a'.repeat(5_000)}@example.com`]) {
      expect((await send(request, { email })).data).toEqual({ requestPasswordReset: true });
    }
  });

  test('One mailbox gets five mails an hour, without a word, and one address asks for thirty', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    for (let i = 0; i < 7; i += 1) {
      expect((await send(request, { email })).data).toEqual({ requestPasswordReset: true });
    }
    await delay(500);
    // And the one at sign-up, which has a count of its own.
    expect(readMails(server().mailFolder, email)).toHaveLength(6);
    const headers = elsewhere();
    const codes: unknown[] = [];
    for (let i = 0; i < 31; i += 1) {
      const { errors } = await send(request, { email: newEmail() }, headers);
      codes.push(errors?.[0]?.extensions?.['code']);
    }
    expect(codes.filter(Boolean)).toEqual(['RATE_LIMITED']);
  });

  test('Changing a password ends every other session, and the links that were under way', async () => {
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

  test('No session that the old password was good for outlives a new one', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    let [current, next] = [password, other];
    for (let round = 0; round < 10; round += 1) {
      const attempts = Array.from({ length: 4 }, async (_, index) => {
        await delay(index * 8);
        return await logInWith(email, current);
      });
      await delay(round * 3);
      const input = { currentPassword: current, newPassword: next };
      expect((await send(change, { input }, { ...headers, ...elsewhere() })).errors).toBeUndefined();
      await Promise.all(attempts);
      expect(await server().db.session.count({ where: { user: { email } } })).toBe(1);
      [current, next] = [next, current];
    }
  });

  test('Whoever has set a new password by a link gets in where they guessed at the old one', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    const from = elsewhere();
    const logInFrom = (text: string) =>
      send(logIn, { input: { email, password: text, persistence: 'MEMORY' } }, from);
    for (let i = 0; i < 11; i += 1) await logInFrom('incorrect horse');
    expect((await logInFrom(password)).errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    const token = await resetToken(email);
    expect((await send(reset, { input: { token, password: other } }, from)).errors).toBeUndefined();
    expect((await logInFrom(other)).errors).toBeUndefined();
  });

  test('Resets that strangers ask for keep nobody from confirming their address', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    for (let i = 0; i < 6; i += 1) await send(request, { email });
    await delay(300);
    const resend = 'mutation { sendEmailVerification }';
    expect((await send(resend, {}, headers)).data).toEqual({ sendEmailVerification: true });
  });

  test('Whoever signs up with an address that is not theirs fills no mailbox with notices', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    await waitForMail(server().mailFolder, email, 'Confirm');
    let [current, next] = [password, other];
    const codes: unknown[] = [];
    for (let i = 0; i < 12; i += 1) {
      const input = { currentPassword: current, newPassword: next };
      const { errors } = await send(change, { input }, headers);
      codes.push(errors?.[0]?.extensions?.['code']);
      if (!errors) [current, next] = [next, current];
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
    await delay(300);
    expect(readMails(server().mailFolder, email)).toHaveLength(1);
  });

  test('Of many resets asked for at once one link works', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    await Promise.all(Array.from({ length: 5 }, () => send(request, { email })));
    await expect.poll(() => readMails(server().mailFolder, email).length, { timeout: 10_000 }).toBe(6);
    const where = { email, purpose: 'RESET_PASSWORD' } as const;
    expect(await server().db.mailToken.count({ where })).toBe(1);
  });

  test('A reset and a confirmation at once, or a deletion, are nobody’s fault', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = newEmail();
      const { headers } = await signUp(server().url, { email });
      const verification = await waitForToken(server().mailFolder, email, 'Confirm');
      const token = await resetToken(email);
      const from = { ...headers, ...elsewhere() };
      const answers = await Promise.all([
        send(reset, { input: { token, password: other } }),
        delay(round * 4).then(() => send(verify, { token: verification })),
        ...(round % 2 === 0
          ? []
          : [
              send(`mutation { deleteAccount(password: "${password}") }`, {}, from),
              delay(round * 4).then(() => send('mutation { unlock(feature: VCARD) { id } }', {}, from)),
              delay(round * 5).then(() =>
                send('mutation { updateAccount(input: { username: "Eve" }) { username } }', {}, from),
              ),
            ]),
      ]);
      const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.['code']);
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });

  test('Guesses at the present password are throttled', async () => {
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

  test('An operation takes one password, whichever field takes it', async () => {
    const one = 'deleteAccount(password: "12345678")';
    const two = 'changePassword(input: { currentPassword: "a", newPassword: "12345678" }) { email }';
    const { errors } = await send(`mutation { a: ${one} b: ${two} }`);
    expect(errors?.[0]?.message).toBe('An operation has at most one field that takes a password.');
  });
});
