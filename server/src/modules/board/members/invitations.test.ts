import { maxInvitations } from '@canary/board/limits';
import { expect, test } from 'vitest';
import {
  addBoardForTest,
  openBoardsForTest,
  openDatabaseForTest,
} from '../../../../../tests/support/for-test.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { visitor } from '../../../../../tests/support/visitor.ts';
import { stateOfInvitation } from '../log/invitation.ts';
import { BoardAccess } from './access.ts';
import { createInvitation, readInvitations } from './invitations.ts';

test('A board has a maximum number of open invitations. Other invitations don’t count', async () => {
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

test.each([
  ['OPEN', { expiresAt: 2, uses: 1, maxUses: 2 }],
  ['OPEN', { expiresAt: 2, uses: 9, maxUses: null }],
  ['EXPIRED', { expiresAt: 1, uses: 0, maxUses: null }],
  ['USED_UP', { expiresAt: 2, uses: 2, maxUses: 2 }],
  ['REVOKED', { expiresAt: 1, uses: 2, maxUses: 2, revokedAt: new Date(0) }],
] as const)('An invitation is %s at the time 1 if it has %j', (state, { expiresAt, ...fields }) => {
  const invitation = {
    id: 'a',
    boardId: 'own',
    role: 'editor',
    inviterId: 'ada',
    createdAt: new Date(0),
  } as const;
  const times = { expiresAt: new Date(expiresAt), revokedAt: null };
  expect(stateOfInvitation({ ...invitation, ...times, ...fields }, 1)).toBe(state);
});
