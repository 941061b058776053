import { expect, test } from 'vitest';
import { openDatabaseForTest } from '../../../../../tests/support/for-test.ts';
import type { Db } from '../../../platform/database/database.ts';
import { purgeDeletedBoards } from './own-boards.ts';

test('A deleted board that an owner restores at the moment of its erasure stays', async () => {
  const db = await openDatabaseForTest();
  for (const id of ['restored', 'left']) await db.board.create({ data: { id, deletedAt: new Date(0) } });
  const findMany = async ({ args, query }: { args: object; query: (args: object) => Promise<unknown> }) => {
    const found = await query(args);
    await db.board.update({ where: { id: 'restored' }, data: { deletedAt: null } });
    return found;
  };
  await purgeDeletedBoards(db.$extends({ query: { board: { findMany } } }) as unknown as Db, Date.now());
  expect(await db.board.findMany({ where: { id: { in: ['restored', 'left'] } } })).toMatchObject([
    { id: 'restored' },
  ]);
});
