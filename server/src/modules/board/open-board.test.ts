import type { ChangeInput, ChangeKind, NewChange } from '@canary/board/changes/index';
import { maxCardTitle, maxChangedCards, maxDescription } from '@canary/board/limits';
import { expect, test } from 'vitest';
import { openBoardsForTest, openDatabaseForTest } from '../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { visitor } from '../../../../tests/support/visitor.ts';
import { withBoardTables } from './database.ts';
import { clearCard } from './log/clear-card.ts';
import { purgeDeletedCards, purgeOldChanges } from './log/prune.ts';
import { BoardAccess } from './members/access.ts';
import { openBoardId } from './open-board.ts';
import { readDeletedCards } from './reading/archived-cards.ts';
import { readActivity } from './reading/read-activity.ts';
import { readAllComments, readDescriptions } from './reading/read-all-texts.ts';
import { readCardTexts, readNumberedCard } from './reading/read-texts.ts';

const day = 24 * 60 * 60_000;
const roles = ['viewer', 'editor', 'owner'] as const;
const ownBoardId = 'own';

/** The open board, and a board with a member of each role. */
async function openSite() {
  const db = withBoardTables(await openDatabaseForTest());
  const clock = createTestClock();
  const createdAt = new Date(clock.now());
  await db.board.create({ data: { id: ownBoardId, users: roles.length } });
  await db.boardColumn.create({ data: { boardId: ownBoardId, id: 'todo', name: 'To do', rank: 'a0' } });
  await db.boardUser.createMany({
    data: roles.map((role) => ({
      ...{ boardId: ownBoardId, id: role, name: role, accountId: role, role, createdAt },
    })),
  });
  const boards = await openBoardsForTest(db, clock);
  const services = { boards, boardAccess: 'open' } as const;
  const open = (userId: string | null, boardId: string = openBoardId) =>
    BoardAccess.open(services, { ...visitor, userId }, boardId, 'read');
  return { db, clock, boards, services, open };
}

type Input<Kind extends ChangeKind> = ChangeInput<Kind>;
const position = { columnId: 'todo' };
const person = { id: 'ada', name: 'Ada' } satisfies Input<'createBoardUser'>;

/** Changes, and who may make them; each prepares the next. */
const attempts: readonly [NewChange, readonly string[]][] = [
  [{ kind: 'createTask', input: { id: 'a', title: 'A', ...position } }, ['visitor', 'editor', 'owner']],
  [{ kind: 'updateTask', input: { id: 'a', dueOn: '2026-12-01' } }, ['visitor', 'editor', 'owner']],
  [{ kind: 'createChecklistItems', input: { id: 'a', items: [item('1')] } }, ['visitor', 'editor', 'owner']],
  [{ kind: 'setDescription', input: { id: 'a', base: '', text: 'B' } }, ['visitor', 'editor', 'owner']],
  [{ kind: 'createBoardUser', input: person }, ['visitor', 'editor', 'owner']],
  [{ kind: 'createComment', input: { id: 'a', commentId: 'c', text: 'C' } }, ['editor', 'owner']],
  [{ kind: 'createColumn', input: { id: 'd', name: 'D' } }, ['editor', 'owner']],
  [{ kind: 'createLabel', input: { id: 'e', name: 'E', color: 'blue' } }, ['editor', 'owner']],
  [{ kind: 'renameBoard', input: { name: 'F' } }, ['owner']],
  [{ kind: 'setMemberRole', input: { id: 'viewer', role: 'viewer' } }, ['owner']],
  [{ kind: 'deleteTask', input: { id: 'a' } }, ['visitor', 'editor', 'owner']],
  [{ kind: 'purgeTask', input: { id: 'a' } }, ['visitor', 'editor', 'owner']],
  [{ kind: 'deleteBoardUser', input: { id: 'ada' } }, ['visitor', 'editor', 'owner']],
  [{ kind: 'deleteBoard', input: {} }, ['owner']],
];

function item(id: string) {
  return { id, text: `Item ${id}`, isDone: false };
}

test.each(['visitor', 'user', ...roles])('A %s makes the changes of the role, and no others', async (who) => {
  const { open } = await openSite();
  const isMember = roles.some((role) => role === who);
  const access = isMember ? await open(who, ownBoardId) : await open(who === 'visitor' ? null : who);
  const role = isMember ? who : 'visitor';
  expect(access.role).toBe(role);
  const made: string[] = [];
  for (const [{ kind, input }] of attempts) {
    const refusal = await access.change(kind, input).then(
      () => null,
      (error) => error,
    );
    if (refusal) expect(refusal).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    else made.push(kind);
  }
  expect(made).toEqual(attempts.flatMap(([{ kind }, able]) => (able.includes(role) ? kind : [])));
});

test('A visitor can neither leave the open board nor use a private board', async () => {
  const { open, services } = await openSite();
  const user = { ...visitor, userId: 'zoe' };
  await expect(BoardAccess.open(services, user, openBoardId, 'leave')).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  });
  await expect(open('zoe', ownBoardId)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  await expect(open(null, ownBoardId)).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
});

test('The open board is for users only if the operator says so', async () => {
  const { boards } = await openSite();
  const services = { boards, boardAccess: 'members' } as const;
  const open = (userId: string | null) =>
    BoardAccess.open(services, { ...visitor, userId }, openBoardId, 'editCards');
  await expect(open(null)).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  expect((await open('zoe')).role).toBe('visitor');
});

test('Visitors read descriptions, the archive and activity without authors', async () => {
  const { open } = await openSite();
  const access = await open('zoe');
  await access.change('createTask', { id: 'a', title: 'A', ...position });
  await access.change('setDescription', { id: 'a', base: '', text: 'Text' });
  await access.change('createTask', { id: 'b', title: 'B', ...position });
  await access.change('deleteTask', { id: 'b' });
  const page = { first: 10 };
  const reader = await open(null);
  expect((await readCardTexts(reader, 'a')).description).toBe('Text');
  expect((await readNumberedCard(reader, 2)).task.title).toBe('B');
  expect((await readDescriptions(reader, page)).edges.map(({ node }) => node.taskId)).toEqual(['a']);
  expect((await readAllComments(reader, page)).edges).toEqual([]);
  expect((await readDeletedCards(reader, page)).edges.map(({ node }) => node.task.id)).toEqual(['b']);
  const activity = (await readActivity(reader, page)).edges.map(({ node }) => [node.kind, node.actor]);
  expect(activity).toEqual([
    ['TASK_DELETED', null],
    ['TASK_CREATED', null],
    ['TASK_UPDATED', null],
    ['TASK_CREATED', null],
  ]);
});

test.each([
  ['erases them after 30 days on the open board', null, openBoardId, [] as string[]],
  ['keeps them on other boards', 'owner', ownBoardId, ['a']],
])('The hourly job for archived cards %s', async (_what, userId, boardId, kept) => {
  const { db, clock, open } = await openSite();
  const access = await open(userId, boardId);
  await access.change('createTask', { id: 'a', title: 'A', ...position });
  await access.change('setDescription', { id: 'a', base: '', text: 'Text' });
  await access.change('deleteTask', { id: 'a' });
  const readIds = async () => (await db.task.findMany({ where: { boardId } })).map(({ id }) => id);
  await purgeDeletedCards(db, clock.now() + 29 * day);
  expect(await readIds()).toEqual(['a']);
  await purgeDeletedCards(db, clock.now() + 31 * day);
  expect(await readIds()).toEqual(kept);
  const { textBytes } = await db.board.findUniqueOrThrow({ where: { id: boardId } });
  expect(textBytes).toBe(4 * kept.length);
});

test.each([
  ['30 days on the open board', null, openBoardId, 30],
  ['90 days on other boards', 'owner', ownBoardId, 90],
])('Activity is kept for %s', async (_days, userId, boardId, days) => {
  const { db, clock, open } = await openSite();
  const access = await open(userId, boardId);
  await access.change('createTask', { id: 'a', title: 'A', ...position });
  await purgeOldChanges(db, clock.now() + (days - 1) * day);
  expect(await db.boardActivity.count({ where: { boardId } })).toBe(1);
  await purgeOldChanges(db, clock.now() + (days + 1) * day);
  expect(await db.boardActivity.count({ where: { boardId } })).toBe(0);
});

test('The text that an IP address writes to the open board, and the cards that it changes at once, are limited', async () => {
  const { open, services } = await openSite();
  const access = await open(null);
  const limited = { extensions: { code: 'RATE_LIMITED' } };
  const ids = Array.from({ length: maxChangedCards }, (_, index) => `card-${index}`);
  const [id = '', ...otherIds] = ids;
  for (const one of ids) await access.change('createTask', { id: one, title: 'A', ...position });
  const moveAll = () => access.change('moveTask', { id, otherIds, columnId: 'done' });
  for (let time = 0; time < 10; time += 1) await moveAll();
  await expect(moveAll()).rejects.toMatchObject(limited);
  const write = (by: typeof access, base: string, text: string) =>
    by.change('setDescription', { id, base, text });
  const long = 'x'.repeat(maxDescription);
  const texts = Array.from({ length: 31 }, (_, index) => `${index}${long}`.slice(0, maxDescription));
  await expect(
    texts.reduce(async (last, text, index) => {
      await last;
      return await write(access, texts[index - 1] ?? '', text);
    }, Promise.resolve<string | null>(null)),
  ).rejects.toMatchObject(limited);
  const openFrom = async (address: string) =>
    await BoardAccess.open(services, { address, userId: null }, openBoardId, 'editCards');
  const other = await openFrom('192.0.2.2');
  expect(await other.change('updateTask', { id, title: 'B' })).toBe(id);

  // A title of 900 bytes for 100 cards counts as 90,000 bytes.
  const third = await openFrom('192.0.2.3');
  const renameAll = () => third.change('updateTask', { id, otherIds, title: '€'.repeat(maxCardTitle) });
  for (let time = 0; time < 6; time += 1) await renameAll();
  await expect(renameAll()).rejects.toMatchObject(limited);
});

test.each(['card', 'texts'] as const)(
  'The operator erases the %s, and no row keeps the text',
  async (what) => {
    const { db, boards, open } = await openSite();
    const access = await open(null);
    const secret = 'Secret';
    await access.change('createTask', { id: 'a', title: secret, ...position });
    await access.change('createTask', { id: 'b', title: 'B', ...position });
    await access.change('createChecklistItems', { id: 'a', items: [item(secret)] });
    await access.change('setDescription', { id: 'a', base: '', text: secret });
    await access.change('updateTask', { id: 'a', title: `${secret} 2` });
    expect(await clearCard(boards, boards.openBoard, 1, what)).toBe(`${secret} 2`);
    const tables = [db.task, db.taskText, db.taskItem, db.boardEvent, db.boardActivity] as {
      findMany(): Promise<object[]>;
    }[];
    const rows = await Promise.all(tables.map((table) => table.findMany()));
    expect(JSON.stringify(rows)).not.toContain(secret);
    const titles = access.board.log.board.column('todo').map(({ title }) => title);
    expect(titles).toEqual(what === 'card' ? ['B'] : ['Removed by the operator', 'B']);
  },
);
