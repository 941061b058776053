import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailNotices } from '../../server/src/modules/notice-mails/notice-mails.ts';
import { unsubscribePath } from '../../server/src/modules/notice-mails/unsubscribe.ts';
import { openExisting } from '../../server/src/platform/database/database.ts';
import { createMailer } from '../../server/src/platform/mail/mailer.ts';
import { signUp } from '../support/accounts.ts';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { builtServer } from '../support/built-server.ts';
import { freePort } from '../support/free-port.ts';
import { connectGraphql, postGraphql } from '../support/graphql-client.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { type ReceivedMail, startSmtp } from '../support/smtp.ts';
import { createTempFolder } from '../support/temp-folder.ts';
import { createTestClock } from '../support/test-clock.ts';

const minute = 60_000;
const cards = 10;

describeOnBoth('Emails about notices', (server) => {
  /** Lets servers send the emails that are due. */
  async function mailFrom(smtpUrl: string, clock: ReturnType<typeof createTestClock>, servers = 1) {
    const { db, app, url } = server();
    const sending = Array.from({ length: servers }, async () => {
      const mailer = await createMailer({ smtpUrl, from: 'no-reply@example.com', folder: '', clock });
      const services = { db, mailer, publicUrl: url, log: app.log, clock };
      await mailNotices(services, new AbortController().signal);
      mailer.close();
    });
    await Promise.all(sending);
  }

  test('1,000 notices reach all members but removed ones while the SMTP server fails, is slow and dies', async () => {
    const { clock, members, remove } = await openBoard(server(), 100);
    const [removed, removedLater] = [members[0], members[1]].map((member) => member?.id ?? '');
    await remove(removed ?? '');
    let mails = 0;
    const smtp = await startSmtpForTest(async ({ to }) => {
      mails += 1;
      if (to[0]?.startsWith(removedLater ?? '')) return new Error('Try later');
      if (mails % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      if (mails % 7 === 0) return Object.assign(new Error('Try later'), { responseCode: 451 });
      return mails % 11 === 0 ? 'die' : null;
    });
    await mailFrom(smtp.url, clock, 2);
    expect(mails).toBe(0);
    for (let round = 0; round < 20; round += 1) {
      clock.advance(16 * minute);
      await mailFrom(smtp.url, clock, 2);
      if (round === 0) await remove(removedLater ?? '');
    }
    const before = smtp.received.length;
    clock.advance(24 * 60 * minute);
    await mailFrom(smtp.url, clock, 2);
    expect(smtp.received).toHaveLength(before);
    expect(before).toBeGreaterThan(98);
    expectEachMailed(members.slice(2), smtp.received);
    expect(smtp.received.filter(({ to }) => [removed, removedLater].includes(to[0]?.split('@')[0]))).toEqual(
      [],
    );
  }, 60_000);

  test('A server that dies while it sends leaves the email to another, which sends it with the same id', async () => {
    const { boardId, clock, members } = await openBoard(server(), 1);
    const { db, app, url } = server();
    clock.advance(16 * minute);
    const smtp = await startSmtpForTest();
    const mailer = await createMailer({ smtpUrl: smtp.url, from: 'a@example.com', folder: '', clock });
    onTestFinished(() => mailer.close());
    const dying = {
      ...mailer,
      send: async (...args: Parameters<typeof mailer.send>) => {
        await mailer.send(...args);
        await new Promise(() => undefined);
      },
    };
    const services = { db, mailer: dying, publicUrl: url, log: app.log, clock };
    void mailNotices(services, new AbortController().signal);
    await expect.poll(() => smtp.received.length).toBe(1);
    await mailFrom(smtp.url, clock);
    expect(smtp.received).toHaveLength(1);
    // A newer notice isn't in the repeated email, which a mail program may drop as a repetition.
    const accountId = members[0]?.id ?? '';
    const createdAt = new Date(clock.now() - 15 * minute + 1);
    const newer = {
      accountId,
      boardId,
      taskId: '1',
      kind: 'ASSIGNED',
      commentId: '',
      actorId: 'M0',
    } as const;
    await db.boardNotice.create({ data: { ...newer, createdAt } });
    clock.advance(10 * minute);
    await mailFrom(smtp.url, clock);
    const [first, again] = smtp.received;
    expect(smtp.received).toHaveLength(2);
    expect(messageIdOf(again)).toBe(messageIdOf(first));
    expect(textOf(again)).not.toContain('assigned');
    clock.advance(59 * minute);
    await mailFrom(smtp.url, clock);
    expect(smtp.received).toHaveLength(2);
    clock.advance(2 * minute);
    await mailFrom(smtp.url, clock);
    expect(textOf(smtp.received[2])).toContain('M0 assigned a card to you: #1');
    expect(textOf(smtp.received[2])).not.toContain('mentioned');
    expect(messageIdOf(smtp.received[2])).not.toBe(messageIdOf(first));
  });

  test('Gets no email: a user who read the notices, whose address is unconfirmed, or who turned emails off', async () => {
    const { clock, members } = await openBoard(server(), 3);
    const { db } = server();
    const [reader, unconfirmed, off] = members.map(({ id }) => id);
    await db.boardNotice.updateMany({ where: { accountId: reader ?? '' }, data: { readAt: new Date() } });
    await db.user.updateMany({ where: { id: unconfirmed ?? '' }, data: { emailVerifiedAt: null } });
    await db.user.updateMany({ where: { id: off ?? '' }, data: { noticeEmails: false } });
    clock.advance(16 * minute);
    const smtp = await startSmtpForTest();
    await mailFrom(smtp.url, clock);
    expect(smtp.received).toEqual([]);
  });

  test('Gets an email without the notices of cards that the user has opened', async () => {
    const { url, db } = server();
    const { boardId, clock, owner } = await openBoard(server(), 1);
    const { email } = await db.user.update({
      where: { id: owner.id },
      data: { emailVerifiedAt: new Date(clock.now()) },
    });
    await db.boardNotice.updateMany({ where: { boardId }, data: { accountId: owner.id } });
    const open = async (card: number) => {
      const mark = `mutation { markCardNoticesRead(boardId: "${boardId}", taskId: "${card}") { id } }`;
      expect((await postGraphql(url, mark, {}, owner.headers)).errors).toBeUndefined();
    };
    clock.advance(14 * minute);
    for (let card = 2; card <= cards; card += 1) await open(card);
    clock.advance(2 * minute);
    const smtp = await startSmtpForTest();
    await mailFrom(smtp.url, clock);
    expect(smtp.received.map(({ to }) => to)).toEqual([[email]]);
    expect(textOf(smtp.received[0])).toContain('#1 ');
    expect(textOf(smtp.received[0])).not.toContain('#2 ');
    await db.boardNotice.updateMany({
      where: { boardId },
      data: { createdAt: new Date(clock.now()), readAt: null },
    });
    for (let card = 1; card <= cards; card += 1) await open(card);
    clock.advance(2 * 60 * minute);
    await mailFrom(smtp.url, clock);
    expect(smtp.received).toHaveLength(1);
  });

  test('One click turns the emails off without a login, and opening the link does not', async () => {
    const { clock, members } = await openBoard(server(), 1);
    const { db } = server();
    clock.advance(16 * minute);
    const smtp = await startSmtpForTest();
    await mailFrom(smtp.url, clock);
    const message = smtp.received[0]?.message.replaceAll('\r\n ', ' ') ?? '';
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(message).toContain('Fix &lt;b&gt; 1.');
    const link = /^List-Unsubscribe: <(.*)>\r$/m.exec(message)?.[1] ?? '';
    const isOn = async () =>
      (await db.user.findUnique({ where: { id: members[0]?.id ?? '' } }))?.noticeEmails;

    const page = await fetch(link);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await page.text()).toContain('<form method="post"><button>Turn off emails</button></form>');
    expect(await isOn()).toBe(true);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(link.slice(0, -1), { method: 'POST', body })).status).toBe(404);
    expect(await isOn()).toBe(true);
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect(await isOn()).toBe(false);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(link, { method: 'POST', body: form })).status).toBe(200);
    const long = new URLSearchParams({ 'List-Unsubscribe': 'x'.repeat(2_048) });
    expect((await fetch(link, { method: 'POST', body: long })).status).toBe(413);
  });

  test('A logged-in user turns the emails off and on, and the account page of another device shows it', async () => {
    const { url, db } = server();
    const email = `${crypto.randomUUID()}@example.com`;
    const { headers } = await signUp(url, { email });
    const change = 'mutation ($on: Boolean) { updateAccount(input: { noticeEmails: $on }) { noticeEmails } }';
    for (const [on, becomes] of [
      [false, false],
      [null, false],
      [true, true],
    ]) {
      const { data } = await postGraphql(url, change, { on }, headers);
      expect(data).toEqual({ updateAccount: { noticeEmails: becomes } });
    }
    const client = connectGraphql(url, headers);
    const results = client.iterate({ query: 'subscription { me { noticeEmails } }' });
    expect((await results.next()).value?.data).toEqual({ me: { noticeEmails: true } });
    const { unsubscribeToken } = await db.user.findUniqueOrThrow({ where: { email } });
    await fetch(url + unsubscribePath(unsubscribeToken), { method: 'POST' });
    expect((await results.next()).value?.data).toEqual({ me: { noticeEmails: false } });
    await client.dispose();
  });
});

test.each([
  ['SQLite', async (folder: string) => `file:${join(folder, 'test.db')}`],
  ['Postgres', createTestDatabase],
])(
  'A server on %s that is killed while it sends loses no email, and repeats one only with its id',
  async (_, createDatabase) => {
    const folder = await createTempFolder();
    onTestFinished(() => folder.remove());
    const databaseUrl = await createDatabase(folder.path);
    const api = await startApiServer({ databaseUrl });
    const { members, remove } = await openBoard(api, 100);
    const [removed] = members;
    await remove(removed?.id ?? '');
    await api.close();

    let server: ServerProcess;
    let kills = 0;
    let mails = 0;
    const smtp = await startSmtpForTest(async () => {
      mails += 1;
      if (mails % 30 > 0) return null;
      kills += 1;
      server.signal('SIGKILL');
      await server.ended;
      // The SMTP server has taken the email, or not.
      return mails % 60 > 0 ? null : new Error('Lost the connection');
    });
    const { client: db, close } = await openExisting(databaseUrl);
    onTestFinished(close);
    const countMailed = () => db.user.count({ where: { noticesMailedUntil: { not: null } } });
    let laterMs = 16 * minute;
    while ((await countMailed()) < members.length - 1) {
      const before = kills;
      const port = String(await freePort());
      const env = { DATABASE_URL: databaseUrl, PORT: port, SMTP_URL: smtp.url, LATER_MS: String(laterMs) };
      const preload = `--import=${join(import.meta.dirname, '../support/later.ts')}`;
      server = startProcess(builtServer, { ...env, NODE_OPTIONS: preload }, ['--no-pages']);
      await server.ready;
      await expect
        .poll(async () => kills > before || (await countMailed()) === members.length - 1, { timeout: 20_000 })
        .toBe(true);
      server.signal('SIGTERM');
      await server.ended;
      laterMs += 10 * minute;
    }
    expect(kills).toBeGreaterThan(2);
    expect(smtp.received.length).toBeLessThan(members.length + 3 * kills);
    expectEachMailed(members.slice(1), smtp.received);
    expect(smtp.received.filter(({ to }) => to.includes(removed?.email ?? ''))).toEqual([]);
  },
  120_000,
);

/** Expects that each member got all notices, in one email or in repetitions of it. */
function expectEachMailed(members: readonly { readonly email: string }[], mails: readonly ReceivedMail[]) {
  for (const { email } of members) {
    const received = mails.filter(({ to }) => to.includes(email));
    expect(new Set(received.map(messageIdOf)).size).toBe(1);
    for (let card = 1; card <= cards; card += 1)
      for (const mail of received) expect(textOf(mail)).toContain(`#${card} Fix <b> ${card}. (Plans)`);
  }
}

/** A board of Olga with cards, members with confirmed addresses, and a notice for each card and member. */
async function openBoard({ url, db }: Pick<ApiServer, 'url' | 'db'>, memberCount: number) {
  await db.rateLimit.deleteMany();
  const { headers } = await signUp(url, { username: 'Olga' });
  const boardId = crypto.randomUUID();
  const run = async (mutation: string) => {
    const { errors } = await postGraphql(url, `mutation { ${mutation} }`, {}, headers);
    expect(errors).toBeUndefined();
  };
  await run(`createBoard(input: { id: "${boardId}", name: "Plans" }) { id }`);
  for (let card = 1; card <= cards; card += 1)
    await run(
      `createTask(boardId: "${boardId}", input: { id: "${card}", title: "Fix <b> ${card}.", columnId: "todo" }) { id }`,
    );
  const clock = createTestClock();
  const createdAt = new Date(clock.now());
  const members = Array.from({ length: memberCount }, (_, index) => {
    const id = crypto.randomUUID();
    return { id, email: `${id}@example.com`, username: `M${index}`, emailVerifiedAt: createdAt, createdAt };
  });
  await db.user.createMany({ data: members });
  await db.boardUser.createMany({
    data: members.map(({ id, username }) => ({
      boardId,
      id: username,
      name: username,
      accountId: id,
      lastAccountId: id,
      role: 'editor',
      createdAt,
    })),
  });
  await db.boardNotice.createMany({
    data: members.flatMap(({ id: accountId }) =>
      Array.from({ length: cards }, (_, index) => {
        const notice = { accountId, boardId, taskId: String(index + 1), commentId: '', createdAt };
        return { ...notice, kind: 'MENTIONED', actorId: 'M0' } as const;
      }),
    ),
  });
  const remove = async (accountId: string) => {
    await db.boardUser.updateMany({ where: { boardId, accountId }, data: { accountId: null } });
  };
  const { accountId } = await db.boardUser.findFirstOrThrow({ where: { boardId, role: 'owner' } });
  return { boardId, clock, members, remove, owner: { id: accountId ?? '', headers } };
}

async function startSmtpForTest(...args: Parameters<typeof startSmtp>) {
  const smtp = await startSmtp(...args);
  onTestFinished(() => smtp.close());
  return smtp;
}

function messageIdOf(mail: ReceivedMail | undefined): string | undefined {
  return /^Message-ID:\s+(<\S+>)/im.exec(mail?.message ?? '')?.[1];
}

/** The mail without the line breaks of quoted-printable. */
function textOf(mail: ReceivedMail | undefined): string {
  return mail?.message.replaceAll('=\r\n', '') ?? '';
}
