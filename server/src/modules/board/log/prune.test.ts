import { expect, test } from 'vitest';
import { deletionAt } from '../../../../../tests/support/board-events.ts';
import { openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { withBoardTables } from '../database.ts';
import { openBoardId } from '../open-board.ts';
import { isPruningDue, pruneBoard, purgeOldChanges } from './prune.ts';

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

test.each([
  ['every 1,000 changes', 2_000, 2_000, true],
  ['not between', 1_999, 1_999, false],
  ['also if a batch passed that version', 1_990, 2_010, true],
  ['not if it didn’t', 2_001, 2_999, false],
])('Old rows are deleted %s', (_when, first, last, isDue) => {
  expect(isPruningDue(first, last)).toBe(isDue);
});
