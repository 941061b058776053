import { expect, test } from 'vitest';
import { openDatabaseForTest } from '../../../../tests/support/for-test.ts';
import { withBoardTables } from './database.ts';
import { openBoardId } from './event.ts';
import { isPruningDue, pruneBoard } from './prune.ts';

const day = 24 * 60 * 60_000;

test.each([
  ['the open board', openBoardId, 30],
  ['other boards', 'own', 90],
])('Changes of %s that the log doesn’t replay are kept for their days', async (_which, boardId, days) => {
  const db = withBoardTables(await openDatabaseForTest());
  const now = 1_000 * day;
  const change = { boardId, kind: 'LABEL_DELETED', payload: { id: 'a' } } as const;
  await db.board.upsert({ where: { id: boardId }, create: { id: boardId }, update: {} });
  await db.boardEvent.createMany({
    data: [days + 1, days - 1].map((age, index) => ({
      ...{ ...change, version: index + 1, createdAt: new Date(now - age * day) },
    })),
  });
  await pruneBoard(db, boardId, 20_000, now);
  expect(await db.boardEvent.findMany({ select: { version: true } })).toEqual([{ version: 2 }]);
});

test.each([
  ['every 1,000 changes', 2_000, 2_000, true],
  ['not between', 1_999, 1_999, false],
  ['also if cards made room around that version', 1_990, 2_010, true],
  ['not if they made room between', 2_001, 2_999, false],
])('Old rows are deleted %s', (_when, first, last, isDue) => {
  expect(isPruningDue(first, last)).toBe(isDue);
});
