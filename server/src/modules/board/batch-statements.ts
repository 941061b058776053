import type { TextChange } from '@canary/board/changes/change';
import type { Found } from '@canary/board/changes/index';
import type { BoardColumn, BoardUser, Label, Task } from '@canary/board/model';
import { join, raw, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { NewActivity } from './activity.ts';
import type { BoardSize } from './board-size.ts';
import type { BoardDbClient } from './database.ts';
import { assignedTaskColumns, type BoardEvent, taskColumns, toTask } from './event.ts';
import { countUse } from './find-invitation.ts';
import type { NewNotice } from './notices.ts';

// Raw SQL for both databases: Prisma takes longer to build these statements than the database takes to run them.

/** The board's row. */
type BoardRow = BoardSize & { readonly id: string; readonly version: number };

/** A locked board's row. */
type LockedBoard = BoardRow & { readonly importerId: string | null };

/**
 * Locks boards until the transaction ends, so that versions commit in order; in the order of their ids, so that servers never
 * wait for each other. It must be the first statement.
 *
 * @returns the rows of the boards that exist, by id
 */
export async function lockBoards(
  transaction: BoardDbClient,
  boardIds: readonly string[],
): Promise<Map<string, LockedBoard>> {
  // An UPDATE of several rows would lock them in any order; SQLite has no SELECT … FOR UPDATE.
  const rows = await transaction.$queryRaw<LockedBoard[]>`
    INSERT INTO "Board" ("id") SELECT "id" FROM "Board" WHERE "id" IN (${join(boardIds)}) ORDER BY "id"
    ON CONFLICT ("id") DO UPDATE SET "version" = "Board"."version" RETURNING *`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The board and the idempotency key of a change. */
interface Named {
  readonly boardId: string;
  readonly changeId?: string | null | undefined;
}

/** What was changed under an idempotency key. */
export interface Applied {
  readonly kind: string;
  readonly subjectId: string | null;
}

const appliedRow = z.object({
  boardId: z.string(),
  changeId: z.string(),
  kind: z.string(),
  subjectId: z.string().nullable(),
});

/** Finds the changes that were applied before, by board and idempotency key. */
export async function findApplied(
  client: BoardDbClient,
  changes: readonly Named[],
): Promise<ReadonlyMap<string, Map<string, Applied>>> {
  const keys = changes.flatMap(({ boardId, changeId }) =>
    changeId ? sqltag`(${boardId}, ${changeId})` : [],
  );
  const byBoard = new Map<string, Map<string, Applied>>();
  if (keys.length === 0) return byBoard;
  const rows = await client.$queryRaw<object[]>`
    SELECT * FROM "BoardKey" WHERE ("boardId", "changeId") IN (VALUES ${join(keys)})`;
  for (const row of rows) {
    const { boardId, changeId, ...applied } = appliedRow.parse(row);
    byBoard.set(boardId, (byBoard.get(boardId) ?? new Map()).set(changeId, applied));
  }
  return byBoard;
}

/** Finds the archived cards that changes name, and keeps each for its board. */
export async function findArchived(
  transaction: BoardDbClient,
  named: readonly { readonly boardId: string; readonly id: string }[],
  foundOf: (boardId: string) => Pick<Found, 'archived'>,
): Promise<void> {
  const ids = named.map(({ boardId, id }) => sqltag`(${boardId}, ${id})`);
  if (ids.length === 0) return;
  const found = await transaction.$queryRaw<{ readonly boardId: string; readonly id: string }[]>`
    SELECT "boardId", "id" FROM "Task"
    WHERE ("boardId", "id") IN (VALUES ${join(ids)}) AND "deletedAt" IS NOT NULL`;
  if (found.length === 0) return;
  const rows = await transaction.task.findMany({
    where: { OR: found.map(({ boardId, id }) => ({ boardId, id })) },
    select: { boardId: true, ...assignedTaskColumns },
  });
  for (const { boardId, ...row } of rows) foundOf(boardId).archived.set(row.id, toTask(row));
}

/** What the changes of a board write. */
export interface Rows {
  readonly revokesInvitations: boolean;
  /** The ids of invitations, once for each use. */
  readonly usedInvitations: readonly string[];
  readonly removedUsers: readonly string[];
  readonly users: readonly BoardUser[];
  readonly tasks: readonly Task[];
  readonly deletedTasks: readonly Task[];
  /** The ids of the cards among these that have other assignees than before. */
  readonly reassigned: ReadonlySet<string>;
  /** The ids of cards that are erased after all else is written. */
  readonly purged: ReadonlySet<string>;
  /** The columns and labels by id; undefined if they are deleted. */
  readonly columns: readonly (readonly [string, BoardColumn | undefined])[];
  readonly labels: readonly (readonly [string, Label | undefined])[];
  /** Descriptions and comments, in the order of their changes. */
  readonly texts: readonly TextChange[];
  readonly notices: readonly NewNotice[];
  /** At least one event. */
  readonly events: readonly BoardEvent[];
  /** The new idempotency keys. */
  readonly keys: ReadonlyMap<string, Applied & { readonly createdAt: Date }>;
  readonly activities: readonly (NewActivity &
    Pick<BoardEvent, 'version' | 'actorId' | 'createdAt'> & {
      readonly position: number;
    })[];
  /** The name of the board, and whether it is deleted, if one of these has changed. */
  readonly info: { readonly name: string; readonly isDeleted: boolean } | null;
  readonly board: BoardRow;
}

/** Writes the results of changes of at least one board. */
export async function writeRows(
  transaction: BoardDbClient,
  boards: readonly Rows[],
  now: Date,
): Promise<void> {
  for (const id of boards.flatMap(({ usedInvitations }) => usedInvitations))
    await countUse(transaction, id, now);
  // People come first, because cards are assigned to them.
  for (const rows of boards) await writeUsers(transaction, rows, now);
  const revoking = boards.flatMap(({ revokesInvitations, board }) => (revokesInvitations ? board.id : []));
  if (revoking.length > 0) {
    await transaction.boardInvitation.updateMany({
      where: { boardId: { in: revoking }, revokedAt: null },
      data: { revokedAt: now },
    });
  }
  await writeTasks(transaction, boards, now);
  await writeEvents(transaction, boards);
  const boardRows = boards.map(
    ({ board: { id, version, tasks, users, cardBytes, lastNumber, archived, detailBytes } }) =>
      sqltag`(${id}, ${version}, ${tasks}, ${users}, ${cardBytes}, ${lastNumber}, ${archived}, ${detailBytes}, ${now})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "Board" ("id", "version", "tasks", "users", "cardBytes", "lastNumber", "archived",
      "detailBytes", "changedAt")
    VALUES ${join(boardRows)}
    ON CONFLICT ("id") DO UPDATE SET "version" = excluded."version", "tasks" = excluded."tasks",
      "users" = excluded."users", "cardBytes" = excluded."cardBytes", "lastNumber" = excluded."lastNumber",
      "archived" = excluded."archived", "detailBytes" = excluded."detailBytes", "changedAt" = excluded."changedAt"`;
  for (const rows of boards) await writeColumnsAndLabels(transaction, rows);
  for (const { board, info } of boards) {
    if (!info) continue;
    const { name, isDeleted } = info;
    await transaction.board.update({
      where: { id: board.id },
      data: { name, deletedAt: isDeleted ? now : null },
    });
  }
}

/** Writes events, idempotency keys and activities. */
async function writeEvents(transaction: BoardDbClient, boards: readonly Rows[]): Promise<void> {
  const events = boards.flatMap((board) => board.events);
  const rows = events.map(
    ({ boardId, version, kind, writes, bytes, changeId, actorId, createdAt }) =>
      sqltag`(${boardId}, ${version}, ${kind}, ${JSON.stringify(writes)}, ${bytes}, ${changeId}, ${actorId}, ${createdAt})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "BoardEvent" ("boardId", "version", "kind", "writes", "bytes", "changeId", "actorId", "createdAt")
    VALUES ${join(rows)}`;
  const keys = boards.flatMap(({ board, keys: ofBoard }) =>
    [...ofBoard].map(
      ([changeId, { kind, subjectId, createdAt }]) =>
        sqltag`(${board.id}, ${changeId}, ${kind}, ${subjectId}, ${createdAt})`,
    ),
  );
  if (keys.length > 0)
    await transaction.$executeRaw`
      INSERT INTO "BoardKey" ("boardId", "changeId", "kind", "subjectId", "createdAt") VALUES ${join(keys)}`;
  const activities = boards.flatMap(({ board, activities: ofBoard }) =>
    ofBoard.map(
      ({ version, position, kind, subjectId, taskId, title, isDeleted, changes, actorId, createdAt }) =>
        sqltag`(${board.id}, ${version}, ${position}, ${kind}, ${subjectId}, ${taskId}, ${title}, ${isDeleted},
        ${JSON.stringify(changes)}, ${actorId}, ${createdAt})`,
    ),
  );
  for (let start = 0; start < activities.length; start += maxRows)
    await transaction.$executeRaw`
      INSERT INTO "BoardActivity" ("boardId", "version", "position", "kind", "subjectId", "taskId", "title", "isDeleted",
        "changes", "actorId", "createdAt")
      VALUES ${join(activities.slice(start, start + maxRows))}`;
}

/** Writes the people of a board one by one, because they seldom change. */
async function writeUsers(
  transaction: BoardDbClient,
  { removedUsers, users, board: { id: boardId } }: Rows,
  now: Date,
): Promise<void> {
  // Ends their assignments, too.
  if (removedUsers.length > 0)
    await transaction.boardUser.deleteMany({ where: { boardId, id: { in: [...removedUsers] } } });
  for (const { id, name, accountId = null, role = null } of users) {
    const user = { name, accountId, role, ...(accountId !== null && { lastAccountId: accountId }) };
    await transaction.boardUser.upsert({
      where: { boardId_id: { boardId, id } },
      create: { boardId, id, ...user, createdAt: now },
      update: user,
    });
  }
}

/** The maximum number of cards in a statement: databases limit its parameters. */
const maxRows = 1_000;

const cardColumns = Object.keys(taskColumns) as (keyof typeof taskColumns)[];
// The names are ours, not a client's.
const cardNames = raw(cardColumns.map((name) => `"${name}"`).join(', '));
const cardUpdates = raw(cardColumns.map((name) => `"${name}" = excluded."${name}"`).join(', '));

/** Cards to write. */
interface TaskRows extends Pick<Rows, 'tasks' | 'deletedTasks' | 'reassigned'> {
  readonly board: { readonly id: string };
}

/** Writes cards, and the people that they are assigned to. */
export async function writeTasks(
  transaction: BoardDbClient,
  boards: readonly TaskRows[],
  now: Date,
): Promise<void> {
  const taskRow = (boardId: string, task: Task, deletedAt: Date | null) => {
    const values = cardColumns.map((name) => {
      const value = task[name];
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    });
    return sqltag`(${boardId}, ${now}, ${deletedAt}, ${join(values)})`;
  };
  const taskRows = boards.flatMap(({ board, tasks, deletedTasks }) => [
    ...tasks.map((task) => taskRow(board.id, task, null)),
    ...deletedTasks.map((task) => taskRow(board.id, task, now)),
  ]);
  for (let start = 0; start < taskRows.length; start += maxRows) {
    await transaction.$executeRaw`
      INSERT INTO "Task" ("boardId", "createdAt", "deletedAt", ${cardNames})
      VALUES ${join(taskRows.slice(start, start + maxRows))}
      ON CONFLICT ("boardId", "id") DO UPDATE SET "deletedAt" = excluded."deletedAt", ${cardUpdates}`;
  }
  const reassigned = boards.flatMap(({ board, tasks, deletedTasks, reassigned: ids }) =>
    [...tasks, ...deletedTasks]
      .filter(({ id }) => ids.has(id))
      .map(({ id, assigneeIds }) => ({ boardId: board.id, taskId: id, assigneeIds })),
  );
  if (reassigned.length === 0) return;
  const keys = reassigned.map(({ boardId, taskId }) => sqltag`(${boardId}, ${taskId})`);
  await transaction.$executeRaw`
    DELETE FROM "TaskAssignee" WHERE ("boardId", "taskId") IN (VALUES ${join(keys)})`;
  const assigneeRows = reassigned.flatMap(({ boardId, taskId, assigneeIds }) =>
    assigneeIds.map((personId, position) => sqltag`(${boardId}, ${taskId}, ${personId}, ${position})`),
  );
  if (assigneeRows.length > 0)
    await transaction.$executeRaw`
      INSERT INTO "TaskAssignee" ("boardId", "taskId", "personId", "position") VALUES ${join(assigneeRows)}`;
}

/** Writes columns and labels one by one, because they seldom change. */
async function writeColumnsAndLabels(
  transaction: BoardDbClient,
  { columns, labels, board: { id: boardId } }: Rows,
): Promise<void> {
  for (const [id, column] of columns) {
    const key = { boardId, id };
    if (!column) await transaction.boardColumn.deleteMany({ where: key });
    else
      await transaction.boardColumn.upsert({
        where: { boardId_id: key },
        create: { boardId, ...column },
        update: column,
      });
  }
  for (const [id, label] of labels) {
    const key = { boardId, id };
    if (!label) await transaction.boardLabel.deleteMany({ where: key });
    else
      await transaction.boardLabel.upsert({
        where: { boardId_id: key },
        create: { boardId, ...label },
        update: label,
      });
  }
}
