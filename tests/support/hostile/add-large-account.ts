import { ranksBetween } from '../../../board/src/rank.ts';
import { readBoard } from '../../../server/src/modules/board/log/read-board.ts';
import { firstColumns } from '../../../server/src/modules/board/members/own-boards.ts';
import { hashPassword } from '../../../server/src/modules/credentials/password.ts';
import type { AllTables } from '../../../server/src/platform/database/database.ts';
import { password } from '../accounts.ts';
import { times } from './attacks.ts';
import { largeBoards, largeCard, largeEmail } from './large-account.ts';

const [cards, comments] = [10_000, 9_000];

/** Adds the account with large boards. */
export async function addLargeAccount(db: AllTables): Promise<void> {
  const createdAt = new Date();
  const { id: accountId } = await db.user.create({ data: { username: 'Ada', email: largeEmail, createdAt } });
  const passwordHash = await hashPassword(password, '');
  await db.credential.create({ data: { userId: accountId, passwordHash, changedAt: createdAt } });
  const [first = '', ...others] = largeBoards;
  const commented = largeBoards.slice(0, 2);
  const labelIds = times(20, (index) => `label-${index}`);
  const tasks = ranksBetween(null, null, cards).map((rank, index) => ({
    ...{ boardId: first, id: largeCard(index), number: index + 1, title: 'x'.repeat(300) },
    ...{ columnId: 'todo', rank, labelIds, createdAt },
  }));
  const person = { id: 'owner', name: 'Ada', accountId, lastAccountId: accountId, role: 'owner' } as const;
  await db.board.createMany({ data: largeBoards.map((id) => ({ id, name: id })) });
  await db.boardUser.createMany({ data: largeBoards.map((boardId) => ({ boardId, ...person, createdAt })) });
  await db.boardColumn.createMany({
    data: largeBoards.flatMap((boardId) => firstColumns.map((column) => ({ boardId, ...column }))),
  });
  await db.boardLabel.createMany({
    data: largeBoards.flatMap((boardId) =>
      labelIds.map((id) => ({ boardId, id, name: id, color: 'red' as const })),
    ),
  });
  await db.task.createMany({ data: tasks });
  for (const boardId of others)
    await db.$executeRaw`
      INSERT INTO "Task" ("boardId", "id", "number", "title", "columnId", "rank", "labelIds", "createdAt")
      SELECT ${boardId}, "id", "number", "title", "columnId", "rank", "labelIds", "createdAt" FROM "Task" WHERE "boardId" = ${first}`;
  await db.$executeRaw`
    INSERT INTO "TaskAssignee" ("boardId", "taskId", "personId", "position")
    SELECT "boardId", "id", ${person.id}, 0 FROM "Task" WHERE "boardId" LIKE 'large-%'`;
  const text = 'x'.repeat(5_000);
  for (const boardId of commented)
    await db.$executeRaw`
      INSERT INTO "TaskComment" ("boardId", "id", "taskId", "authorId", "text", "createdAt")
      SELECT "boardId", "id", "id", ${person.id}, ${text}, "createdAt" FROM "Task"
      WHERE "boardId" = ${boardId} AND "number" <= ${comments}`;
  const board = await readBoard(db, first);
  const cardBytes = board.tasks.reduce((sum, card) => sum + Buffer.byteLength(JSON.stringify(card)), 0);
  const size = { tasks: cards, users: 1, lastNumber: cards, cardBytes };
  await db.board.updateMany({ where: { id: { in: largeBoards } }, data: size });
  const textBytes = comments * text.length;
  await db.board.updateMany({ where: { id: { in: commented } }, data: { textBytes } });
}
