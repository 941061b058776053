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
  // Both changes are in one transaction.
  await Promise.all([
    ada.change('removeMember', { id: 'bob' }),
    ada.change('setMemberRole', { id: 'eve', role: 'viewer' }),
  ]);
  expect(await db.boardNotice.findMany()).toMatchObject([{ accountId: 'eve' }]);
});

test('A mention of a longer name gives no notice to a member, even if that name has no account', async () => {
  const db = await openDatabaseForTest();
  await addBoardForTest(db, 'own', { ada: 'owner', bob: 'editor' });
  const services = { boards: await openBoardsForTest(db), boardAccess: 'open' } as const;
  const ada = await BoardAccess.open(services, { ...visitor, userId: 'ada' }, 'own', 'comment');
  await ada.change('createBoardUser', { name: 'Bob Dylan' });
  const id = await ada.change('createTask', { title: 'A', columnId: 'todo' });
  const comment = (text: string) =>
    ada.change('createComment', { id: id ?? '', commentId: text.slice(-3), text });
  await comment('Ask @Bob Dylan one');
  expect(await db.boardNotice.count()).toBe(0);
  await comment('Ask @Bob two');
  expect(await db.boardNotice.findMany()).toMatchObject([{ accountId: 'bob', commentId: 'two' }]);
});

test('A card that is restored gives its assignees no notice again', async () => {
  const db = await openDatabaseForTest();
  await addBoardForTest(db, 'own', { ada: 'owner', bob: 'editor' });
  const services = { boards: await openBoardsForTest(db), boardAccess: 'open' } as const;
  const ada = await BoardAccess.open(services, { ...visitor, userId: 'ada' }, 'own', 'editCards');
  const id = await ada.change('createTask', { title: 'A', columnId: 'todo', assigneeIds: ['bob'] });
  expect(await db.boardNotice.count()).toBe(1);
  await db.boardNotice.deleteMany();
  await ada.change('deleteTask', { id: id ?? '' });
  await ada.change('restoreTask', { id: id ?? '' });
  expect(await db.boardNotice.count()).toBe(0);
});
