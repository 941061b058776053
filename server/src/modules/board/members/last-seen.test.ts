import { expect, test } from 'vitest';
import {
  addBoardForTest,
  openBoardsForTest,
  openDatabaseForTest,
} from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { visitor } from '../../../../../tests/support/visitor.ts';
import { BoardAccess } from './access.ts';
import { readLastSeen, recordSeen } from './last-seen.ts';

test('The members who have opened a board were seen there, to the minute', async () => {
  const [db, clock] = [await openDatabaseForTest(), createTestClock()];
  for (const boardId of ['one', 'two']) await addBoardForTest(db, boardId, { ada: 'owner', bob: 'viewer' });
  const services = { boards: await openBoardsForTest(db, clock), boardAccess: 'open' } as const;
  const open = (userId: string | null, boardId: string) =>
    BoardAccess.open(services, { ...visitor, userId }, boardId, 'read');
  const [bob, ofTwo] = [await open('bob', 'one'), await open('bob', 'two')];
  const seenOn = async (access: typeof bob) =>
    Object.fromEntries((await readLastSeen(access)).map(({ id, lastSeenAt }) => [id, lastSeenAt]));
  const first = new Date(clock.now());
  await recordSeen(bob);
  // The open board has no members.
  await recordSeen(await open('bob', 'board'));
  clock.advance(60_000);
  await recordSeen(bob);
  expect(await seenOn(bob)).toEqual({ ada: null, bob: first });
  clock.advance(1);
  await recordSeen(bob);
  expect(await seenOn(bob)).toEqual({ ada: null, bob: new Date(clock.now()) });
  expect(await seenOn(ofTwo)).toEqual({ ada: null, bob: null });
});
