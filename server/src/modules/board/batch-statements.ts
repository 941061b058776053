import { join, sqltag } from '@prisma/client/runtime/client';
import type { DbClient } from '../../platform/database/database.ts';
import type { BoardSize } from './board-size.ts';
import {
  type BoardEvent,
  type BoardUserState,
  boardId,
  parseEvent,
  type TaskState,
  taskColumns,
} from './event.ts';

// Raw SQL for both databases: Prisma takes longer to build these statements than the database takes to run them.

/** The board's row. */
type BoardRow = BoardSize & { readonly version: number };

/** Locks the board until the transaction ends, so that versions commit in order. It must be the first statement. */
export async function lockBoard(transaction: DbClient): Promise<BoardRow> {
  const [row] = await transaction.$queryRaw<BoardRow[]>`
    UPDATE "Board" SET "version" = "version" WHERE "id" = ${boardId} RETURNING *`;
  if (!row) throw new Error('The board has no row. The migrations create it.');
  return row;
}

/** Finds the events of repeated changes, by idempotency key and in order. */
export async function findApplied(
  client: DbClient,
  changes: readonly { readonly changeId?: string | null | undefined }[],
): Promise<Map<string, BoardEvent>> {
  const keys = changes.flatMap(({ changeId }) => changeId ?? []);
  if (keys.length === 0) return new Map();
  const rows = await client.$queryRaw<object[]>`
    SELECT * FROM "BoardEvent" WHERE "changeId" IN (${join(keys)}) ORDER BY "version"`;
  return new Map(rows.map(parseEvent).map((event) => [event.changeId ?? '', event]));
}

/** Finds the deleted cards that changes name. */
export async function findDeleted(
  transaction: DbClient,
  changes: readonly { readonly id?: string | null | undefined }[],
): Promise<Map<string, TaskState>> {
  const ids = changes.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const where = { id: { in: ids }, deletedAt: { not: null } };
  const rows = await transaction.task.findMany({ where, select: taskColumns });
  return new Map(rows.map((task) => [task.id, task]));
}

/** What a batch of changes writes. */
export interface Rows {
  readonly removedUsers: readonly string[];
  readonly users: readonly BoardUserState[];
  readonly tasks: readonly TaskState[];
  readonly deletedTasks: readonly TaskState[];
  /** At least one event. */
  readonly events: readonly BoardEvent[];
  readonly board: BoardRow;
}

/** Writes the results of changes. People come first, because cards are assigned to them. */
export async function writeRows(transaction: DbClient, rows: Rows, now: Date): Promise<void> {
  const { removedUsers, users, tasks, deletedTasks, events, board } = rows;
  // The cards of removed people become unassigned, deleted cards too.
  if (removedUsers.length > 0) {
    await transaction.boardUser.deleteMany({ where: { id: { in: [...removedUsers] } } });
  }
  // People are written one by one, because they seldom change.
  for (const user of users) {
    await transaction.boardUser.upsert({
      where: { id: user.id },
      create: { ...user, createdAt: now },
      update: user,
    });
  }
  const taskRow = ({ id, title, column, rank, assigneeId }: TaskState, deletedAt: Date | null) =>
    sqltag`(${id}, ${title}, ${column}, ${rank}, ${assigneeId}, ${now}, ${deletedAt})`;
  const taskRows = [
    ...tasks.map((task) => taskRow(task, null)),
    ...deletedTasks.map((task) => taskRow(task, now)),
  ];
  if (taskRows.length > 0) {
    await transaction.$executeRaw`
      INSERT INTO "Task" ("id", "title", "column", "rank", "assigneeId", "createdAt", "deletedAt")
      VALUES ${join(taskRows)}
      ON CONFLICT ("id") DO UPDATE SET "title" = excluded."title", "column" = excluded."column",
        "rank" = excluded."rank", "assigneeId" = excluded."assigneeId", "deletedAt" = excluded."deletedAt"`;
  }
  const eventRows = events.map(
    ({ version, kind, payload, changeId, createdAt }) =>
      sqltag`(${version}, ${kind}, ${JSON.stringify(payload)}, ${changeId}, ${createdAt})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "BoardEvent" ("version", "kind", "payload", "changeId", "createdAt") VALUES ${join(eventRows)}`;
  await transaction.$executeRaw`
    UPDATE "Board" SET "version" = ${board.version}, "tasks" = ${board.tasks}, "users" = ${board.users},
      "textBytes" = ${board.textBytes} WHERE "id" = ${boardId}`;
}
