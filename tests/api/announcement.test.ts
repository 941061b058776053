import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceDynamicCodes } from '../../server/src/modules/accounts/announcement.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createMailer, type Email } from '../../server/src/platform/mail/mailer.ts';
import { signUp } from '../support/accounts.ts';
import { startApiServer } from '../support/api-server.ts';
import { readMails } from '../support/mailbox.ts';
import { describeOnBoth } from '../support/on-both.ts';
import { startProcess } from '../support/server-process.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { createTempFolder } from '../support/temp-folder.ts';

const publicUrl = 'https://canary.example';
let smtp: TestSmtp;

beforeAll(async () => {
  smtp = await startSmtp();
});

afterAll(() => smtp?.close());

describeOnBoth('The announcement of dynamic codes', (server) => {
  /** Adds users who wish for the email, and returns their addresses. */
  const addWishers = async (count: number, name = 'wisher') => {
    const emails = Array.from({ length: count }, () => `${name}-${crypto.randomUUID()}@example.com`);
    const createdAt = new Date();
    await server().db.user.createMany({
      data: emails.map((email) => ({ username: 'Ada', email, createdAt, wantsDynamicCodes: true })),
    });
    return emails.sort();
  };
  const waiting = () => server().db.user.count({ where: { wantsDynamicCodes: true } });
  const announce = (send: (email: Email) => Promise<void>) =>
    announceDynamicCodes({ db: server().db, mailer: { send }, publicUrl });

  test('Each user who asked gets one email, even from two programs at once', async () => {
    await signUp(server().url);
    const emails = await addWishers(150);
    const sent: string[] = [];
    const send = async ({ to, text }: Email) => {
      expect(text).toContain(`${publicUrl}/dynamic-qr`);
      // The wish is gone before the email is sent.
      const { wantsDynamicCodes } = await server().db.user.findUniqueOrThrow({ where: { email: to } });
      expect(wantsDynamicCodes).toBe(false);
      sent.push(to);
    };
    await Promise.all([announce(send), announce(send)]);
    expect(sent.sort()).toEqual(emails);
    expect(await announce(send)).toBe('Emails sent: 0. Failed, and not sent again: 0.\n');
    expect(sent).toHaveLength(150);
  });

  test('An address that the mail server refuses doesn’t keep the others from their email', async () => {
    const emails = await addWishers(2);
    await addWishers(1, 'refused');
    const mailer = await createMailer({
      smtpUrl: smtp.url,
      from: 'Canary QR <no-reply@example.com>',
      folder: '',
      clock: systemClock,
    });
    const summary = await announce(mailer.send);
    mailer.close();
    expect(summary).toBe('Emails sent: 2. Failed, and not sent again: 1.\n');
    const received = smtp.received.flatMap(({ to }) => to).filter((to) => emails.includes(to));
    expect(received.sort()).toEqual(emails);
    expect(await waiting()).toBe(0);
  });

  test('When the mail server fails, the program stops, and the next one goes on', async () => {
    const emails = await addWishers(3);
    const sent: string[] = [];
    const send = async ({ to }: Email) => {
      if (sent.length === 1) throw new Error('connect ECONNREFUSED 127.0.0.1:25');
      sent.push(to);
    };
    await expect(announce(send)).rejects.toThrow(
      'Emails sent: 1. Failed, and not sent again: 1.\nStopped: connect ECONNREFUSED 127.0.0.1:25\nRun this again',
    );
    expect(await waiting()).toBe(1);
    await announce(async ({ to }) => void sent.push(to));
    // The failed email may have arrived, so it isn't sent again.
    expect(sent).toHaveLength(2);
    expect(emails).toEqual(expect.arrayContaining(sent));
  });
});

test('`pnpm announce` sends the emails while the server runs', async () => {
  const folder = await createTempFolder();
  const databaseUrl = `file:${folder.path}/announce.db`;
  const server = await startApiServer({ databaseUrl });
  try {
    const email = 'ada@example.com';
    const createdAt = new Date();
    await server.db.user.create({ data: { username: 'Ada', email, createdAt, wantsDynamicCodes: true } });
    const env = { DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl };
    const { ended, stdout, stderr } = startProcess('server/dist/announce.js', env);
    expect([await ended, stdout(), stderr()]).toEqual([0, expect.stringMatching(/^Emails sent: 1\./), '']);
    expect(readMails(`${folder.path}/mail`, email)).toMatchObject([
      { subject: 'Dynamic codes are here – Canary QR' },
    ]);
  } finally {
    await server.close();
    await folder.remove();
  }
});
