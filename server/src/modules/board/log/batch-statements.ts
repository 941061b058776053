import type { BoardColumn, BoardUser, Label } from '@canary/board/model';
import { join, sqltag } from '@prisma/client/runtime/client';
import type { NewActivity } from '../cards/activity.ts';
import { type CardRows, splitRows, writeCards } from '../cards/card-rows.ts';
import type { NewNotice } from '../cards/notices.ts';
import type { BoardDbClient } from '../database.ts';
import type { ChangedWords } from '../search/write-words.ts';
import type { LoggedEvent } from './event.ts';
import { countInvitationUse } from './invitation.ts';
import type { Applied } from './keys.ts';
import { limitBoards } from './limit-boards.ts';
import type { BoardSize } from './size.ts';

// Raw SQL for both databases: Prisma takes longer to build these statements than the database takes to run them.

/** The board's row. */
type BoardRow = BoardSize & { readonly id: string; readonly version: number };

/** A locked board's row. */
type LockedBoard = BoardRow & { readonly importerId: string | null };

/**
 * Locks boards until the transaction ends, so that versions commit in order. Boards are locked in the order of their
 * ids, so that servers never wait for each other. This must be the transaction's first statement.
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

/** The rows that changes of a board write. */
export interface Rows extends CardRows, ChangedWords {
  readonly revokesInvitations: boolean;
  /** The ids of invitations, once for each use. */
  readonly usedInvitations: readonly string[];
  /** The accounts that have joined the board or restored it. */
  readonly newHolders: readonly string[];
  readonly removedUsers: readonly string[];
  readonly users: readonly BoardUser[];
  /** The ids of cards to erase after all other rows are written. */
  readonly purged: ReadonlySet<string>;
  /** The columns and labels by id; undefined for a deleted column or label. */
  readonly columns: readonly (readonly [string, BoardColumn | undefined])[];
  readonly labels: readonly (readonly [string, Label | undefined])[];
  readonly notices: readonly NewNotice[];
  /** At least one event. */
  readonly events: readonly LoggedEvent[];
  /** The new idempotency keys. */
  readonly keys: readonly (Applied & { readonly changeId: string; readonly createdAt: Date })[];
  readonly activities: readonly (NewActivity &
    Pick<LoggedEvent, 'version' | 'actorId' | 'createdAt'> & {
      readonly position: number;
    })[];
  /** The name of the board, and whether it is deleted; null if neither has changed. */
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
    await countInvitationUse(transaction, id, now);
  // People come first, because cards are assigned to them.
  for (const rows of boards) await writeUsers(transaction, rows, now);
  const revoking = boards.flatMap(({ revokesInvitations, board }) => (revokesInvitations ? board.id : []));
  if (revoking.length > 0) {
    await transaction.boardInvitation.updateMany({
      where: { boardId: { in: revoking }, revokedAt: null },
      data: { revokedAt: now },
    });
  }
  await writeCards(transaction, boards, now);
  await writeEvents(transaction, boards);
  const boardRows = boards.map(
    ({ board: { id, version, tasks, users, cardBytes, lastNumber, archived, textBytes } }) =>
      sqltag`(${id}, ${version}, ${tasks}, ${users}, ${cardBytes}, ${lastNumber}, ${archived}, ${textBytes}, ${now})`,
  );
  await transaction.$executeRaw`
    INSERT INTO "Board" ("id", "version", "tasks", "users", "cardBytes", "lastNumber", "archived",
      "textBytes", "changedAt")
    VALUES ${join(boardRows)}
    ON CONFLICT ("id") DO UPDATE SET "version" = excluded."version", "tasks" = excluded."tasks",
      "users" = excluded."users", "cardBytes" = excluded."cardBytes", "lastNumber" = excluded."lastNumber",
      "archived" = excluded."archived", "textBytes" = excluded."textBytes", "changedAt" = excluded."changedAt"`;
  for (const rows of boards) await writeColumnsAndLabels(transaction, rows);
  for (const { board, info } of boards) {
    if (!info) continue;
    const { name, isDeleted } = info;
    await transaction.board.update({
      where: { id: board.id },
      data: { name, deletedAt: isDeleted ? now : null },
    });
  }
  const holders = boards.flatMap(({ newHolders }) => newHolders);
  if (holders.length > 0) await limitBoards(transaction, holders);
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
    ofBoard.map(
      ({ changeId, kind, subjectId, createdAt }) =>
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
  for (const part of splitRows(activities))
    await transaction.$executeRaw`
      INSERT INTO "BoardActivity" ("boardId", "version", "position", "kind", "subjectId", "taskId", "title", "isDeleted",
        "changes", "actorId", "createdAt")
      VALUES ${join(part)}`;
}

/** Writes the people of a board one by one, because people seldom change. */
async function writeUsers(
  transaction: BoardDbClient,
  { removedUsers, users, board: { id: boardId } }: Rows,
  now: Date,
): Promise<void> {
  // Deleting a person deletes their assignments.
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

/** Writes columns and labels one by one, because columns and labels seldom change. */
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
