import type { BoardState } from '@canary/board/state';
import { join, sqltag } from '@prisma/client/runtime/client';
import type { DbClient } from '../database/database.ts';
import type { BoardSize } from './board-size.ts';
import { type BoardEvent, boardId, parseEvent, type TaskState, taskColumns } from './event.ts';

// SQL for both databases, where it takes Prisma longer to write the statement than the database to run it.

/** The board's row. */
type BoardRow = BoardSize & { readonly version: number };

/** Locks the board until the transaction ends, so that versions commit in order. It comes first. */
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

/** Finds the deleted cards among those that changes name. */
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

/** Writes people one by one, because they seldom change. Those who were removed first: their cards become unassigned. */
export async function writeUsers(
  transaction: DbClient,
  board: BoardState,
  removed: readonly string[],
  changed: readonly string[],
): Promise<void> {
  if (removed.length > 0) await transaction.boardUser.deleteMany({ where: { id: { in: [...removed] } } });
  for (const id of changed) {
    const user = board.users().get(id);
    if (user) await transaction.boardUser.upsert({ where: { id }, create: user, update: user });
  }
}

/** Writes cards. Those that are not on the board are deleted. */
export async function writeTasks(
  transaction: DbClient,
  board: BoardState,
  tasks: readonly TaskState[],
  now: Date,
): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map(
    ({ id, title, column, rank, assigneeId }) =>
      sqltag`(${id}, ${title}, ${column}, ${rank}, ${assigneeId}, ${now}, ${board.task(id) ? null : now})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "Task" ("id", "title", "column", "rank", "assigneeId", "createdAt", "deletedAt")
    VALUES ${join(rows)}
    ON CONFLICT ("id") DO UPDATE SET "title" = excluded."title", "column" = excluded."column",
      "rank" = excluded."rank", "assigneeId" = excluded."assigneeId", "deletedAt" = excluded."deletedAt"`;
}

/** Appends events to the log. */
export async function writeEvents(transaction: DbClient, events: readonly BoardEvent[]): Promise<void> {
  const rows = events.map(
    ({ version, kind, payload, changeId, createdAt }) =>
      sqltag`(${version}, ${kind}, ${JSON.stringify(payload)}, ${changeId}, ${createdAt})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "BoardEvent" ("version", "kind", "payload", "changeId", "createdAt") VALUES ${join(rows)}`;
}

/** Writes the board's version and size. */
export async function writeBoard(
  transaction: DbClient,
  { version, tasks, users, textBytes }: BoardRow,
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE "Board" SET "version" = ${version}, "tasks" = ${tasks}, "users" = ${users}, "textBytes" = ${textBytes}
    WHERE "id" = ${boardId}`;
}
