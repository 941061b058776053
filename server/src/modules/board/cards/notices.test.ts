import { expect, test } from 'vitest';
import { openBoardsForTest, openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import { visitor } from '../../../../../tests/support/visitor.ts';
import { BoardAccess } from '../members/access.ts';

test('The notices of a membership that ends are deleted, also if another member changes at once', async () => {
  const db = await openDatabaseForTest();
  const createdAt = new Date();
  await db.board.create({ data: { id: 'own', users: 3 } });
  const members = { ada: 'owner', bob: 'editor', eve: 'editor' } as const;
  await db.boardUser.createMany({
    data: Object.entries(members).map(([id, role]) => ({
      ...{ boardId: 'own', id, name: id, accountId: id, role, createdAt },
    })),
  });
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
