import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpiredMessages, listMessages } from '../../server/src/modules/contact/messages.ts';
import { schema } from '../../server/src/transports/graphql/schema/index.ts';
import { signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { startProcess } from '../support/server-process.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const mutation = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }';
const operator = 'help@example.com';
const good = { name: 'Ada', email: 'ada@example.com', topic: 'QUESTION', message: 'How large is a code?' };
const day = 24 * 60 * 60_000;

let visitors = 0;
/** A sender with an IP address, and so a rate limit, of its own. */
const newVisitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': `198.51.100.${visitors}` };
};

let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await startSmtp();
});

afterAll(() => smtp?.close());

/** Waits for the mail whose text contains these words, which must be unique to the test. */
async function mailWith(words: string): Promise<string> {
  const find = () => smtp.received.find(({ message }) => message.includes(words));
  await expect.poll(find).toBeDefined();
  const mail = find();
  expect(mail).toMatchObject({ from: 'no-reply@example.com', to: [operator] });
  return mail?.message ?? '';
}

describeOnBoth(
  'Contact',
  (server) => {
    const send = (input: Record<string, unknown>, headers: Record<string, string> = newVisitor()) =>
      postGraphql(server().url, mutation, { input: { ...good, ...input } }, headers);
    const stored = (email: string) => server().db.contactMessage.findMany({ where: { email } });
    const newEmail = () => `${crypto.randomUUID()}@example.com`;

    test('Stores a message and mails it to the operator with the sender as Reply-To', async () => {
      const email = newEmail();
      const message = 'How large is a code?\r\n\r\n<b>Is it sharp</b>?\r\n';
      expect(await send({ email: email.toUpperCase(), name: ' Ada 🐤 ', message })).toEqual({
        status: 200,
        data: { sendContactMessage: true },
      });
      expect(await stored(email)).toMatchObject([
        {
          name: 'Ada 🐤',
          email,
          topic: 'QUESTION',
          message: 'How large is a code?\n\n<b>Is it sharp</b>?',
          userId: null,
          createdAt: expect.any(Date),
        },
      ]);
      const mail = await mailWith(email);
      expect(mail).toMatch(new RegExp(`^Reply-To: <?${email}>?\r$`, 'm'));
      expect(mail).toMatch(/^Subject: .*Contact_form.*a_question/m);
      expect(mail).toContain('&lt;b&gt;Is it sharp&lt;/b&gt;?');
    });

    test('Links a message to the account of a logged-in sender', async () => {
      const email = newEmail();
      const { headers } = await signUp(server().url, { email });
      const { id } = await server().db.user.findUniqueOrThrow({ where: { email } });
      expect((await send({ email }, { ...newVisitor(), ...headers })).errors).toBeUndefined();
      expect(await stored(email)).toMatchObject([{ userId: id }]);
      const { data } = await postGraphql(server().url, '{ myData }', {}, headers);
      expect(data).toMatchObject({ myData: { contactMessages: [{ message: good.message }] } });
    });

    test('Discards a message with a filled honeypot field, and answers as usual', async () => {
      const email = newEmail();
      expect(await send({ email, website: 'https://spam.example.com' })).toEqual({
        status: 200,
        data: { sendContactMessage: true },
      });
      const after = newEmail();
      await send({ email: after, website: '' });
      await mailWith(after);
      expect(await stored(email)).toEqual([]);
      expect(smtp.received.filter(({ message }) => message.includes(email))).toEqual([]);
    });

    test.each([
      ['a name with another header', { name: 'Ada\r\nBcc: eve@example.com' }, 'name'],
      ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
      ['no name', { name: ' \u200b ' }, 'name'],
      ['an address with another header', { email: 'ada@example.com\nBcc: eve@example.com' }, 'email'],
      ['two addresses', { email: 'ada@example.com,eve@example.com' }, 'email'],
      ['an address in angle brackets', { email: '<ada@example.com>' }, 'email'],
      ['an address with NUL', { email: 'a\0@example.com' }, 'email'],
      ['an unknown topic', { topic: 'SPAM' }, 'topic'],
      ['no message', { message: '\r\n\t \0' }, 'message'],
      ['too short a message', { message: 'Hi there!' }, 'message'],
      ['too long a message', { message: 'x'.repeat(5_001) }, 'message'],
      ['a message that is a number', { message: 12_345_678_910 }, 'message'],
      ['something besides', { id: 'x' }, 'id'],
    ])('Rejects %s at its field', async (_name, input, field) => {
      const { errors, data } = await send(input);
      expect(data ?? null).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
      expect(await server().db.contactMessage.count({ where: { message: { contains: 'Bcc' } } })).toBe(0);
    });

    test('Removes invisible characters, and line breaks cannot add mail headers', async () => {
      const email = newEmail();
      const message = `Subject: hello\r\nBcc: eve@example.com\r\n.\r\nQUIT\x1b[2J\0 of \ud800${email}`;
      expect((await send({ email, message })).errors).toBeUndefined();
      const [row] = await stored(email);
      expect(row?.message).toBe(`Subject: hello\nBcc: eve@example.com\n.\nQUIT[2J of ${email}`);
      const mail = await mailWith(email);
      const [head = ''] = mail.split('\r\n\r\n');
      expect(head).not.toMatch(/eve@example\.com|hello/);
    });

    test('Accepts five valid messages an hour from each IP address', async () => {
      const visitor = newVisitor();
      const codes: unknown[] = [];
      for (let i = 0; i < 6; i += 1) {
        await send({ message: 'short' }, visitor);
        codes.push((await send({}, visitor)).errors?.[0]?.extensions?.['code']);
      }
      expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
      const { errors } = await send({}, visitor);
      expect(errors).toMatchObject([
        {
          message: 'Too many attempts. Try again in 60 minutes.',
          extensions: { retryAfter: expect.any(Number) },
        },
      ]);
      expect((await send({})).errors).toBeUndefined();
    });

    test('Deletes a message after a year and not before', async () => {
      const { db } = server();
      const email = newEmail();
      for (const days of [366, 364.5, 363]) {
        const createdAt = new Date(Date.now() - days * day);
        await db.contactMessage.create({
          data: { name: 'Ada', email, topic: 'OTHER', message: `${days} days`, createdAt },
        });
      }
      await deleteExpiredMessages(db, Date.now());
      expect(await stored(email)).toMatchObject([{ message: '363 days' }]);
    });

    test('Lists messages newest first, and a message cannot imitate the start of another', async () => {
      const { db } = server();
      await db.contactMessage.deleteMany();
      expect(await listMessages(db, 5)).toBe('No messages.\n');
      for (const [minute, message] of [
        'The first one.',
        'Hello\n\n2000-01-01  IDEA  Eve',
        'The last one.',
      ].entries()) {
        const createdAt = new Date(Date.UTC(2026, 10, 21, 9, minute));
        await db.contactMessage.create({
          data: { name: 'Ada', email: 'ada@example.com', topic: 'IDEA', message, createdAt },
        });
      }
      expect(await listMessages(db, 2)).toBe(`2026-11-21T09:02:00.000Z  IDEA  Ada <ada@example.com>

    The last one.

2026-11-21T09:01:00.000Z  IDEA  Ada <ada@example.com>

    Hello

    2000-01-01  IDEA  Eve

The newest 2 of 3 messages.
`);
    });
  },
  () => ({ smtpUrl: smtp.url, contactTo: operator }),
);

test('No field of the API returns contact messages', () => {
  const names = Object.keys(schema.getTypeMap()).filter((name) => /contact|message/i.test(name));
  expect(names.sort()).toEqual(['ContactMessageInput', 'ContactTopic']);
  for (const root of [schema.getQueryType(), schema.getSubscriptionType()]) {
    expect(Object.keys(root?.getFields() ?? {}).filter((name) => /contact|message/i.test(name))).toEqual([]);
  }
});

test('Without SMTP a message is only stored, and `pnpm messages` prints it while the server runs', async () => {
  const folder = await createTempFolder();
  const databaseUrl = `file:${join(folder.path, 'messages.db')}`;
  const print = async (url: string, ...args: string[]) => {
    const { ended, stdout, stderr } = startProcess('server/dist/messages.js', { DATABASE_URL: url }, args);
    return [await ended, stdout(), stderr()];
  };
  let server: ApiServer | undefined;
  try {
    expect(await print(databaseUrl)).toEqual([1, '', expect.stringContaining('There is no database file')]);
    server = await startApiServer({ databaseUrl });
    await postGraphql(server.url, mutation, { input: good });
    expect(await print(databaseUrl, '10')).toEqual([0, expect.stringContaining(good.message), '']);
    expect(await print(databaseUrl, 'all')).toEqual([1, '', 'Not a number of messages: all\n']);
    expect(existsSync(server.mailFolder)).toBe(false);
  } finally {
    await server?.close();
    await folder.remove();
  }
});
