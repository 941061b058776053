import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { readMails, waitForMail, waitForToken } from '../support/mailbox.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';

const verify = 'mutation ($token: String!) { verifyEmail(token: $token) }';
const resend = 'mutation { sendEmailVerification }';
const change = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }';
const newEmail = () => `${crypto.randomUUID()}@example.com`;

describeOnBoth('Mail', (server) => {
  const send = (query: string, variables: Record<string, unknown> = {}, headers = {}) =>
    postGraphql(server().url, query, variables, headers);
  const folder = () => server().mailFolder;
  const userWith = (email: string) => server().db.user.findUniqueOrThrow({ where: { email } });

  test('Sign-up mails a link that verifies the address once', async () => {
    const email = newEmail();
    await signUp(server().url, { email, username: 'Buy https://spam.example.com' });
    const mail = await waitForMail(folder(), email, 'Confirm your email address');
    expect(mail.text).toContain(`${server().url}/verify-email#token=${mail.token}\n`);
    expect(mail.text).not.toContain('spam');
    expect((await userWith(email)).emailVerifiedAt).toBeNull();
    expect((await send(verify, { token: mail.token })).data).toEqual({ verifyEmail: true });
    expect((await userWith(email)).emailVerifiedAt).not.toBeNull();
    for (const token of [mail.token, 'x', '']) {
      const { errors } = await send(verify, { token });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'token' } }]);
    }
  });

  test('Mail files are readable by their owner only', async () => {
    const email = newEmail();
    await signUp(server().url, { email });
    await waitForMail(folder(), email, 'Confirm');
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder())) {
      expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/);
      expect(statSync(join(folder(), name)).mode & 0o777).toBe(0o600);
    }
  });

  test('Only the newest verification link works', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    const first = await waitForToken(folder(), email, 'Confirm');
    expect((await send(resend, {}, headers)).data).toEqual({ sendEmailVerification: true });
    const second = await waitForToken(folder(), email, 'Confirm', 2);
    expect((await send(verify, { token: first })).errors).toHaveLength(1);
    expect((await send(verify, { token: second })).data).toEqual({ verifyEmail: true });
    expect((await send(resend, {}, headers)).data).toEqual({ sendEmailVerification: false });
    expect((await send(resend)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  test('Sends one mailbox five links an hour', async () => {
    const { headers } = await signUp(server().url);
    const codes: unknown[] = [];
    for (let i = 0; i < 5; i += 1) {
      codes.push((await send(resend, {}, headers)).errors?.[0]?.extensions?.['code']);
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
  });

  test('A change waits on while the current address is confirmed', async () => {
    const [email, wanted] = [newEmail(), newEmail()];
    const { headers } = await signUp(server().url, { email });
    await send(change, { input: { email: wanted, password } }, headers);
    const token = await waitForToken(folder(), wanted, 'Confirm');
    await send(resend, {}, headers);
    await send(verify, { token: await waitForToken(folder(), email, 'Confirm') });
    expect((await send(verify, { token })).data).toEqual({ verifyEmail: true });
    expect((await userWith(wanted)).emailVerifiedAt).not.toBeNull();
  });

  test('Confirming a new address updates every client and notifies the old address', async () => {
    const [email, wanted] = [newEmail(), newEmail()];
    const { headers } = await signUp(server().url, { email });
    await send(verify, { token: await waitForToken(folder(), email, 'Confirm') });
    const verifiedAt = (await userWith(email)).emailVerifiedAt;
    const input = { email: wanted.toUpperCase(), password };
    expect((await send(change, { input }, headers)).data).toEqual({ requestEmailChange: { email } });
    const token = await waitForToken(folder(), wanted, 'Confirm');
    const request = await waitForMail(folder(), email, 'A change of your email address was requested');
    expect(request.text).toContain(`${server().url}/account#email`);
    expect(request.text).not.toContain(wanted);
    expect((await userWith(email)).emailVerifiedAt).toEqual(verifiedAt);

    const client = connectGraphql(server().url, headers);
    const results = client.iterate({ query: 'subscription { me { email } }' });
    expect((await results.next()).value).toEqual({ data: { me: { email } } });
    expect((await send(verify, { token })).data).toEqual({ verifyEmail: true });
    expect((await results.next()).value).toEqual({ data: { me: { email: wanted } } });
    await client.dispose();
    expect((await userWith(wanted)).emailVerifiedAt).not.toBeNull();
    const notice = await waitForMail(folder(), email, 'Your email address was changed');
    expect(notice.text).not.toContain(wanted);
    expect(readMails(folder(), wanted)).toHaveLength(1);
  });

  test('Changing the address requires the password and a valid address', async () => {
    const email = newEmail();
    const { headers } = await signUp(server().url, { email });
    const fieldOf = async (input: Record<string, string>) =>
      (await send(change, { input }, headers)).errors?.[0]?.extensions?.['field'];
    const strange = [
      'nobody',
      'a\0@example.com',
      'a\ud800@example.com',
      'a@example.com\r\nBcc: b@example.com',
    ];
    for (const text of strange) expect(await fieldOf({ email: text, password })).toBe('email');
    expect(await fieldOf({ email: newEmail(), password: 'incorrect horse' })).toBe('password');
    await send(verify, { token: await waitForToken(folder(), email, 'Confirm') });
    expect(await fieldOf({ email, password })).toBe('email');
  });

  test('A change of address that waits can be read, sent again and cancelled', async () => {
    const [email, wanted] = [newEmail(), newEmail()];
    const { headers } = await signUp(server().url, { email });
    const waiting = async () => (await send('{ me { emailChange { email expiresAt } } }', {}, headers)).data;
    const again = () => send('mutation { resendEmailChange { emailChange { email } } }', {}, headers);
    const notFound = [{ extensions: { code: 'NOT_FOUND' } }];
    await waitForToken(folder(), email, 'Confirm');
    expect(await waiting()).toEqual({ me: { emailChange: null } });
    expect((await again()).errors).toMatchObject(notFound);
    await send(change, { input: { email: wanted, password } }, headers);
    expect(await waiting()).toEqual({
      me: { emailChange: { email: wanted, expiresAt: expect.any(String) } },
    });
    // The user never confirmed this address, so it gets no notice.
    expect(readMails(folder(), email)).toHaveLength(1);
    const first = await waitForToken(folder(), wanted, 'Confirm');

    expect((await again()).data).toEqual({ resendEmailChange: { emailChange: { email: wanted } } });
    const second = await waitForToken(folder(), wanted, 'Confirm', 2);
    expect((await send(verify, { token: first })).errors).toMatchObject([{ extensions: { field: 'token' } }]);
    const cancel = 'mutation { cancelEmailChange { emailChange { email } } }';
    expect((await send(cancel, {}, headers)).data).toEqual({ cancelEmailChange: { emailChange: null } });
    expect((await send(verify, { token: second })).errors).toMatchObject([
      { extensions: { field: 'token' } },
    ]);
    expect((await again()).errors).toMatchObject(notFound);
  });

  test('A password change voids an open change of address', async () => {
    const [email, wanted] = [newEmail(), newEmail()];
    const { headers } = await signUp(server().url, { email });
    await waitForMail(folder(), email, 'Confirm');
    await send(change, { input: { email: wanted, password } }, headers);
    const changePassword =
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { email } }';
    const input = { currentPassword: password, newPassword: 'another horse entirely' };
    expect((await send(changePassword, { input }, headers)).errors).toBeUndefined();
    // This link is requested later, so the voided one would have been issued before.
    const later = newEmail();
    const { headers: laterHeaders } = await signUp(server().url, { email: newEmail() });
    await send(change, { input: { email: later, password } }, laterHeaders);
    await waitForToken(folder(), later, 'Confirm');
    expect(await server().db.mailToken.count({ where: { email: wanted } })).toBe(0);
  });

  test('A change to an address that was taken in the meantime fails', async () => {
    const [email, wanted] = [newEmail(), newEmail()];
    const { headers } = await signUp(server().url, { email });
    await send(change, { input: { email: wanted, password } }, headers);
    const token = await waitForToken(folder(), wanted, 'Confirm');
    await signUp(server().url, { email: wanted });
    const { errors } = await send(verify, { token });
    expect(errors).toMatchObject([
      {
        message: 'Another account has this email address.',
        extensions: { code: 'BAD_USER_INPUT', field: 'token' },
      },
    ]);
    expect((await userWith(wanted)).emailVerifiedAt).toBeNull();
    expect((await userWith(email)).email).toBe(email);
  });
});

let smtp: TestSmtp;
let server: ApiServer;

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startApiServer({ smtpUrl: smtp.url });
});

afterAll(async () => {
  await server?.close();
  await smtp?.close();
});

test('Sends mail over SMTP as plain text and HTML', async () => {
  const email = newEmail();
  await signUp(server.url, { email });
  await expect.poll(() => smtp.received.length).toBe(1);
  const [mail] = smtp.received;
  expect(mail).toMatchObject({ from: 'no-reply@example.com', to: [email] });
  expect(mail?.message).toMatch(/^Subject: .*Confirm/m);
  expect(mail?.message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail?.message).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(mail?.message).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
  const text = mail?.message.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const token = /\/verify-email#token=([\w-]{43})\r$/m.exec(text)?.[1];
  expect((await postGraphql(server.url, verify, { token })).data).toEqual({ verifyEmail: true });
});

test('A mail that the SMTP server rejects does not fail the request', async () => {
  const { data } = await postGraphql(
    server.url,
    'mutation ($input: SignUpInput!) { signUp(input: $input) { user { tokens } } }',
    { input: { username: 'Ada', email: 'refused@example.com', password, persistence: 'MEMORY' } },
  );
  expect(data).toEqual({ signUp: { user: { tokens: 5 } } });
});
