import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startRetention } from '../../server/src/modules/retention/retention.ts';
import { openDatabaseForTest } from '../support/for-test.ts';
import { createTestClock } from '../support/test-clock.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

test('Expired data is erased at the start and every hour', async () => {
  const db = await openDatabaseForTest();
  const clock = createTestClock();
  const createdAt = new Date(0);
  const user = { username: 'Ada', email: 'ada@example.com', createdAt };
  const { id: userId } = await db.user.create({ data: user });
  await db.history.create({ data: { userId, keyId: 'key', revision: 2, deletedCount: 2, createdAt } });
  /** Adds one row of each kind that expires at a time. */
  const addRows = async (name: string, at: number) => {
    const message = { name, email: 'ada@example.com', topic: 'OTHER', message: 'Hello' } as const;
    await db.contactMessage.create({ data: { ...message, createdAt: new Date(at - 364 * day) } });
    const record = { userId, id: name, version: 1, revision: 1, ciphertext: '', size: 0, createdAt };
    await db.historyRecord.create({ data: { ...record, deletedAt: new Date(at - 30 * day) } });
    await db.rateLimit.create({ data: { key: name, points: 1, expire: new Date(at) } });
    const number = 1 + (await db.task.count());
    const card = { boardId: 'board', id: name, number, title: name, columnId: 'todo', rank: 'a0', createdAt };
    await db.task.create({ data: { ...card, deletedAt: new Date(at - 30 * day) } });
    const key = { boardId: 'own', changeId: name, kind: 'createTask', createdAt: new Date(at - 60 * day) };
    await db.boardKey.create({ data: key });
    const activity = { boardId: 'own', kind: 'TASK_CREATED', subjectId: name, title: name } as const;
    const place = { version: number, position: 0, changes: [], createdAt: new Date(at - 90 * day) };
    await db.boardActivity.create({ data: { ...activity, ...place } });
    await db.board.create({ data: { id: `deleted-${name}`, deletedAt: new Date(at - 30 * day) } });
    const changedAt = new Date(at - day);
    await db.board.create({ data: { id: `import-${name}`, importerId: userId, changedAt } });
    const ofCard = { boardId: 'own', taskId: 'archived' };
    const comment = { ...ofCard, id: name, authorId: 'ada', text: name, createdAt };
    await db.taskComment.create({ data: { ...comment, deletedAt: new Date(at - 30 * day) } });
    const notice = { ...ofCard, kind: 'MENTIONED', commentId: name, actorId: 'bob' } as const;
    await db.boardNotice.create({
      data: { ...notice, accountId: userId, createdAt: new Date(at - 90 * day) },
    });
    const invitation = { boardId: 'own', hash: name, role: 'editor', inviterId: userId, createdAt } as const;
    await db.boardInvitation.create({ data: { ...invitation, expiresAt: new Date(at - 30 * day) } });
  };
  const archived = { boardId: 'own', id: 'archived', number: 1, title: 'Old', columnId: 'todo', rank: 'a0' };
  await db.board.create({ data: { id: 'own', name: 'Plans' } });
  await db.task.create({ data: { ...archived, createdAt, deletedAt: createdAt } });
  const left = async () => {
    const messages = await db.contactMessage.findMany({ orderBy: { name: 'asc' } });
    const records = await db.historyRecord.findMany({ orderBy: { id: 'asc' } });
    const counters = await db.rateLimit.findMany({ orderBy: { key: 'asc' } });
    const cards = await db.task.findMany({ where: { boardId: 'board' }, orderBy: { id: 'asc' } });
    const keys = await db.boardKey.findMany({ orderBy: { changeId: 'asc' } });
    const activities = await db.boardActivity.findMany({ orderBy: { title: 'asc' } });
    const boards = await db.board.findMany({ where: { id: { notIn: ['own', 'board'] } } });
    const comments = await db.taskComment.findMany({ orderBy: { id: 'asc' } });
    const notices = await db.boardNotice.findMany({ orderBy: { commentId: 'asc' } });
    const invitations = await db.boardInvitation.findMany({ orderBy: { hash: 'asc' } });
    const namesOf = (kind: string) =>
      boards.flatMap(({ id }) => (id.startsWith(kind) ? id.slice(kind.length) : [])).sort();
    return [
      messages.map(({ name }) => name),
      records.map(({ id }) => id),
      counters.map(({ key }) => key),
      cards.map(({ id }) => id),
      keys.map(({ changeId }) => changeId),
      activities.map(({ title }) => title),
      namesOf('deleted-'),
      namesOf('import-'),
      comments.map(({ id }) => id),
      notices.map(({ commentId }) => commentId),
      invitations.map(({ hash }) => hash),
    ];
  };
  const all = (...names: string[]) => Array.from({ length: 11 }, () => names);

  await addRows('expired', clock.now() - 1);
  await addRows('soon', clock.now() + hour / 2);
  const retention = startRetention(db, fastify().log, clock);
  onTestFinished(() => retention.close());
  await expect.poll(left).toEqual(all('soon'));
  clock.advance(hour);
  await expect.poll(left).toEqual(all());
  // The archive of other boards is kept.
  expect(await db.task.count({ where: { boardId: 'own' } })).toBe(1);
});

test('A failing job is logged, and the other jobs run', async () => {
  const db = await openDatabaseForTest();
  const clock = createTestClock();
  await db.rateLimit.create({ data: { key: 'expired', points: 1, expire: new Date(0) } });
  await db.$executeRawUnsafe('DROP TABLE "ContactMessage"');
  const lines: string[] = [];
  const { log } = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const retention = startRetention(db, log, clock);
  await retention.close();
  expect(await db.rateLimit.count()).toBe(0);
  expect(lines).toEqual([expect.stringContaining('"job":"deleteExpiredMessages"')]);
});
