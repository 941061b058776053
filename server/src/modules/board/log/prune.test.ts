import { expect, test } from 'vitest';
import { deletionAt } from '../../../../../tests/support/board-events.ts';
import { openBoardsForTest, openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { visitor } from '../../../../../tests/support/visitor.ts';
import { getDatamodel } from '../../../generated/pothos.ts';
import { withBoardTables } from '../database.ts';
import { BoardAccess } from '../members/access.ts';
import { createInvitation } from '../members/invitations.ts';
import { openBoardId } from '../open-board.ts';
import { eraseBoard, isPruningDue, pruneBoard, purgeOldChanges } from './prune.ts';
import { writeRoster } from './roster.ts';

const dayMs = 24 * 60 * 60_000;
const now = 1_000 * dayMs;
const daysAgo = (days: number) => new Date(now - days * dayMs);

test('The log keeps its newest 10,000 versions', async () => {
  const db = withBoardTables(await openDatabaseForTest());
  await db.boardEvent.createMany({ data: [1, 10_000, 10_001, 20_000].map((version) => deletionAt(version)) });
  await pruneBoard(db, openBoardId, 20_000, now);
  expect(await db.boardEvent.findMany({ select: { version: true } })).toEqual([
    { version: 10_001 },
    { version: 20_000 },
  ]);
});

test('The log keeps its newest 4 MB', async () => {
  const db = withBoardTables(await openDatabaseForTest());
  const sizes = [1_000, 2_000_000, 1_900_000, 100_000];
  await db.boardEvent.createMany({
    data: sizes.map((bytes, index) => ({ ...deletionAt(index + 1), bytes })),
  });
  await pruneBoard(db, openBoardId, 4, now);
  expect(await db.boardEvent.findMany({ select: { version: true } })).toEqual([
    { version: 2 },
    { version: 3 },
    { version: 4 },
  ]);
});

test('Idempotency keys are kept for 60 days, and the activity for 90, however many changes there are', async () => {
  const db = withBoardTables(await openDatabaseForTest());
  const about = { boardId: 'own', subjectId: 'a' };
  await db.boardKey.createMany({
    data: [59, 61].map((days) => ({
      ...{ ...about, kind: 'deleteTask', changeId: `${days}`, createdAt: daysAgo(days) },
    })),
  });
  await db.boardActivity.createMany({
    data: [89, 91].map((days) => ({
      ...{ ...about, kind: 'TASK_DELETED' as const, title: 'A', changes: [], position: 0 },
      ...{ version: days, createdAt: daysAgo(days) },
    })),
  });
  await purgeOldChanges(db, now);
  expect(await db.boardKey.findMany()).toMatchObject([{ changeId: '59' }]);
  expect(await db.boardActivity.findMany()).toMatchObject([{ version: 89 }]);
});

/** The models whose rows belong to a board. */
const ofBoards = Object.entries(getDatamodel().datamodel.models).flatMap(([model, { fields }]) =>
  fields.some(({ name }) => name === 'boardId') ? model : [],
);

test('A board that is erased leaves no row in any table, and no other board loses one', async () => {
  const db = withBoardTables(await openDatabaseForTest());
  const services = { boards: await openBoardsForTest(db), boardAccess: 'open' } as const;
  const createdAt = new Date();
  const rows = async (boardId: string) => {
    const counts = await Promise.all(
      ofBoards.map(async (model) => {
        const found = await db.$queryRawUnsafe<object[]>(
          `SELECT 1 FROM "${model}" WHERE "boardId" = '${boardId}'`,
        );
        return [model, found.length] as const;
      }),
    );
    return Object.fromEntries([...counts, ['Board', await db.board.count({ where: { id: boardId } })]]);
  };
  for (const boardId of ['one', 'two']) {
    await db.board.create({ data: { id: boardId, users: 2 } });
    for (const [id, role] of [
      ['ada', 'owner'],
      ['bob', 'editor'],
    ] as const)
      await db.boardUser.create({ data: { boardId, id, name: id, accountId: id, role, createdAt } });
    const ada = await BoardAccess.open(services, { ...visitor, userId: 'ada' }, boardId, 'manage');
    await ada.change('createColumn', { id: 'a', name: 'A' }, 'key');
    await ada.change('createLabel', { id: 'a', name: 'A', color: 'red' });
    await ada.change('createTask', { id: 'a', title: 'A', columnId: 'a', assigneeIds: ['bob'] });
    await ada.change('setDescription', { id: 'a', base: '', text: 'A' });
    await ada.change('createComment', { id: 'a', commentId: 'a', text: 'A' });
    await createInvitation(ada, { role: 'editor', days: 1 });
    await writeRoster(db, boardId, 'server', { count: 0, participants: [] }, now);
  }
  const before = await rows('two');
  expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
  await db.$transaction((transaction) => eraseBoard(transaction, 'one'));
  expect(new Set(Object.values(await rows('one')))).toEqual(new Set([0]));
  expect(await rows('two')).toEqual(before);
});

test.each([
  ['every 1,000 changes', 2_000, 2_000, true],
  ['not between', 1_999, 1_999, false],
  ['also if a batch passed that version', 1_990, 2_010, true],
  ['not if it didn’t', 2_001, 2_999, false],
])('Old rows are deleted %s', (_when, first, last, isDue) => {
  expect(isPruningDue(first, last)).toBe(isDue);
});
