import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getDatamodel } from '../../server/src/generated/pothos.ts';
import { password, unlock } from '../support/accounts.ts';
import { startServerForTest } from '../support/for-test.ts';
import { postGraphql } from '../support/graphql-client.ts';
import { waitForMail, waitForToken } from '../support/mailbox.ts';
import { addOwner, encryptedRecord } from '../support/saved-history.ts';
import { createTestDatabase } from '../support/shared-postgres.ts';
import { createTestClock } from '../support/test-clock.ts';

const day = 24 * 60 * 60_000;
const email = 'ada@example.com';
const { models } = getDatamodel().datamodel;

test.each(['sqlite', 'postgres'] as const)(
  'A server whose clock is months ahead stores, mails and purges by it on %s',
  async (provider) => {
    const start = Date.now() + 180 * day;
    const clock = createTestClock(start);
    const database = provider === 'postgres' && { databaseUrl: await createTestDatabase() };
    const server = await startServerForTest({ clock, ...database });
    const { db, url, mailFolder } = server;
    const owner = await addOwner(server, { email });
    const send = async (mutation: string) => {
      const { errors } = await postGraphql(url, `mutation { ${mutation} }`, {}, owner.account.headers);
      expect(errors).toBeUndefined();
    };

    const token = await waitForToken(mailFolder, email, 'Confirm');
    await send(`verifyEmail(token: "${token}")`);
    const newPassword = 'another horse entirely';
    await send(
      `changePassword(input: { currentPassword: "${password}", newPassword: "${newPassword}" }) { id }`,
    );
    await send(`requestPasswordReset(email: "${email}")`);
    await waitForMail(mailFolder, email, 'Set a new password');
    await unlock(url, owner.account, 'VCARD');
    await send(
      `sendContactMessage(input: { name: "Ada", email: "${email}", topic: IDEA, message: "More colours, please." })`,
    );
    await send('createBoardUser(input: { name: "Ada" }) { id }');
    await send('createTask(input: { id: "card", title: "Card", columnId: "todo" }) { id }');
    await send('deleteTask(input: { id: "card" })');
    await send('createBoard(input: { id: "own", name: "Own" }) { id }');
    await send('createInvitation(boardId: "own", input: { role: editor }) { token }');
    await send(
      'createTask(boardId: "own", input: { id: "own-card", title: "Card", columnId: "todo", changeId: "key" }) { id }',
    );
    await send(
      'createComment(boardId: "own", input: { id: "own-card", commentId: "c", text: "Hello" }) { id }',
    );
    await send('deleteBoard(boardId: "own")');
    const record = encryptedRecord();
    await owner.save(record);
    await owner.send('deleteHistoryRecords', { ids: [record.id] });

    expect(await db.historyRecord.findMany()).toMatchObject([
      { createdAt: new Date(start), deletedAt: new Date(start) },
    ]);
    const query =
      'mutation { createDynamicCode(input: { target: "https://example.com", changeId: "a" }) { id slug shortUrl } }';
    const { data } = await postGraphql(url, query, {}, owner.account.headers);
    const { id, slug, shortUrl } = Object(data).createDynamicCode;
    await send(`pauseDynamicCode(id: "${id}") { id }`);
    await send(`resumeDynamicCode(id: "${id}") { id }`);
    await send(`reportLink(input: { slug: "${slug}", reason: "A test" })`);
    await fetch(shortUrl, { redirect: 'manual' });
    clock.advance(1_000);
    await expect.poll(() => db.scanBatch.count()).toBe(1);
    const empty: string[] = [];
    for (const [model, { fields }] of Object.entries(models)) {
      const columns = fields.filter(({ type }) => type === 'DateTime').map(({ name }) => name);
      const rows = await db.$queryRawUnsafe<Record<string, unknown>[]>(`SELECT * FROM "${model}"`);
      const times = rows.flatMap((row) => columns.map((name) => row[name])).filter((time) => time !== null);
      if (columns.length > 0 && times.length === 0) empty.push(model);
      for (const time of times) expect(Number(time), model).toBeGreaterThanOrEqual(start);
    }
    // Only an API key, a login with Google, another member and a connected participant would fill these tables.
    expect(empty).toEqual(['ApiKey', 'Identity', 'BoardNotice', 'BoardRoster']);
    const today = new Date(start).toISOString().slice(0, 10);
    const mails = readdirSync(mailFolder);
    expect(mails.filter((name) => !name.startsWith(today))).toEqual([]);

    clock.advance(31 * day);
    await expect.poll(() => db.historyRecord.count()).toBe(0);
    await expect.poll(() => db.task.count()).toBe(0);
    await expect.poll(() => db.board.count()).toBe(1);
  },
);
