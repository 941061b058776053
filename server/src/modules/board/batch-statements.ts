import type { BoardUser } from '@canary/board/model';
import { join, sqltag } from '@prisma/client/runtime/client';
import type { BoardSize } from './board-size.ts';
import type { BoardDbClient } from './database.ts';
import { type BoardEvent, parseEvent, type TaskState, taskColumns } from './event.ts';
import { noSuchBoard } from './read-board.ts';

// Raw SQL for both databases: Prisma takes longer to build these statements than the database takes to run them.

/** The board's row. */
type BoardRow = BoardSize & { readonly id: string; readonly version: number };

/** Locks a board until the transaction ends, so that versions commit in order. It must be the first statement. */
export async function lockBoard(transaction: BoardDbClient, boardId: string): Promise<BoardRow> {
  const [row] = await transaction.$queryRaw<BoardRow[]>`
    UPDATE "Board" SET "version" = "version" WHERE "id" = ${boardId} RETURNING *`;
  if (!row) throw noSuchBoard();
  return row;
}

/** Finds the events of repeated changes of a board, by idempotency key and in order. */
export async function findApplied(
  client: BoardDbClient,
  boardId: string,
  changes: readonly { readonly changeId?: string | null | undefined }[],
): Promise<Map<string, BoardEvent>> {
  const keys = changes.flatMap(({ changeId }) => changeId ?? []);
  if (keys.length === 0) return new Map();
  // Sorted here: for ORDER BY, SQLite would read the whole log in its order.
  const rows = await client.$queryRaw<object[]>`
    SELECT * FROM "BoardEvent" WHERE "boardId" = ${boardId} AND "changeId" IN (${join(keys)})`;
  const events = rows.map(parseEvent).sort((one, other) => one.version - other.version);
  return new Map(events.map((event) => [event.changeId ?? '', event]));
}

/** Finds the deleted cards of a board that changes name. */
export async function findDeleted(
  transaction: BoardDbClient,
  boardId: string,
  changes: readonly { readonly id?: string | null | undefined }[],
): Promise<Map<string, TaskState>> {
  const ids = changes.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const where = { boardId, id: { in: ids }, deletedAt: { not: null } };
  const rows = await transaction.task.findMany({ where, select: taskColumns });
  return new Map(rows.map((task) => [task.id, task]));
}

/** What a batch of changes writes. */
export interface Rows {
  readonly removedUsers: readonly string[];
  readonly users: readonly BoardUser[];
  readonly tasks: readonly TaskState[];
  readonly deletedTasks: readonly TaskState[];
  /** At least one event. */
  readonly events: readonly BoardEvent[];
  readonly board: BoardRow;
}

/** Writes the results of changes. People come first, because cards are assigned to them. */
export async function writeRows(transaction: BoardDbClient, rows: Rows, now: Date): Promise<void> {
  const { removedUsers, users, tasks, deletedTasks, events, board } = rows;
  const { id: boardId } = board;
  // The cards of removed people become unassigned, deleted cards too.
  if (removedUsers.length > 0) {
    const removed = { in: [...removedUsers] };
    await transaction.task.updateMany({
      where: { boardId, assigneeId: removed },
      data: { assigneeId: null },
    });
    await transaction.boardUser.deleteMany({ where: { boardId, id: removed } });
  }
  // People are written one by one, because they seldom change.
  for (const { id, name, accountId = null, role = null } of users) {
    const user = { name, accountId, role };
    await transaction.boardUser.upsert({
      where: { boardId_id: { boardId, id } },
      create: { boardId, id, ...user, createdAt: now },
      update: user,
    });
  }
  const taskRow = ({ id, title, column, rank, assigneeId }: TaskState, deletedAt: Date | null) =>
    sqltag`(${boardId}, ${id}, ${title}, ${column}, ${rank}, ${assigneeId}, ${now}, ${deletedAt})`;
  const taskRows = [
    ...tasks.map((task) => taskRow(task, null)),
    ...deletedTasks.map((task) => taskRow(task, now)),
  ];
  if (taskRows.length > 0) {
    await transaction.$executeRaw`
      INSERT INTO "Task" ("boardId", "id", "title", "column", "rank", "assigneeId", "createdAt", "deletedAt")
      VALUES ${join(taskRows)}
      ON CONFLICT ("boardId", "id") DO UPDATE SET "title" = excluded."title", "column" = excluded."column",
        "rank" = excluded."rank", "assigneeId" = excluded."assigneeId", "deletedAt" = excluded."deletedAt"`;
  }
  const eventRows = events.map(
    ({ version, kind, payload, changeId, actorId, createdAt }) =>
      sqltag`(${boardId}, ${version}, ${kind}, ${JSON.stringify(payload)}, ${changeId}, ${actorId}, ${createdAt})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "BoardEvent" ("boardId", "version", "kind", "payload", "changeId", "actorId", "createdAt")
    VALUES ${join(eventRows)}`;
  await transaction.$executeRaw`
    UPDATE "Board" SET "version" = ${board.version}, "tasks" = ${board.tasks}, "users" = ${board.users},
      "textBytes" = ${board.textBytes}, "changedAt" = ${now} WHERE "id" = ${boardId}`;
  const changed = events.findLast((event) => event.kind === 'BOARD_CHANGED');
  if (changed) {
    const { name, isDeleted } = changed.payload;
    await transaction.board.update({
      where: { id: boardId },
      data: { name, deletedAt: isDeleted ? now : null },
    });
  }
}
