import type { BoardColumn, BoardUser, Label } from '@canary/board/model';
import { join, sqltag } from '@prisma/client/runtime/client';
import type { BoardSize } from './board-size.ts';
import type { BoardDbClient } from './database.ts';
import { assignedTaskColumns, type BoardEvent, parseEvent, type TaskState, toTask } from './event.ts';
import { countUse } from './find-invitation.ts';
import type { NewNotice } from './notices.ts';
import type { TextChange } from './text-statements.ts';

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

/** What a change names on its board. */
interface Named {
  readonly boardId: string;
  readonly id?: string | null | undefined;
  readonly changeId?: string | null | undefined;
}

/** Rows of boards, by the board's id and then by their own id or key. */
type RowsByBoard<Row> = ReadonlyMap<string, Map<string, Row>>;

/** Finds the events of repeated changes, by idempotency key and in order. */
export async function findApplied(
  client: BoardDbClient,
  changes: readonly Named[],
): Promise<RowsByBoard<BoardEvent>> {
  const keys = changes.flatMap(({ boardId, changeId }) =>
    changeId ? sqltag`(${boardId}, ${changeId})` : [],
  );
  if (keys.length === 0) return new Map();
  // Sorted here: for ORDER BY, SQLite would read the whole log in its order.
  const rows = await client.$queryRaw<object[]>`
    SELECT * FROM "BoardEvent" WHERE ("boardId", "changeId") IN (VALUES ${join(keys)})`;
  const events = rows.map(parseEvent).sort((one, other) => one.version - other.version);
  return groupByBoard(events.map((event) => [event.boardId, event.changeId ?? '', event]));
}

/** Finds the deleted cards that changes name. */
export async function findDeleted(
  transaction: BoardDbClient,
  changes: readonly Named[],
): Promise<RowsByBoard<TaskState>> {
  const ids = changes.flatMap(({ boardId, id }) => (id ? sqltag`(${boardId}, ${id})` : []));
  if (ids.length === 0) return new Map();
  const found = await transaction.$queryRaw<{ readonly boardId: string; readonly id: string }[]>`
    SELECT "boardId", "id" FROM "Task"
    WHERE ("boardId", "id") IN (VALUES ${join(ids)}) AND "deletedAt" IS NOT NULL`;
  if (found.length === 0) return new Map();
  const rows = await transaction.task.findMany({
    where: { OR: found.map(({ boardId, id }) => ({ boardId, id })) },
    select: { boardId: true, ...assignedTaskColumns },
  });
  return groupByBoard(rows.map(({ boardId, ...row }) => [boardId, row.id, toTask(row)]));
}

/** @param rows the rows with their board's id and their own id or key */
function groupByBoard<Row>(rows: readonly (readonly [string, string, Row])[]): RowsByBoard<Row> {
  const byBoard = new Map<string, Map<string, Row>>();
  for (const [boardId, key, row] of rows) {
    const ofBoard = byBoard.get(boardId) ?? new Map<string, Row>();
    byBoard.set(boardId, ofBoard.set(key, row));
  }
  return byBoard;
}

/** What the changes of a board write. */
export interface Rows {
  readonly revokesInvitations: boolean;
  /** The ids of invitations, once for each use. */
  readonly usedInvitations: readonly string[];
  readonly removedUsers: readonly string[];
  readonly users: readonly BoardUser[];
  readonly tasks: readonly TaskState[];
  readonly deletedTasks: readonly TaskState[];
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
  const events = boards.flatMap((board) => board.events);
  const eventRows = events.map(
    ({ boardId, version, kind, payload, changeId, actorId, activity, createdAt }) => {
      const taskId = activity && kind.startsWith('TASK_') ? payload.id : null;
      return sqltag`(${boardId}, ${version}, ${kind}, ${JSON.stringify(payload)}, ${changeId}, ${actorId}, ${taskId},
        ${activity && JSON.stringify(activity)}, ${createdAt})`;
    },
  );
  await transaction.$executeRaw`
    INSERT INTO "BoardEvent" ("boardId", "version", "kind", "payload", "changeId", "actorId", "taskId", "activity", "createdAt")
    VALUES ${join(eventRows)}`;
  const boardRows = boards.map(
    ({ board: { id, version, tasks, users, textBytes, lastNumber, archived, detailBytes } }) =>
      sqltag`(${id}, ${version}, ${tasks}, ${users}, ${textBytes}, ${lastNumber}, ${archived}, ${detailBytes}, ${now})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "Board" ("id", "version", "tasks", "users", "textBytes", "lastNumber", "archived",
      "detailBytes", "changedAt")
    VALUES ${join(boardRows)}
    ON CONFLICT ("id") DO UPDATE SET "version" = excluded."version", "tasks" = excluded."tasks",
      "users" = excluded."users", "textBytes" = excluded."textBytes", "lastNumber" = excluded."lastNumber",
      "archived" = excluded."archived", "detailBytes" = excluded."detailBytes", "changedAt" = excluded."changedAt"`;
  for (const rows of boards) await writeColumnsAndLabels(transaction, rows);
  for (const event of events.filter(({ kind }) => kind === 'BOARD_CHANGED'))
    await writeInfo(transaction, event, now);
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
  const taskRow = (boardId: string, task: TaskState, deletedAt: Date | null) => {
    const { id, number, title, column, rank, labelIds, dueOn, checklist, hasDescription } = task;
    return sqltag`(${boardId}, ${id}, ${number}, ${title}, ${column}, ${rank}, ${JSON.stringify(labelIds)}, ${dueOn},
      ${JSON.stringify(checklist)}, ${hasDescription}, ${task.comments}, ${task.textVersion}, ${now}, ${deletedAt})`;
  };
  const taskRows = boards.flatMap(({ board, tasks, deletedTasks }) => [
    ...tasks.map((task) => taskRow(board.id, task, null)),
    ...deletedTasks.map((task) => taskRow(board.id, task, now)),
  ]);
  for (let start = 0; start < taskRows.length; start += maxRows) {
    await transaction.$executeRaw`
      INSERT INTO "Task" ("boardId", "id", "number", "title", "column", "rank", "labelIds", "dueOn", "checklist",
        "hasDescription", "comments", "textVersion", "createdAt", "deletedAt")
      VALUES ${join(taskRows.slice(start, start + maxRows))}
      ON CONFLICT ("boardId", "id") DO UPDATE SET "title" = excluded."title", "column" = excluded."column",
        "rank" = excluded."rank", "labelIds" = excluded."labelIds", "dueOn" = excluded."dueOn",
        "checklist" = excluded."checklist", "hasDescription" = excluded."hasDescription",
        "comments" = excluded."comments", "textVersion" = excluded."textVersion", "deletedAt" = excluded."deletedAt"`;
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

/** Writes the name of a board, and whether it is deleted. */
async function writeInfo(transaction: BoardDbClient, event: BoardEvent, now: Date): Promise<void> {
  if (event.kind !== 'BOARD_CHANGED') return;
  const { name, isDeleted } = event.payload;
  await transaction.board.update({
    where: { id: event.boardId },
    data: { name, deletedAt: isDeleted ? now : null },
  });
}
