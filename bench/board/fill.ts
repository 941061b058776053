import { boardColors } from '../../board/src/colors.ts';
import { rankBetween } from '../../board/src/rank.ts';
import { columnsOfOpenBoard } from '../../board/src/state.ts';
import type { AllTables } from '../../server/src/platform/database/database.ts';

/** Fills the first column with cards, with the ranks of cards that are added one by one. */
export async function fillBoard(db: AllTables, count: number): Promise<string[]> {
  const createdAt = new Date();
  let rank: string | null = null;
  const cards = Array.from({ length: count }, (_, index) => {
    rank = rankBetween(rank, null);
    return {
      boardId: 'board',
      // The same on every server, so that their answers can be compared.
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      number: index + 1,
      title: `Card ${index}`,
      columnId: 'todo',
      rank,
      createdAt,
    };
  });
  await db.task.createMany({ data: cards });
  await db.board.update({ where: { id: 'board' }, data: { tasks: count, lastNumber: count } });
  return cards.map(({ id }) => id);
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
      INSERT INTO "Task" ("boardId", "id", "number", "title", "columnId", "rank", "createdAt")
      SELECT "Board"."id", "Task"."id", "Task"."number", "Task"."title", "Task"."columnId", "Task"."rank", "Task"."createdAt"
      FROM "Board" CROSS JOIN "Task" WHERE "Task"."boardId" = 'board' AND "Board"."id" LIKE ${`${name}-%`}`;
  }
  return ids;
}

/** Adds a board of an account whose cards have labels and due days. Returns its id. */
export async function fillFullBoard(db: AllTables, accountId: string, count: number): Promise<string> {
  const boardId = `full-${count}`;
  const createdAt = new Date();
  await db.board.create({ data: { id: boardId, name: boardId, tasks: count, lastNumber: count, users: 1 } });
  await db.boardUser.create({
    data: { boardId, id: 'olga', name: 'Olga', accountId, role: 'owner', createdAt },
  });
  await db.boardColumn.createMany({ data: columnsOfOpenBoard.map((column) => ({ boardId, ...column })) });
  const labels = Array.from({ length: 8 }, (_, index) => ({
    id: `label-${index}`,
    name: `Label ${index}`,
    color: boardColors[index] ?? 'gray',
  }));
  await db.boardLabel.createMany({ data: labels.map((label) => ({ boardId, ...label })) });
  let rank: string | null = null;
  const cards = Array.from({ length: count }, (_, index) => {
    rank = rankBetween(rank, null);
    const dueAt = new Date(createdAt.getTime() + ((index % 41) - 20) * 86_400_000);
    return {
      boardId,
      // The same on every server, so that their answers can be compared.
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      number: index + 1,
      title: `Card ${index}`,
      columnId: columnsOfOpenBoard[index % columnsOfOpenBoard.length]?.id ?? 'todo',
      rank,
      labelIds: [`label-${index % labels.length}`, `label-${(index * 3 + 1) % labels.length}`],
      dueOn: dueAt.toISOString().slice(0, 10),
      createdAt,
    };
  });
  await db.task.createMany({ data: cards });
  return boardId;
}
