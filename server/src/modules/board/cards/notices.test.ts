import { expect, test } from 'vitest';
import {
  addBoardForTest,
  openBoardsForTest,
  openDatabaseForTest,
} from '../../../../../tests/support/for-test.ts';
import { visitor } from '../../../../../tests/support/visitor.ts';
import { BoardAccess } from '../members/access.ts';

test('The notices of a membership that ends are deleted, also if another member changes at once', async () => {
  const db = await openDatabaseForTest();
  await addBoardForTest(db, 'own', { ada: 'owner', bob: 'editor', eve: 'editor' });
  const services = { boards: await openBoardsForTest(db), boardAccess: 'open' } as const;
  const ada = await BoardAccess.open(services, { ...visitor, userId: 'ada' }, 'own', 'manage');
  await ada.change('createTask', { title: 'A', columnId: 'todo', assigneeIds: ['bob', 'eve'] });
  // One transaction has both.
  await Promise.all([
    ada.change('removeMember', { id: 'bob' }),
    ada.change('setMemberRole', { id: 'eve', role: 'viewer' }),
  ]);
  expect(await db.boardNotice.findMany()).toMatchObject([{ accountId: 'eve' }]);
});
