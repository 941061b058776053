import { maxNotices } from '@canary/board/limits';
import { empty, join, type Sql, sqltag } from '@prisma/client/runtime/client';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { creationKey, type Page, type PageInput, timeInCursor, toPage } from '../../../platform/paging.ts';
import type { PubSub } from '../../../platform/pubsub/pubsub.ts';
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

/** The notices of users from the boards that they are still a member of. @param accounts a condition on the notices */
const noticesFrom = (accounts: Sql, now: number) => sqltag`
  FROM "BoardNotice"
  JOIN "BoardUser" AS "member"
    ON "member"."boardId" = "BoardNotice"."boardId" AND "member"."accountId" = "BoardNotice"."accountId"
  JOIN "Board" ON "Board"."id" = "BoardNotice"."boardId" AND "Board"."deletedAt" IS NULL
  JOIN "Task" ON "Task"."boardId" = "BoardNotice"."boardId" AND "Task"."id" = "BoardNotice"."taskId"
  LEFT JOIN "BoardUser" AS "actor"
    ON "actor"."boardId" = "BoardNotice"."boardId" AND "actor"."id" = "BoardNotice"."actorId"
  WHERE ${accounts} AND "BoardNotice"."createdAt" >= ${new Date(now - noticeMs)}`;

const ofUser = (userId: string) => sqltag`"BoardNotice"."accountId" = ${userId}`;

const noticeColumns = sqltag`"BoardNotice".*, "Board"."name" AS "boardName", "Task"."number", "Task"."title",
  "Task"."deletedAt", "actor"."name" AS "actorName"`;

/** Reads a page of a user's notices, the newest first. @throws InputError if the cursor is invalid */
export async function readNotices(
  { db, clock }: NoticeServices,
  userId: string,
  { first, after }: PageInput,
): Promise<Page<Notice>> {
  const rows = await withBoardTables(db).$queryRaw<object[]>`
    SELECT ${noticeColumns} ${noticesFrom(ofUser(userId), clock.now())}
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
      SELECT 1 ${noticesFrom(ofUser(userId), clock.now())} AND "BoardNotice"."readAt" IS NULL LIMIT ${maxNotices}
    ) AS "unread"`;
  return counts.parse(rows)[0]?.count ?? 0;
}

/** The notices up to a time, or about a card. */
type NoticesToMark = { readonly until: Date } | { readonly boardId: string; readonly taskId: string };

/** Marks a user's notices as read. */
export async function markNoticesRead(
  { db, clock, pubsub }: NoticeServices & { readonly pubsub: PubSub },
  userId: string,
  notices: NoticesToMark,
): Promise<void> {
  const which = 'until' in notices ? { createdAt: { lte: notices.until } } : notices;
  const { count } = await withBoardTables(db).boardNotice.updateMany({
    where: { accountId: userId, readAt: null, ...which },
    data: { readAt: new Date(clock.now()) },
  });
  if (count > 0) pubsub.publish(`viewer:${userId}`);
}

/** A span of time: after `from`, up to and including `until`. */
interface Span {
  readonly from: Date;
  readonly until: Date;
}

const inSpan = ({ from, until }: Span) => sqltag`"BoardNotice"."readAt" IS NULL
  AND "BoardNotice"."createdAt" > ${from} AND "BoardNotice"."createdAt" <= ${until}`;

/** Reads all unread notices of a user from a span, the newest first. */
export async function readUnreadNotices(
  { db, clock }: NoticeServices,
  userId: string,
  span: Span,
): Promise<Notice[]> {
  const rows = await withBoardTables(db).$queryRaw<object[]>`
    SELECT ${noticeColumns} ${noticesFrom(ofUser(userId), clock.now())} AND ${inSpan(span)}
    ORDER BY "BoardNotice"."createdAt" DESC, "BoardNotice"."id" DESC`;
  return rows.map((row) => notice.parse(row));
}

const accountIds = z.array(z.object({ accountId: z.string() }));

/** Finds users with unread notices from a span that weren’t emailed, and that may be emailed now. */
export async function findUsersToMail(
  { db, clock }: NoticeServices,
  span: Span,
  limit: number,
): Promise<string[]> {
  const now = new Date(clock.now());
  const mayBeMailed = sqltag`EXISTS (
    SELECT 1 FROM "User" WHERE "User"."id" = "BoardNotice"."accountId"
      AND "User"."noticeEmails" AND "User"."emailVerifiedAt" IS NOT NULL
      AND ("User"."noticeMailAfter" IS NULL OR "User"."noticeMailAfter" <= ${now})
      AND ("User"."noticesMailedUntil" IS NULL OR "BoardNotice"."createdAt" > "User"."noticesMailedUntil"))`;
  const rows = await withBoardTables(db).$queryRaw`
    SELECT DISTINCT "BoardNotice"."accountId" ${noticesFrom(mayBeMailed, clock.now())} AND ${inSpan(span)}
    LIMIT ${limit}`;
  return accountIds.parse(rows).map(({ accountId }) => accountId);
}
