import { maxNotices } from '@canary/board/limits';
import { empty, join, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { creationKey, type Page, type PageInput, timeInCursor, toPage } from '../../../platform/paging.ts';
import { noticeMs } from '../cards/notices.ts';
import { withBoardTables } from '../database.ts';

const notice = z.object({
  id: z.string(),
  kind: z.enum(['ASSIGNED', 'MENTIONED']),
  boardId: z.string(),
  boardName: z.string(),
  taskId: z.string(),
  number: z.int(),
  title: z.string(),
  /** When the card was archived. */
  deletedAt: z.date().nullable(),
  /** Empty for a description and for an assignment. */
  commentId: z.string(),
  actorId: z.string(),
  /** Null if the person was removed from the board. */
  actorName: z.string().nullable(),
  createdAt: z.date(),
  readAt: z.date().nullable(),
});

/** A notice of a user. */
export type Notice = z.output<typeof notice>;

interface NoticeServices {
  readonly db: Db;
  readonly clock: Clock;
}

/** The notices of a user from their current boards. */
const noticesFrom = (userId: string, now: number) => sqltag`
  FROM "BoardNotice"
  JOIN "BoardUser" AS "member"
    ON "member"."boardId" = "BoardNotice"."boardId" AND "member"."accountId" = "BoardNotice"."accountId"
  JOIN "Board" ON "Board"."id" = "BoardNotice"."boardId" AND "Board"."deletedAt" IS NULL
  JOIN "Task" ON "Task"."boardId" = "BoardNotice"."boardId" AND "Task"."id" = "BoardNotice"."taskId"
  LEFT JOIN "BoardUser" AS "actor"
    ON "actor"."boardId" = "BoardNotice"."boardId" AND "actor"."id" = "BoardNotice"."actorId"
  WHERE "BoardNotice"."accountId" = ${userId} AND "BoardNotice"."createdAt" >= ${new Date(now - noticeMs)}`;

/** Reads a page of a user's notices, the newest first. @throws InputError if the cursor is invalid */
export async function readNotices(
  { db, clock }: NoticeServices,
  userId: string,
  { first, after }: PageInput,
): Promise<Page<Notice>> {
  const rows = await withBoardTables(db).$queryRaw<object[]>`
    SELECT "BoardNotice".*, "Board"."name" AS "boardName", "Task"."number", "Task"."title", "Task"."deletedAt",
      "actor"."name" AS "actorName"
    ${noticesFrom(userId, clock.now())} 
      ${after ? sqltag`AND ("BoardNotice"."createdAt", "BoardNotice"."id") < (${join(timeInCursor(after))})` : empty}
    ORDER BY "BoardNotice"."createdAt" DESC, "BoardNotice"."id" DESC LIMIT ${first + 1}`;
  const found = rows.slice(0, first).map((row) => notice.parse(row));
  return toPage(found, creationKey, { after, hasNextPage: rows.length > first });
}

const counts = z.array(z.object({ count: z.coerce.number() }));

/** Counts the notices that a user hasn't read. */
export async function countUnreadNotices({ db, clock }: NoticeServices, userId: string): Promise<number> {
  const rows = await withBoardTables(db).$queryRaw`
    SELECT COUNT(*) AS "count" FROM (
      SELECT 1 ${noticesFrom(userId, clock.now())} AND "BoardNotice"."readAt" IS NULL LIMIT ${maxNotices}
    ) AS "unread"`;
  return counts.parse(rows)[0]?.count ?? 0;
}

/** Marks a user's notices as read. @param until the time of the newest notice to mark */
export async function markNoticesRead(
  { db, clock }: NoticeServices,
  userId: string,
  until: Date,
): Promise<void> {
  await withBoardTables(db).boardNotice.updateMany({
    where: { accountId: userId, readAt: null, createdAt: { lte: until } },
    data: { readAt: new Date(clock.now()) },
  });
}
