import { maxInvitations } from '@canary/board/limits';
import { expect, test } from 'vitest';
import {
  addBoardForTest,
  openBoardsForTest,
  openDatabaseForTest,
} from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { visitor } from '../../../../../tests/support/visitor.ts';
import { BoardAccess } from './access.ts';
import { createInvitation, readInvitations } from './invitations.ts';

test('A board has a maximum of open invitations; those that let no one join don’t count', async () => {
  const [db, clock] = [await openDatabaseForTest(), createTestClock()];
  for (const boardId of ['one', 'two']) await addBoardForTest(db, boardId, { ada: 'owner' });
  const services = { boards: await openBoardsForTest(db, clock), boardAccess: 'open' } as const;
  const ada = await BoardAccess.open(services, { ...visitor, userId: 'ada' }, 'one', 'manage');
  const create = () => createInvitation(ada, { role: 'editor', days: 7, maxUses: 1 });
  const now = new Date(clock.now());
  const open = {
    role: 'editor',
    inviterId: 'ada',
    createdAt: now,
    expiresAt: new Date(clock.now() + 1),
  } as const;
  const others = [
    { boardId: 'one', revokedAt: now },
    { boardId: 'one', expiresAt: now },
    { boardId: 'one', maxUses: 1, uses: 1 },
    { boardId: 'two' },
  ];
  await db.boardInvitation.createMany({
    data: others.map((other, index) => ({ ...open, hash: `${index}`, ...other })),
  });
  for (let count = 0; count < maxInvitations; count += 1) await create();
  const full = { extensions: { code: 'CONFLICT', max: maxInvitations } };
  await expect(create()).rejects.toMatchObject(full);
  expect(await readInvitations(ada)).toHaveLength(maxInvitations);
  clock.advance(7 * 24 * 60 * 60_000);
  expect(await readInvitations(ada)).toEqual([]);
  await create();
});
