import { rankBetween } from '../../board/src/rank.ts';
import { columnsOfOpenBoard } from '../../board/src/state.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';

/** Fills the first column with cards that have the same ranks as if they were added one by one. */
export async function fillBoard(db: AllTables, count: number): Promise<string[]> {
  const createdAt = new Date();
  let rank: string | null = null;
  const tasks = Array.from({ length: count }, (_, index) => {
    rank = rankBetween(rank, null);
    return {
      boardId: 'board',
      id: `card-${index}`,
      number: index + 1,
      title: `Card ${index}`,
      column: 'todo',
      rank,
      createdAt,
    };
  });
  await db.task.createMany({ data: tasks });
  await db.board.update({ where: { id: 'board' }, data: { tasks: count, lastNumber: count } });
  return tasks.map(({ id }) => id);
}

/** The account that owns all boards of {@link fillBoards}. */
export const ownerId = 'owner';

/**
 * Adds boards of one owner to a database whose open board is filled, with copies of the open board's cards or without cards.
 *
 * @param name the boards' ids are this name and a number
 */
export async function fillBoards(
  db: AllTables,
  { name, count, cards }: { readonly name: string; readonly count: number; readonly cards: number },
): Promise<string[]> {
  const createdAt = new Date();
  const ids = Array.from({ length: count }, (_, index) => `${name}-${index}`);
  const owner = { id: 'olga', name: 'Olga', accountId: ownerId, role: 'owner', createdAt } as const;
  await db.board.createMany({
    data: ids.map((id) => ({ id, name: id, tasks: cards, lastNumber: cards, users: 1 })),
  });
  await db.boardUser.createMany({ data: ids.map((boardId) => ({ boardId, ...owner })) });
  await db.boardColumn.createMany({
    data: ids.flatMap((boardId) => columnsOfOpenBoard.map((column) => ({ boardId, ...column }))),
  });
  if (cards > 0) {
    await db.$executeRaw`
      INSERT INTO "Task" ("boardId", "id", "number", "title", "column", "rank", "createdAt")
      SELECT "Board"."id", "Task"."id", "Task"."number", "Task"."title", "Task"."column", "Task"."rank", "Task"."createdAt"
      FROM "Board" CROSS JOIN "Task" WHERE "Task"."boardId" = 'board' AND "Board"."id" LIKE ${`${name}-%`}`;
  }
  return ids;
}
