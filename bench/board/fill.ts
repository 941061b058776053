import { rankBetween } from '../../board/src/rank.ts';
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
      title: `Card ${index}`,
      column: 'todo' as const,
      rank,
      createdAt,
    };
  });
  await db.task.createMany({ data: tasks });
  await db.board.update({ where: { id: 'board' }, data: { tasks: count } });
  return tasks.map(({ id }) => id);
}
