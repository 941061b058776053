import { expect, test, vi } from 'vitest';
import {
  addBoardForTest,
  openBoardsForTest,
  openDatabaseForTest,
} from '../../../../tests/support/for-test.ts';
import { visitor } from '../../../../tests/support/visitor.ts';
import { BoardAccess } from '../../modules/board/members/access.ts';
import { followBoard } from './board-access.ts';
import type { Context } from './context.ts';

test('A member who is removed while a subscription starts doesn’t follow the board, and what has started ends', async () => {
  const db = await openDatabaseForTest();
  await addBoardForTest(db, 'own', { ada: 'owner', bob: 'editor' });
  const services = { boards: await openBoardsForTest(db), boardAccess: 'open' } as const;
  const ada = await BoardAccess.open(services, { ...visitor, userId: 'ada' }, 'own', 'manage');
  const context = { ...services, viewer: { id: 'bob' }, address: visitor.address } as Context;
  const onClose = vi.fn();
  const following = followBoard(context, 'own', async ({ board: { log } }) => {
    await ada.change('removeMember', { id: 'bob' });
    return { source: log.events, since: log.events.newest(), onClose };
  });
  await expect(following).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  expect(onClose).toHaveBeenCalledOnce();
});
