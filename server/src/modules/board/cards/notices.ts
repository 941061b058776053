import { randomUUID } from 'node:crypto';
import { type BoardForRule, cardOfText, type Outcome, type TextChange } from '@canary/board/changes/change';
import { maxNotices, noticeDays } from '@canary/board/limits';
import { mentionsIn } from '@canary/board/mentions';
import type { BoardUser } from '@canary/board/model';
import { join, sqltag } from '@prisma/client/runtime/client';
import type { BoardNoticeKind } from '../../../generated/sqlite/client.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type BoardDbClient, withBoardTables } from '../database.ts';

/** How long notices are kept, in milliseconds. */
export const noticeMs = noticeDays * 24 * 60 * 60_000;

/** A notice to a member about a card. */
export interface NewNotice {
  readonly accountId: string;
  readonly taskId: string;
  readonly kind: BoardNoticeKind;
  /** The id of the comment with the mention; empty for a description and for an assignment. */
  readonly commentId: string;
  /** The id of the other person on the board. */
  readonly actorId: string;
}

/**
 * Finds the members that a change assigns a card to, or that a text mentions and didn’t mention before. The user who
 * acts gets no notice. Restored cards cause no notices, and the texts of copied cards neither.
 *
 * @param board before the change
 */
export function noticesOf(board: BoardForRule, { writes, texts = [] }: Outcome): NewNotice[] {
  const actor = board.actor();
  if (!actor) return [];
  const notices = (kind: BoardNoticeKind, taskId: string, personIds: readonly string[], commentId = '') =>
    personIds.flatMap((personId): NewNotice[] => {
      const accountId = board.users().get(personId)?.accountId;
      if (!accountId || accountId === actor.accountId) return [];
      return [{ accountId, taskId, kind, commentId, actorId: actor.id }];
    });
  return [
    ...(writes.cards ?? [])
      .filter(({ id }) => !board.archived(id))
      .flatMap((card) => notices('ASSIGNED', card.id, newAssignees(board, card))),
    ...texts
      .filter((text) => board.card(cardOfText(text)))
      .flatMap((text) => {
        const commentId = 'comment' in text ? text.comment.id : '';
        return notices('MENTIONED', cardOfText(text), newMentions(board, text), commentId);
      }),
  ];
}

function newAssignees(board: BoardForRule, { id, assigneeIds = [] }: Patch): string[] {
  const before = board.card(id)?.assigneeIds ?? [];
  return assigneeIds.filter((personId) => !before.includes(personId));
}

type Patch = NonNullable<Outcome['writes']['cards']>[number];

function newMentions(board: BoardForRule, text: TextChange): string[] {
  if ('checklist' in text) return [];
  const [before, after] =
    'comment' in text
      ? [board.comment(text.comment.id)?.text, text.comment.text]
      : [board.description(text.taskId), text.description];
  if (before === after) return [];
  // Names without an account count, too, because a mention means the longest name that fits.
  const people = [...board.users().values()];
  const earlier = new Set(mentionsIn(before ?? '', people));
  return mentionsIn(after, people).filter((id) => !earlier.has(id));
}

/** The new notices of a board, and what else changes which notices are shown. */
interface BoardNotices {
  readonly board: { readonly id: string };
  readonly notices: readonly NewNotice[];
  /** The changed people. */
  readonly users: readonly Pick<BoardUser, 'accountId'>[];
  /** The ids of erased cards. */
  readonly purged: ReadonlySet<string>;
  /** Null if the board was neither renamed nor deleted nor restored. */
  readonly info: object | null;
}

/**
 * Writes the notices of a batch, and deletes the notices of ended memberships. The cards must be written before.
 *
 * @returns the accounts whose number of unread notices may have changed
 */
export async function writeNotices(
  transaction: BoardDbClient,
  boards: readonly BoardNotices[],
  now: Date,
): Promise<Set<string>> {
  const accounts = new Set(boards.flatMap(({ notices }) => notices.map(({ accountId }) => accountId)));
  // A statement can't write a row twice.
  const rows = new Map<string, ReturnType<typeof sqltag>>();
  for (const { board, notices } of boards) {
    for (const { accountId, taskId, kind, commentId, actorId } of notices)
      rows.set(
        [board.id, accountId, taskId, kind, commentId].join(' '),
        sqltag`(${randomUUID()}, ${accountId}, ${board.id}, ${taskId}, ${kind}, ${commentId}, ${actorId}, ${now})`,
      );
  }
  if (rows.size > 0)
    await transaction.$executeRaw`
      INSERT INTO "BoardNotice" ("id", "accountId", "boardId", "taskId", "kind", "commentId", "actorId", "createdAt")
      VALUES ${join([...rows.values()])}
      ON CONFLICT ("accountId", "boardId", "taskId", "kind", "commentId") DO UPDATE SET
        "actorId" = excluded."actorId", "createdAt" = excluded."createdAt", "readAt" = NULL`;
  for (const { board, users, purged, info } of boards) {
    const hasEnded = users.some(({ accountId }) => accountId == null);
    if (!hasEnded && purged.size === 0 && info === null) continue;
    const unread = await transaction.$queryRaw<{ accountId: string }[]>`
      SELECT DISTINCT "accountId" FROM "BoardNotice" WHERE "boardId" = ${board.id} AND "readAt" IS NULL`;
    for (const { accountId } of unread) accounts.add(accountId);
    if (hasEnded)
      await transaction.$executeRaw`
        DELETE FROM "BoardNotice" WHERE "boardId" = ${board.id} AND "accountId" NOT IN (
          SELECT "accountId" FROM "BoardUser" WHERE "boardId" = ${board.id} AND "accountId" IS NOT NULL)`;
  }
  return accounts;
}

/** Deletes old notices, and notices beyond the maximum number of an account. */
export async function purgeNotices(server: Db, now: number): Promise<void> {
  const db = withBoardTables(server);
  await db.boardNotice.deleteMany({ where: { createdAt: { lt: new Date(now - noticeMs) } } });
  const full = await db.boardNotice.groupBy({
    by: 'accountId',
    having: { accountId: { _count: { gt: maxNotices } } },
  });
  for (const { accountId } of full) {
    const surplus = await db.boardNotice.findFirst({
      where: { accountId },
      orderBy: { createdAt: 'desc' },
      skip: maxNotices,
    });
    if (surplus)
      await db.boardNotice.deleteMany({ where: { accountId, createdAt: { lte: surplus.createdAt } } });
  }
}
